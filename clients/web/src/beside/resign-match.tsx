import { useDeed } from '../api/deed';
import { ConfirmedButton } from '../design/confirmed-button';
import { ResignDocument } from '../generated/graphql';
import type { BesideMatchFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { Wrong } from './wrong';

/** Gives the match up; asks once more, since a tap is soon made. */
export function ResignMatch({ match }: { match: BesideMatchFragment }) {
  const { run, isRunning, wrong } = useDeed(ResignDocument);
  const resign = () => run({ input: { matchId: match.id, idempotencyKey: `resign ${match.id}` } });
  return (
    <div>
      <ConfirmedButton
        question={t(match.seats.length > 2 ? 'beside.resignToBot' : 'beside.resignAsk')}
        disabled={isRunning}
        onConfirm={() => void resign()}
      >
        {t('beside.resign')}
      </ConfirmedButton>
      <Wrong text={wrong} />
    </div>
  );
}
