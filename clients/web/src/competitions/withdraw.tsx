import { reloadLists } from '../api/live';
import { useChange } from '../api/use-change';
import { ConfirmedButton } from '../design/confirmed-button';
import { SendOutcome } from '../design/outcome';
import { ReenterCompetitionDocument, WithdrawFromCompetitionDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import type { PartProps } from './part-props';

type Props = Pick<PartProps, 'competition'>;

/** Withdraws from the competition. After the draw all that is left is lost. */
export function Withdraw({ competition: { id, startedAt } }: Props) {
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
        question={t(startedAt ? 'competitions.withdrawRunningAsk' : 'competitions.withdrawAsk')}
        disabled={withdraw.isSending}
        onConfirm={() => void send()}
      >
        {t('competitions.withdraw')}
      </ConfirmedButton>
      <SendOutcome errors={withdraw.otherErrors()} />
    </>
  );
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
