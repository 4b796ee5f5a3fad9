import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { textOf } from '../account/fields';
import { Button } from '../design/button';
import { Field } from '../design/field';
import { Panel } from '../design/panel';
import { Select } from '../design/select';
import type { AuditAct } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { ACTS } from './acts';
import styles from './moderation.module.css';

interface Props {
  readonly actor: string;
  readonly subject: string;
  readonly kind: AuditAct | null;
}

/** Filters of the log: what was done, by whom, and about whom. */
export function LogFilters({ actor, subject, kind }: Props) {
  const { route } = useLocation();
  const [chosen, setChosen] = useState<AuditAct | ''>(kind ?? '');
  function show(fields: FormData): void {
    const wanted = {
      ...{ kind: chosen, actor: textOf(fields, 'actor'), subject: textOf(fields, 'subject') },
    };
    const given = Object.entries(wanted).map(([name, text]) => [name, text.trim()]);
    const query = new URLSearchParams(given.filter(([, text]) => text)).toString();
    route(query ? `/moderation/log?${query}` : '/moderation/log', true);
  }
  return (
    <Panel title={t('moderation.filter')}>
      <form
        class={styles.fields}
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          show(new FormData(event.currentTarget));
        }}
      >
        <Select<AuditAct | ''>
          label={t('moderation.act')}
          options={[
            ['', t('moderation.anyAct')],
            ...ACTS.map((act) => [act, t(`moderation.did.${act}`)] as const),
          ]}
          value={chosen}
          onChoose={setChosen}
        />
        <Name label={t('moderation.actor')} name="actor" value={actor} />
        <Name label={t('moderation.subject')} name="subject" value={subject} />
        <Button type="submit">{t('moderation.show')}</Button>
      </form>
    </Panel>
  );
}

function Name({ label, name, value }: { label: string; name: string; value: string }) {
  return (
    <Field
      {...{ label, name }}
      defaultValue={value}
      maxLength={40}
      autocomplete="off"
      autocapitalize="none"
      spellcheck={false}
    />
  );
}
