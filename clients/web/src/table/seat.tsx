import type { ComponentChildren } from 'preact';
import { Icon } from '../app/icon';
import { CardBack } from '../cards/card-back';
import { SmallFace } from '../cards/small-face';
import { durationText } from '../i18n/dates';
import { t } from '../i18n/i18n';
import type { Match } from './game';
import { isPartner, shortContractName, nameOf, seatPlaceOf, teamOf } from './game';
import styles from './seat.module.css';

interface Props {
  readonly match: Match;
  readonly seat: number;
}

/** Another player at the table: name, cards, role in the deal, and last call or tricks. */
export function Seat({ match, seat }: Props) {
  const place = seatPlaceOf(match, seat);
  const isAside = place !== 'top';
  return (
    <div
      class={styles.seat}
      data-place={place}
      data-crowded={(isAside && match.seats.length > 3) || undefined}
    >
      <Plate match={match} seat={seat}>
        {!isAside && <Parts match={match} seat={seat} />}
      </Plate>
      <SeatCards match={match} seat={seat} />
      {isAside && <Parts match={match} seat={seat} />}
      <div class={styles.said} data-spot={`pile ${seat}`}>
        <Call match={match} seat={seat} />
        <TrickCount match={match} seat={seat} />
      </div>
    </div>
  );
}

/** The viewer's own name, with the role in the deal and the time left in the own bank. */
export function OwnPlate({ match, seat }: Props) {
  const { deal, viewerSeat, clock } = match;
  const bank = seat === viewerSeat && deal.toAct !== seat ? (clock.banks?.[seat] ?? null) : null;
  return (
    <Plate match={match} seat={seat}>
      {bank !== null && (
        <span class={styles.bank} title={t('table.ownTime')}>
          <span class={styles.hidden}>{t('table.ownTime')}: </span>
          {durationText(bank, 'short')}
        </span>
      )}
      <Parts match={match} seat={seat} />
    </Plate>
  );
}

function Plate({ match, seat, children }: Props & { readonly children: ComponentChildren }) {
  return (
    <p
      class={styles.plate}
      data-to-act={match.deal.toAct === seat || undefined}
      data-team={teamOf(match, seat)}
    >
      <span class={styles.name} title={nameOf(match, seat)}>
        {match.seats[seat]?.isBot && <BotSign />}
        {nameOf(match, seat)}
      </span>
      {children}
    </p>
  );
}

function BotSign() {
  return (
    <span class={styles.bot} title={t('table.bot')}>
      <Icon name="bot" />
      <span class={styles.hidden}>{t('table.bot')} </span>
    </span>
  );
}

function Parts({ match, seat }: Props) {
  const { declarer, dealer } = match.deal;
  const parts = [
    isPartner(match, seat) && t('table.partner'),
    declarer === seat && t('table.declarer'),
    dealer === seat && t('table.dealer'),
  ].filter((part) => part !== false);
  return (
    <span class={styles.parts}>
      {parts.map((part) => (
        <span key={part} class={styles.part}>
          {part}
        </span>
      ))}
    </span>
  );
}

const CALLING: readonly string[] = ['BIDDING', 'RAISE', 'DOUBLING'];

/** The player's last call, during bidding and doubling. Afterwards the declarer's contract is shown above the table. */
function Call({ match, seat }: Props) {
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
export function TrickCount({ match: { deal }, seat }: Props) {
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
export function SeatCards({ match: { deal }, seat }: Props) {
  const hand = deal.hands.find((each) => each.seat === seat);
  if (!hand) return null;
  const open = hand.cards ?? hand.known;
  const backs = Array.from({ length: Math.max(0, hand.count - open.length) }, (_, i) => i);
  return (
    <div
      class={styles.cards}
      data-spot={`seat ${seat}`}
      role="group"
      aria-label={t('cards.back', { count: hand.count })}
    >
      {backs.map((index) => (
        <span key={index} class={styles.slot}>
          <CardBack />
        </span>
      ))}
      {open.map((card) => (
        <span key={card} class={styles.open}>
          <SmallFace card={card} />
        </span>
      ))}
    </div>
  );
}
