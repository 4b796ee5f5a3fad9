import { useDeed } from '../api/deed';
import { ResignDocument } from '../generated/graphql';
import type { BesideMatchFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { Confirm } from './confirm';
import { Wrong } from './wrong';

/** Gives the match up; asks once more, since a tap is soon made. */
export function ResignMatch({ match }: { match: BesideMatchFragment }) {
  const { run, isRunning, wrong } = useDeed(ResignDocument);
  const resign = () => run({ input: { matchId: match.id, idempotencyKey: `resign ${match.id}` } });
  return (
    <div>
      <Confirm
        label={t('beside.resign')}
        question={t(match.seats.length > 2 ? 'beside.resignToBot' : 'beside.resignAsk')}
        yes={t('beside.resignYes')}
        isRunning={isRunning}
        onYes={() => void resign()}
      />
      <Wrong text={wrong} />
    </div>
  );
}
