import { useListChange } from '../api/use-list-change';
import { Button } from '../design/button';
import { ConfirmedButton } from '../design/confirmed-button';
import { SendOutcome } from '../design/outcome';
import { AnswerCompetitionPartnerDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import people from '../people/people.module.css';
import type { PartProps } from './part-props';

/** Answers a player who wants the viewer as a partner. */
export function AnswerPartner({ competition }: Pick<PartProps, 'competition'>) {
  const answer = useListChange(
    AnswerCompetitionPartnerDocument,
    (data) => data.answerCompetitionPartner,
  );
  const send = (agree: boolean) =>
    void answer.send({ input: { competitionId: competition.id, agree } });
  const name = competition.viewerEntry?.user.username ?? '';
  return (
    <>
      <p>{t('competitions.partnerAsks', { name })}</p>
      <div class={people.actions}>
        <Button kind="main" disabled={answer.isSending} onClick={() => send(true)}>
          {t('competitions.partnerAgree')}
        </Button>
        <ConfirmedButton
          question={t('competitions.partnerDeclineAsk', { name })}
          disabled={answer.isSending}
          onConfirm={() => send(false)}
        >
          {t('competitions.partnerDecline')}
        </ConfirmedButton>
      </div>
      <SendOutcome errors={answer.otherErrors()} />
    </>
  );
}
