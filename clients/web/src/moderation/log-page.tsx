import { useLocation } from 'preact-iso';
import { LivePages } from '../app/live-pages';
import { Panel } from '../design/panel';
import { AuditLogDocument } from '../generated/graphql';
import type { AuditLogQueryVariables } from '../generated/graphql';
import { t } from '../i18n/i18n';
import rows from '../match/rows.module.css';
import { LogFilters } from './log-filters';
import { ACTS } from './acts';
import { LoggedEntry } from './logged-entry';
import { ModerationPage } from './moderation-page';
import styles from './moderation.module.css';

/** What moderators, admins and the operator did: appeals that wait first. The address has the filters. */
export function LogPage() {
  const { query } = useLocation();
  const { actor = '', subject = '', kind: asked } = query;
  const kind = ACTS.find((known) => known === asked) ?? null;
  const filters = { actor: actor || null, subject: subject || null, kind };
  return (
    <ModerationPage title={t('moderation.log')} needs="ADMIN">
      <Panel title={t('moderation.openAppeals')}>
        <Entries filters={{ openAppeals: true }} none={t('moderation.noAppeals')} />
      </Panel>
      <LogFilters key={`${actor} ${subject} ${kind ?? ''}`} {...{ actor, subject, kind }} />
      <Panel title={t('moderation.entries')}>
        <Entries key={JSON.stringify(filters)} filters={filters} none={t('moderation.noEntries')} />
      </Panel>
    </ModerationPage>
  );
}

interface Props {
  readonly filters: Omit<AuditLogQueryVariables, 'after'>;
  /** Said if there are no such entries. */
  readonly none: string;
}

function Entries({ filters, none }: Props) {
  return (
    <LivePages
      query={AuditLogDocument}
      variablesAt={(after) => ({ ...filters, after })}
      infoOf={({ auditLog }) => auditLog.pageInfo}
    >
      {({ auditLog }, isFirst) => {
        const found = auditLog.nodes.filter((entry) => entry !== null);
        if (found.length === 0) return isFirst ? <p class={rows.empty}>{none}</p> : null;
        return (
          <ol class={styles.entries}>
            {found.map((entry) => (
              <LoggedEntry key={entry.id} entry={entry} />
            ))}
          </ol>
        );
      }}
    </LivePages>
  );
}
