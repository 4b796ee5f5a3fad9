import { useChange } from '../api/use-change';
import { ConfirmedChange } from '../app/confirmed-change';
import { ResignDocument } from '../generated/graphql';
import type { SidebarMatchFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';

/** Resigns the match after a confirmation. */
export function ResignMatch({ match: { id, seats } }: { match: SidebarMatchFragment }) {
  const resign = useChange(ResignDocument, (data) => data.resign);
  return (
    <div>
      <ConfirmedChange
        change={resign}
        variables={{ input: { matchId: id, idempotencyKey: `resign ${id}` } }}
        question={t(seats.length > 2 ? 'sidebar.resignToBot' : 'sidebar.resignAsk')}
      >
        {t('sidebar.resign')}
      </ConfirmedChange>
    </div>
  );
}
