/** Checks whether a view that an arena sends is possible in a deal, and names the first contradiction. */
import type { CardToken, DealView, Seat, Variant } from '../engine/index.js';
import { CONTRACT_NAMES, parseToken, seeded, variantOf } from '../engine/index.js';

/** A card, and its place in the view. */
interface Placed {
  readonly card: CardToken;
  readonly place: string;
}

type Check = (view: DealView, variant: Variant) => string | undefined;

const CHECKS: readonly Check[] = [
  contractUnknown,
  declarerMissing,
  bidUnknown,
  closingMissing,
  trickOfOthers,
  phaseAndTrick,
  ownHandMissing,
  handMiscounted,
  cardNotInDeck,
  cardInTwoPlaces,
  cardsThatDoNotAddUp,
  handsNotLevel,
  marriageImpossible,
  anotherSeatToAct,
  actionNotLegal,
];

/** The first contradiction in a view; undefined if there is none. */
export function contradictionIn(view: DealView): string | undefined {
  const variant = variantOf(view.variant)!;
  for (const check of CHECKS) {
    const found = check(view, variant);
    if (found !== undefined) return found;
  }
  return undefined;
}

const isContract = (name: string): boolean => (CONTRACT_NAMES as readonly string[]).includes(name);

function contractUnknown({ contract }: DealView): string | undefined {
  return contract !== null && !isContract(contract)
    ? `there is no contract ${contract}`
    : undefined;
}

function declarerMissing({ contract, declarer }: DealView): string | undefined {
  return contract !== null && declarer === null ? `${contract} has no declarer` : undefined;
}

function bidUnknown({ bids }: DealView): string | undefined {
  const wrong = bids.find(({ token }) => parseToken(token) === undefined);
  return wrong && `there is no bid ${wrong.token}`;
}

function closingMissing({ closedBy, memory }: DealView): string | undefined {
  return (closedBy === null) === (memory.closing === null)
    ? undefined
    : 'closedBy and history.closing must both be set or both be null';
}

/** Each seat plays once to a trick, clockwise from the seat that led. */
function trickOfOthers({ trick, memory, seatCount }: DealView): string | undefined {
  const tricks = [...memory.tricks.map(({ cards }) => cards), trick];
  const isRound = (cards: readonly { readonly seat: Seat }[]) =>
    cards.every(({ seat }, i) => seat === (cards[0]!.seat + i) % seatCount);
  const wrong = tricks.findIndex((cards) => !isRound(cards));
  return wrong < 0
    ? undefined
    : `trick ${wrong + 1} was not played clockwise by one seat after the other`;
}

function phaseAndTrick({ phase, trick, toAct, seatCount }: DealView): string | undefined {
  if (phase === 'OVER') return 'the deal is over';
  if ((phase === 'FOLLOW') !== trick.length > 0)
    return `the phase is ${phase}, with ${trick.length} cards on the table`;
  const next = (trick[0]?.seat ?? 0) + trick.length;
  if (trick.length > 0 && toAct !== next % seatCount) return `seat ${toAct} is not next to play`;
  return undefined;
}

function ownHandMissing({ hands, toAct }: DealView): string | undefined {
  return hands[toAct!]!.cards === null
    ? `the cards of seat ${toAct}, which is to act, are missing`
    : undefined;
}

function handMiscounted({ hands }: DealView): string | undefined {
  for (const { seat, count, cards, known } of hands) {
    if (cards && cards.length !== count)
      return `seat ${seat} has ${cards.length} cards, and a count of ${count}`;
    if (known.length > count) return `seat ${seat} is known to have more cards than ${count}`;
  }
  return undefined;
}

/** Every card that the view names. If it shows a hand completely, the known cards of that hand are not repeated. */
function placedIn({ hands, trick, memory, aside, trumpCard }: DealView): Placed[] {
  const at = (place: string) => (card: CardToken) => ({ card, place });
  return [
    ...hands.flatMap(({ seat, cards, known }) =>
      (cards ?? known).map(at(`in the hand of seat ${seat}`)),
    ),
    ...trick.map(({ card }) => at('on the table')(card)),
    ...memory.tricks.flatMap(({ cards }) => cards.map(({ card }) => at('in a trick')(card))),
    ...(aside ?? []).map(at('laid aside')),
    ...(trumpCard === null ? [] : [at('under the talon')(trumpCard)]),
  ];
}

function cardNotInDeck(view: DealView, variant: Variant): string | undefined {
  const deck = variant.deck(view.options);
  const wrong = placedIn(view).find(({ card }) => !deck.includes(card));
  return wrong && `${wrong.card} is in no deck of ${deck.length} cards`;
}

function cardInTwoPlaces(view: DealView): string | undefined {
  const seen = new Map<CardToken, string>();
  for (const { card, place } of placedIn(view)) {
    const before = seen.get(card);
    if (before !== undefined) return `${card} is ${before} and ${place}`;
    seen.set(card, place);
  }
  return undefined;
}

/** The number of cards that the declarer lays aside. Other players do not see them. */
const MOST_ASIDE = 2;

/** Before the cut, and while trump is named, cards are still to be dealt. */
const isBeingDealt = ({ phase, seatCount }: DealView): boolean =>
  phase === 'CUT' || (phase === 'TRUMP' && seatCount > 2);

function cardsThatDoNotAddUp(view: DealView, variant: Variant): string | undefined {
  if (isBeingDealt(view)) return undefined;
  const { hands, memory, trick, talonCount, aside, seatCount } = view;
  const held = hands.reduce((sum, { count }) => sum + count, 0);
  const played = memory.tricks.length * seatCount + trick.length;
  const known = held + played + talonCount + (aside?.length ?? 0);
  const all = variant.deck(view.options).length;
  const hidden = aside === null ? MOST_ASIDE : 0;
  return known + hidden === all
    ? undefined
    : `hands, tricks and talon have ${known + hidden} cards, but the deck has ${all}`;
}

function handsNotLevel({ hands, trick, phase }: DealView): string | undefined {
  if (phase !== 'LEAD' && phase !== 'FOLLOW' && phase !== 'DRAW') return undefined;
  const before = hands.map(
    ({ seat, count }) => count + trick.filter((played) => played.seat === seat).length,
  );
  return new Set(before).size > 1
    ? `the hands are not level: ${before.join(' and ')} cards before the trick`
    : undefined;
}

/** A marriage that was just announced is led next, from the hand of the player who announced it. */
function marriageImpossible({
  memory,
  marriages,
  phase,
  toAct,
  hands,
}: DealView): string | undefined {
  const { wed } = memory;
  if (wed === null) return undefined;
  const isAnnounced = marriages.some(({ suit, seat }) => suit === wed && seat === toAct);
  const isHeld = hands[toAct!]!.cards!.some((card) => card === `${wed}K` || card === `${wed}Q`);
  return isAnnounced && isHeld && phase === 'LEAD'
    ? undefined
    : `history.wed is ${wed}, and seat ${toAct} has not just announced it`;
}

function anotherSeatToAct(view: DealView, variant: Variant): string | undefined {
  const next = variant.toAct(variant.determinize(view, seeded(1)));
  return next === view.toAct ? undefined : `seat ${view.toAct} is not to act`;
}

function actionNotLegal(view: DealView, variant: Variant): string | undefined {
  const legal = variant.legal(variant.determinize(view, seeded(1)));
  const wrong = view.legal.find((action) => !legal.includes(action));
  return wrong && `${wrong} is not legal`;
}
