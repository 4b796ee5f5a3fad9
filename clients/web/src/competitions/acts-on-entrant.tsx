import { useListChange } from '../api/use-list-change';
import { ConfirmedChange } from '../app/confirmed-change';
import { ChallengeOnLadderDocument, DisqualifyEntryDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { may } from './acts';
import styles from './competitions.module.css';
import { nameOfEntrant } from './entrant-name';
import type { Competition } from './part-props';
import { isReplaced } from './replaced';
import type { ListedEntry } from './replaced';
import { WithReason } from './with-reason';

interface Props {
  readonly competition: Competition;
  readonly entry: ListedEntry;
}

/** What the viewer may do with an entrant: challenge on a ladder, and disqualify as the organiser. */
export function ActsOnEntrant({ competition, entry }: Props) {
  const { viewerEntry, acts } = competition;
  const isOwn = viewerEntry?.number === entry.number;
  const isIn = ['ENTERED', 'WAITING', 'INCOMPLETE'].includes(entry.status) && !isReplaced(entry);
  return (
    <>
      {!isOwn && entry.viewerChallenge && <Challenge competition={competition} entry={entry} />}
      {isIn && may(acts, 'DISQUALIFY') && <Disqualify competition={competition} entry={entry} />}
    </>
  );
}

/** A challenge on a ladder. Its match begins at once. Why it is not possible is said beforehand. */
function Challenge({ competition, entry }: Props) {
  const challenge = useListChange(ChallengeOnLadderDocument, (data) => data.challengeOnLadder);
  const refusal = entry.viewerChallenge?.refusal;
  // Who has no place on the ladder is told so once, on the overview.
  if (refusal) return competition.viewerEntry ? <p class={styles.note}>{refusal.message}</p> : null;
  return (
    <ConfirmedChange
      change={challenge}
      variables={{ input: { competitionId: competition.id, number: entry.number } }}
      question={t('competitions.challengeAsk', { name: nameOfEntrant(entry) })}
    >
      {t('people.challenge')}
    </ConfirmedChange>
  );
}

function Disqualify({ competition, entry }: Props) {
  const disqualify = useListChange(DisqualifyEntryDocument, (data) => data.disqualifyEntry);
  const name = nameOfEntrant(entry);
  return (
    <WithReason
      title={t('competitions.disqualify', { name })}
      question={t('competitions.disqualifyAsk', { name })}
      change={disqualify}
      variablesFor={(reason) => ({
        input: { competitionId: competition.id, number: entry.number, reason },
      })}
    />
  );
}
