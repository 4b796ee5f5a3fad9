import { useLocation } from 'preact-iso';
import { useKey } from '../api/key';
import { useChange } from '../api/use-change';
import { standingOf } from '../challenge/places';
import { Button } from '../design/button';
import { SendOutcome } from '../design/outcome';
import { DeclineRematchDocument, OfferRematchDocument } from '../generated/graphql';
import type { BesideMatchFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import parts from './parts.module.css';

const tableOf = (id: string): string => `/match/${encodeURIComponent(id)}`;

/** Offers, accepts or declines a rematch, and links to it once it has begun. */
export function Rematch({ match }: { match: BesideMatchFragment }) {
  const { route } = useLocation();
  const offer = useChange(OfferRematchDocument, (data) => data.offerRematch);
  const decline = useChange(DeclineRematchDocument, (data) => data.declineChallenge);
  const { keyFor, isDone } = useKey();
  const { rematchOffer: asked, viewerSeat, seats } = match;
  const viewer = viewerSeat === null ? null : (seats[viewerSeat]?.user.id ?? null);

  async function play(): Promise<void> {
    const wish = { matchId: match.id };
    const data = await offer.send({ input: { ...wish, idempotencyKey: keyFor(wish) } });
    if (data) isDone();
    const begun = data?.offerRematch.match;
    if (begun) route(tableOf(begun.id));
  }
  if (match.rematch)
    return (
      <p class={parts.hint}>
        <a href={tableOf(match.rematch.id)}>{t('beside.toRematch')}</a>
      </p>
    );
  if (asked && standingOf(asked.table, viewer) === 'seated')
    return <p role="status">{t('beside.rematchOffered')}</p>;
  return (
    <div class={parts.part}>
      {asked && <p>{t('beside.rematchAsked', { name: asked.creator.username })}</p>}
      <div class={parts.row}>
        <Button kind="main" disabled={offer.isSending} onClick={() => void play()}>
          {t(asked ? 'beside.rematchAccept' : 'beside.rematchOffer')}
        </Button>
        {asked && (
          <Button
            disabled={decline.isSending}
            onClick={() => void decline.send({ input: { challengeId: asked.id } })}
          >
            {t('beside.rematchDecline')}
          </Button>
        )}
      </div>
      <SendOutcome wrong={[...offer.others(), ...decline.others()]} />
    </div>
  );
}
