import { useListChange } from '../api/use-list-change';
import { InvitationWays } from '../challenge/invitation-link';
import { SendOutcome } from '../design/outcome';
import { Panel } from '../design/panel';
import { CancelCompetitionDocument, EndRoundEarlyDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import people from '../people/people.module.css';
import { may } from './acts';
import { pageOfCompetition } from './addresses';
import { ChangeCompetition } from './change-competition';
import type { PartProps } from './part-props';
import { WithReason } from './with-reason';

/** What the organiser may do now; nothing for others. */
export function Organise({ competition }: Pick<PartProps, 'competition'>) {
  const { id, name, acts, invitation } = competition;
  const endRound = useListChange(EndRoundEarlyDocument, (data) => data.endRoundEarly);
  const cancel = useListChange(CancelCompetitionDocument, (data) => data.cancelCompetition);
  const mayAnything = (['CHANGE', 'END_ROUND', 'CANCEL', 'DISQUALIFY'] as const).some((act) =>
    may(acts, act),
  );
  if (!mayAnything) return null;
  return (
    <Panel title={t('competitions.organise')}>
      <p class={people.muted}>{t('competitions.organiseHint')}</p>
      {invitation && (
        <InvitationWays
          path={pageOfCompetition(id, undefined, invitation.invitationToken)}
          title={name}
        />
      )}
      {may(acts, 'CHANGE') && <ChangeCompetition competition={competition} />}
      {may(acts, 'END_ROUND') && (
        <WithReason
          title={t('competitions.endRound')}
          question={t('competitions.endRoundAsk')}
          change={endRound}
          variablesFor={(reason) => ({ input: { competitionId: id, reason } })}
        />
      )}
      {may(acts, 'CANCEL') && (
        <WithReason
          title={t('competitions.cancelIt')}
          question={t('competitions.cancelAsk')}
          change={cancel}
          variablesFor={(reason) => ({ input: { competitionId: id, reason } })}
        />
      )}
      <SendOutcome done={endRound.isDone && t('competitions.actDone')} />
    </Panel>
  );
}
