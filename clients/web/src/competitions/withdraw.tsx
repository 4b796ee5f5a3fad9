import { reloadLists } from '../api/live';
import { useChange } from '../api/use-change';
import { ConfirmedButton } from '../design/confirmed-button';
import { SendOutcome } from '../design/outcome';
import { ReenterCompetitionDocument, WithdrawFromCompetitionDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import type { PartProps } from './part-props';

type Props = Pick<PartProps, 'competition'>;

/** Withdraws from the competition. After the draw all that is left is lost. */
export function Withdraw({ competition }: Props) {
  const { id } = competition;
  const withdraw = useChange(
    WithdrawFromCompetitionDocument,
    (data) => data.withdrawFromCompetition,
  );
  async function send(): Promise<void> {
    await withdraw.send({ input: { competitionId: id } });
    reloadLists();
  }
  return (
    <>
      <ConfirmedButton
        question={withdrawQuestion(competition)}
        disabled={withdraw.isSending}
        onConfirm={() => void send()}
      >
        {t('competitions.withdraw')}
      </ConfirmedButton>
      <SendOutcome errors={withdraw.otherErrors()} />
    </>
  );
}

/** What withdrawing means now. Only on a ladder can one enter again after the draw. */
function withdrawQuestion({ startedAt, form }: Props['competition']): string {
  if (!startedAt) return t('competitions.withdrawAsk');
  return t(form.isLadder ? 'competitions.withdrawLadderAsk' : 'competitions.withdrawRunningAsk');
}

/** Buys another lot after a loss. */
export function Reenter({ competition: { id } }: Props) {
  const reenter = useChange(ReenterCompetitionDocument, (data) => data.reenterCompetition);
  async function send(): Promise<void> {
    await reenter.send({ input: { competitionId: id } });
    reloadLists();
  }
  return (
    <>
      <ConfirmedButton
        question={t('competitions.reenterAsk')}
        disabled={reenter.isSending}
        onConfirm={() => void send()}
      >
        {t('competitions.reenter')}
      </ConfirmedButton>
      <SendOutcome errors={reenter.otherErrors()} />
    </>
  );
}
