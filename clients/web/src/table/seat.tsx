import { CardBack } from '../cards/card-back';
import { CardFace } from '../cards/card-face';
import { t } from '../i18n/i18n';
import type { Match } from './game';
import { shortContractName, nameOf, seatPlaceOf } from './game';
import styles from './seat.module.css';

interface Props {
  readonly match: Match;
  readonly seat: number;
  /** False for the viewer's own seat when its hand is shown. */
  readonly hasCards: boolean;
}

/** A player at the table: name, role in the deal, and number of cards. */
export function Seat({ match, seat, hasCards }: Props) {
  const { deal } = match;
  const isToAct = deal.toAct === seat;
  return (
    <div
      class={styles.seat}
      data-place={seatPlaceOf(match, seat)}
      data-to-act={isToAct || undefined}
    >
      <p class={styles.plate}>
        <span class={styles.name} title={nameOf(match, seat)}>
          {nameOf(match, seat)}
        </span>
        <Parts match={match} seat={seat} />
      </p>
      <Call match={match} seat={seat} />
      <TrickCount match={match} seat={seat} />
      {hasCards && <Cards match={match} seat={seat} />}
    </div>
  );
}

function Parts({ match: { deal, seats }, seat }: { match: Match; seat: number }) {
  const isLeader = seats.length > 2 && deal.trick[0]?.seat === seat;
  return (
    <>
      {deal.declarer === seat && <span class={styles.part}>{t('table.declarer')}</span>}
      {deal.dealer === seat && <span class={styles.part}>{t('table.dealer')}</span>}
      {isLeader && <span class={styles.part}>{t('table.leads')}</span>}
    </>
  );
}

const CALLING: readonly string[] = ['BIDDING', 'RAISE', 'DOUBLING'];

/** The player's last call, during bidding and doubling. Afterwards the declarer's contract is shown above the table. */
function Call({ match, seat }: { match: Match; seat: number }) {
  const { bids, phase, declarer } = match.deal;
  const call = bids.findLast((each) => each.seat === seat);
  if (!call || !CALLING.includes(phase)) return null;
  if (declarer === seat && call.kind === 'PASS') return null;
  const contract = call.contract && shortContractName(match, call.contract);
  const parts = [contract || t(`table.call.${call.kind}`)];
  if (call.withoutTalon) parts.push(t('table.withoutTalon'));
  return <p class={styles.call}>{parts.join(' ')}</p>;
}

/** The player's tricks and card points so far. */
function TrickCount({ match: { deal }, seat }: { match: Match; seat: number }) {
  const points = deal.cardPoints?.[seat];
  const tricks = deal.tricks[seat] ?? 0;
  if (tricks === 0 && !points) return null;
  return (
    <p class={styles.taken}>
      {t('table.tricks', { count: tricks })}
      {typeof points === 'number' && ` · ${t('table.cardPoints', { count: points })}`}
    </p>
  );
}

/** The player's cards. A card that everybody has seen is face up. */
function Cards({ match: { deal }, seat }: { match: Match; seat: number }) {
  const hand = deal.hands.find((each) => each.seat === seat);
  if (!hand) return null;
  const open = hand.cards ?? hand.known;
  const backs = Array.from({ length: Math.max(0, hand.count - open.length) }, (_, i) => i);
  return (
    <div class={styles.cards} role="group" aria-label={t('cards.back', { count: hand.count })}>
      {backs.map((index) => (
        <span key={index} class={styles.slot}>
          <CardBack />
        </span>
      ))}
      {open.map((card) => (
        <span key={card} class={styles.slot}>
          <CardFace card={card} />
        </span>
      ))}
    </div>
  );
}
