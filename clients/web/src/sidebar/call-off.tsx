import { useKey } from '../api/idempotency-key';
import { useChange } from '../api/use-change';
import { Button } from '../design/button';
import { ConfirmedButton } from '../design/confirmed-button';
import { SendOutcome } from '../design/outcome';
import { OfferAbortDocument, WithdrawAbortDocument } from '../generated/graphql';
import type { SidebarMatchFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import parts from './parts.module.css';
import { shownName } from '../people/user-name';

/** Offers to call the match off early, accepts such an offer, or withdraws it. */
export function CallOff({ match }: { match: SidebarMatchFragment }) {
  const offer = useChange(OfferAbortDocument, (data) => data.offerAbort);
  const withdraw = useChange(WithdrawAbortDocument, (data) => data.withdrawAbort);
  const { keyFor, isDone } = useKey();
  const { viewerSeat, abortOffers, seats } = match;
  const others = abortOffers.filter((seat) => seat !== viewerSeat);
  const hasOffered = viewerSeat !== null && abortOffers.includes(viewerSeat);
  if (!match.canCallOff) return null;
  const names = others.map((seat) => shownName(seats[seat]?.user.username ?? '')).join(', ');
  async function send(change: typeof offer | typeof withdraw): Promise<void> {
    const { id: matchId } = match;
    const idempotencyKey = keyFor({ matchId, hasOffered });
    if (await change.send({ input: { matchId, idempotencyKey } })) isDone();
  }
  return (
    <div>
      <p class={parts.hint} role="status">
        {hasOffered && t('sidebar.abortOffered')}
        {!hasOffered &&
          others.length > 0 &&
          t('sidebar.abortRequested', { names, count: others.length })}
      </p>
      {hasOffered && (
        <Button disabled={withdraw.isSending} onClick={() => void send(withdraw)}>
          {t('sidebar.abortWithdraw')}
        </Button>
      )}
      {!hasOffered && others.length > 0 && (
        <ConfirmedButton
          question={t('sidebar.abortAcceptAsk')}
          disabled={offer.isSending}
          onConfirm={() => void send(offer)}
        >
          {t('sidebar.abortAccept')}
        </ConfirmedButton>
      )}
      {!hasOffered && others.length === 0 && (
        <Button disabled={offer.isSending} onClick={() => void send(offer)}>
          {t('sidebar.abortOffer')}
        </Button>
      )}
      <SendOutcome errors={[...offer.otherErrors(), ...withdraw.otherErrors()]} />
    </div>
  );
}
