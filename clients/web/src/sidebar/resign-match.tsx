import { useChange } from '../api/use-change';
import { ConfirmedButton } from '../design/confirmed-button';
import { SendOutcome } from '../design/outcome';
import { ResignDocument } from '../generated/graphql';
import type { SidebarMatchFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';

/** Resigns the match after a confirmation. */
export function ResignMatch({ match }: { match: SidebarMatchFragment }) {
  const { send, isSending, otherErrors } = useChange(ResignDocument, (data) => data.resign);
  const resign = () => send({ input: { matchId: match.id, idempotencyKey: `resign ${match.id}` } });
  return (
    <div>
      <ConfirmedButton
        question={t(match.seats.length > 2 ? 'sidebar.resignToBot' : 'sidebar.resignAsk')}
        disabled={isSending}
        onConfirm={() => void resign()}
      >
        {t('sidebar.resign')}
      </ConfirmedButton>
      <SendOutcome errors={otherErrors()} />
    </div>
  );
}
