import { useLocation } from 'preact-iso';
import { useEffect, useRef } from 'preact/hooks';
import { useKey } from '../api/idempotency-key';
import { useChange } from '../api/use-change';
import { viewerStateOf } from '../challenge/seats';
import { Button } from '../design/button';
import { ConfirmedButton } from '../design/confirmed-button';
import { LinkButton } from '../design/link-button';
import { SendOutcome } from '../design/outcome';
import { seedFor, seedTaken, useNextSeed } from '../fairness/seeds';
import { DeclineRematchDocument, OfferRematchDocument } from '../generated/graphql';
import type { SidebarMatchFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import parts from './parts.module.css';
import { shownName } from '../people/user-name';

const tableOf = (id: string): string => `/match/${encodeURIComponent(id)}`;

/** Offers, accepts or declines a rematch, and links to it once it has begun. */
export function Rematch({ match }: { match: SidebarMatchFragment }) {
  const { route } = useLocation();
  const request = useChange(OfferRematchDocument, (data) => data.offerRematch);
  const decline = useChange(DeclineRematchDocument, (data) => data.declineChallenge);
  const { keyFor, isDone } = useKey();
  const nextSeedFor = useNextSeed();
  const { rematchOffer: offer, viewerSeat, seats } = match;
  const viewer = viewerSeat === null ? null : (seats[viewerSeat]?.user.id ?? null);
  const isWaiting = offer !== null && viewerStateOf(offer.table, viewer) === 'accepted';
  useLead(isWaiting, match.rematch?.id);

  async function play(): Promise<void> {
    const { id: matchId } = match;
    const idempotencyKey = keyFor({ matchId });
    const seed = offer ? { clientSeed: seedFor(offer) } : await nextSeedFor(idempotencyKey);
    const data = await request.send({ input: { matchId, ...seed, idempotencyKey } });
    if (data) isDone();
    seedTaken(data?.offerRematch.challenge?.matchId);
    const rematch = data?.offerRematch.match;
    if (rematch) route(tableOf(rematch.id));
  }
  if (match.rematch)
    return (
      <LinkButton kind="main" href={tableOf(match.rematch.id)}>
        {t('sidebar.toRematch')}
      </LinkButton>
    );
  if (isWaiting) return <p role="status">{t('sidebar.rematchOffered')}</p>;
  return (
    <div class={parts.part}>
      {offer && <p>{t('sidebar.rematchRequested', { name: shownName(offer.creator.username) })}</p>}
      <div class={parts.row}>
        <Button kind="main" disabled={request.isSending} onClick={() => void play()}>
          {t(offer ? 'sidebar.rematchAccept' : 'sidebar.rematchOffer')}
        </Button>
        {offer && (
          <ConfirmedButton
            question={t('sidebar.rematchDeclineAsk')}
            disabled={decline.isSending}
            onConfirm={() => void decline.send({ input: { challengeId: offer.id } })}
          >
            {t('sidebar.rematchDecline')}
          </ConfirmedButton>
        )}
      </div>
      <SendOutcome errors={[...request.otherErrors(), ...decline.otherErrors()]} />
    </div>
  );
}

/** Leads a player who waits here for the others to the rematch as soon as it has begun. */
function useLead(isWaiting: boolean, rematch: string | undefined): void {
  const { route } = useLocation();
  const hasWaited = useRef(false);
  hasWaited.current ||= isWaiting;
  useEffect(() => {
    if (rematch && hasWaited.current) route(tableOf(rematch));
  }, [rematch]);
}
