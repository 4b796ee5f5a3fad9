import { useListChange } from '../api/use-list-change';
import { ConfirmedChange } from '../app/confirmed-change';
import { ReenterCompetitionDocument, WithdrawFromCompetitionDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import type { PartProps } from './part-props';

type Props = Pick<PartProps, 'competition'>;

/** Withdraws from the competition. After the draw all that is left is lost. */
export function Withdraw({ competition }: Props) {
  const withdraw = useListChange(
    WithdrawFromCompetitionDocument,
    (data) => data.withdrawFromCompetition,
  );
  return (
    <ConfirmedChange
      change={withdraw}
      variables={{ input: { competitionId: competition.id } }}
      question={withdrawQuestion(competition)}
    >
      {t('competitions.withdraw')}
    </ConfirmedChange>
  );
}

/** What withdrawing means now. Only on a ladder can one enter again after the draw. */
function withdrawQuestion({ startedAt, form }: Props['competition']): string {
  if (!startedAt) return t('competitions.withdrawAsk');
  return t(form.isLadder ? 'competitions.withdrawLadderAsk' : 'competitions.withdrawRunningAsk');
}

/** Buys another lot after a loss. */
export function Reenter({ competition: { id } }: Props) {
  const reenter = useListChange(ReenterCompetitionDocument, (data) => data.reenterCompetition);
  return (
    <ConfirmedChange
      change={reenter}
      variables={{ input: { competitionId: id } }}
      question={t('competitions.reenterAsk')}
    >
      {t('competitions.reenter')}
    </ConfirmedChange>
  );
}
