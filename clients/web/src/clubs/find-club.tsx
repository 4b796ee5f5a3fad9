import { useLocation } from 'preact-iso';
import { textOf } from '../account/fields';
import { LivePages } from '../app/live-pages';
import { Button } from '../design/button';
import { Field } from '../design/field';
import { Panel } from '../design/panel';
import { FindClubsDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import people from '../people/people.module.css';
import { ClubList } from './club-list';

/** The clubs that everyone sees, by the beginning of their names. The search text is in the address. */
export function FindClub() {
  const { query, route } = useLocation();
  const prefix = query['name'] ?? '';
  return (
    <Panel title={t('clubs.findTitle')}>
      <form
        class={people.form}
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          const name = textOf(new FormData(event.currentTarget), 'name').trim();
          route(name ? `/clubs?name=${encodeURIComponent(name)}` : '/clubs', true);
        }}
      >
        <Field
          label={t('clubs.findLabel')}
          name="name"
          type="search"
          maxLength={40}
          autocomplete="off"
          defaultValue={prefix}
        />
        <Button type="submit">{t('clubs.find')}</Button>
      </form>
      <LivePages
        key={prefix}
        query={FindClubsDocument}
        variablesAt={(after) => ({ prefix: prefix || null, after })}
        infoOf={({ clubs }) => clubs.pageInfo}
      >
        {({ clubs }, isFirst) => {
          const found = clubs.nodes.filter((club) => club !== null);
          if (found.length === 0)
            return isFirst ? <p role="status">{t('clubs.noneFound')}</p> : null;
          return <ClubList clubs={found} />;
        }}
      </LivePages>
    </Panel>
  );
}
