import { reloadLists } from '../api/live';
import { useChange } from '../api/use-change';
import { Button } from '../design/button';
import { ConfirmedButton } from '../design/confirmed-button';
import { SendOutcome } from '../design/outcome';
import { AnswerCompetitionPartnerDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import people from '../people/people.module.css';
import type { PartProps } from './part-props';

/** Answers a player who wants the viewer as a partner. */
export function AnswerPartner({ competition }: Pick<PartProps, 'competition'>) {
  const answer = useChange(
    AnswerCompetitionPartnerDocument,
    (data) => data.answerCompetitionPartner,
  );
  async function send(agree: boolean): Promise<void> {
    await answer.send({ input: { competitionId: competition.id, agree } });
    reloadLists();
  }
  const name = competition.viewerEntry?.user.username ?? '';
  return (
    <>
      <p>{t('competitions.partnerAsks', { name })}</p>
      <div class={people.actions}>
        <Button kind="main" disabled={answer.isSending} onClick={() => void send(true)}>
          {t('competitions.partnerAgree')}
        </Button>
        <ConfirmedButton
          question={t('competitions.partnerDeclineAsk', { name })}
          disabled={answer.isSending}
          onConfirm={() => void send(false)}
        >
          {t('competitions.partnerDecline')}
        </ConfirmedButton>
      </div>
      <SendOutcome errors={answer.otherErrors()} />
    </>
  );
}
