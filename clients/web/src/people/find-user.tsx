import { useQuery } from '@urql/preact';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { Loading } from '../app/pending';
import { Button } from '../design/button';
import { Field } from '../design/field';
import { Panel } from '../design/panel';
import { FindUsersDocument } from '../generated/graphql';
import { textOf } from '../account/fields';
import { t } from '../i18n/i18n';
import { More } from '../design/more';
import styles from './people.module.css';
import { PersonRow } from './person-row';

/** Finds users by the beginning of their names. The search text is in the address. */
export function FindUser() {
  const { query, route } = useLocation();
  const prefix = query['name'] ?? '';
  return (
    <Panel title={t('people.findTitle')}>
      <form
        class={styles.form}
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          const name = textOf(new FormData(event.currentTarget), 'name').trim();
          route(`/people?name=${encodeURIComponent(name)}`, true);
        }}
      >
        <Field
          label={t('people.findLabel')}
          hint={t('people.findHint')}
          name="name"
          type="search"
          minLength={2}
          maxLength={20}
          required
          autocomplete="off"
          autocapitalize="none"
          defaultValue={prefix}
        />
        <Button kind="main" type="submit">
          {t('people.find')}
        </Button>
      </form>
      {prefix && <Found key={prefix} prefix={prefix} />}
    </Panel>
  );
}

function Found({ prefix }: { prefix: string }) {
  const [after, setAfter] = useState<string | null>(null);
  const [{ data, error, fetching }] = useQuery({
    query: FindUsersDocument,
    variables: { prefix, after },
  });
  if (error && !data)
    return <p role="status">{error.graphQLErrors[0]?.message ?? t('app.failed')}</p>;
  if (!data) return <Loading />;
  const users = data.users.nodes.filter((user) => user !== null);
  return (
    <>
      <p role="status" class={styles.muted}>
        {t('people.found', { count: users.length })}
      </p>
      <ul class={styles.list}>
        {users.map((user) => (
          <PersonRow key={user.id} user={user} />
        ))}
      </ul>
      <More page={data.users.pageInfo} isLoading={fetching} onMore={setAfter} />
    </>
  );
}
