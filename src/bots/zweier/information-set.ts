/** The information set of a player of two: a position with hidden cards, and the cards that may fill it. */
import type { DealView, Options, Seat, TakenTrick } from '../../engine/index.js';
import { kernel, zweierOptions } from '../../engine/index.js';
import type { Cards } from '../solver/cards.js';
import { ABOVE, LANE, cardFrom, cardsFrom } from '../solver/cards.js';
import { solverRules } from '../solver/rules.js';
import { pendingOf } from '../solver/side.js';
import type { OpponentHistory } from './history.js';
import { historyOf } from './history.js';
import { Position } from './position.js';

const { CARD_TOKENS, DECKS, cardsOf, sizeOf } = kernel;

export interface InformationSet {
  readonly me: Seat;
  /** The deal without hidden cards: the opponent's hand has only the cards that everyone has seen. */
  readonly position: Position;
  /** The cards in places that the player does not see. */
  readonly hidden: Cards;
  /** The hidden cards that the opponent may hold. */
  readonly possible: Cards;
  /** How many of them the opponent holds. */
  readonly count: number;
  readonly history: OpponentHistory;
}

/** The information set of the player to act. @throws Error if the cards of the view do not add up */
export function informationSetOf(view: DealView): InformationSet {
  const me = view.toAct!;
  const other = 1 - me;
  const position = positionOf(view);
  const [known, mine] = [position.hand[other]!, position.hand[me]!];
  const hidden = position.deck & ~(mine | known | position.gone | position.turned);
  const possible = hidden & ~ruledOut(view, other);
  const count = view.hands[other]!.count - sizeOf(known);
  const inTalon = view.talonCount - sizeOf(position.turned);
  if (sizeOf(hidden) !== count + inTalon || sizeOf(possible) < count)
    throw new Error('the cards do not add up');
  if (!isLevel(position, view.hands[other]!.count, zweierOptions(view.options).handSize))
    throw new Error('no deal leads to such hands and such a talon');
  return { me, position, hidden, possible, count, history: historyOf(view, position) };
}

/** Whether both hands have the same number of cards, counting one on the table, and the talon has enough for both. */
function isLevel({ hand, turn, led, size, drawing }: Position, others: number, most: number) {
  const own = sizeOf(hand[turn]!);
  const isEven = size % 2 === 0 && (size > 0 || !drawing);
  return own === others + Number(led >= 0) && own <= most && isEven;
}

function positionOf(view: DealView): Position {
  const p = new Position(solverRules(view.options), deckOf(view.options));
  for (const { seat, cards, known } of view.hands) p.hand[seat] = cardsFrom(cards ?? known);
  p.points.set(view.memory.cardPoints);
  p.tricks.set(view.tricks);
  for (const { seat } of view.hands) p.pending[seat] = pendingOf(view.marriages, seat);
  p.turn = view.toAct!;
  p.drawing = view.phase === 'DRAW';
  p.naming = view.phase === 'TRUMP';
  setTalon(p, view);
  setTable(p, view);
  return p;
}

function setTalon(p: Position, view: DealView): void {
  p.size = view.talonCount;
  if (view.trumpCard !== null) p.talon[p.size - 1] = cardFrom(view.trumpCard);
  p.trumps = suitOf(view.trump);
  p.closer = view.closedBy ?? -1;
  p.otherTricks = view.memory.closing?.otherTricks ?? 0;
  p.otherPoints = view.memory.closing?.otherCardPoints ?? 0;
}

function setTable(p: Position, { dealer, memory, trick }: DealView): void {
  p.gone = cardsFrom([...memory.tricks.flatMap((t) => t.cards), ...trick].map((c) => c.card));
  p.led = trick.length > 0 ? cardFrom(trick[0]!.card) : -1;
  p.leader = memory.tricks.at(-1)?.taker ?? 1 - dealer;
  p.underway = memory.tricks.length > 0;
  if (memory.wed === null) return;
  const ranks = p.rules.leadsKing ? ['K'] : ['K', 'Q'];
  p.wed = cardsFrom(ranks.map((rank) => memory.wed + rank));
}

const deckOf = (options: Options): Cards =>
  cardsFrom(cardsOf(DECKS[zweierOptions(options).deck]).map((card) => CARD_TOKENS[card]!));

const suitOf = (letter: string | null): Cards =>
  letter === null ? 0 : LANE[cardFrom(`${letter}A`)]!;

/** The cards that `seat` cannot hold, as everyone can conclude. */
function ruledOut(view: DealView, seat: Seat): Cards {
  const { closing, tricks } = view.memory;
  // Trump has not been named, so the ace of hearts is in the talon (rules 6.3).
  const awaitsAce =
    zweierOptions(view.options).trumpFrom === 'holderOfHeartsAce' && view.trump === null;
  const since = closing === null ? [] : tricks.slice(closing.trickCount);
  return since.reduce(
    (set, trick) => set | ruledOutBy(trick, seat, suitOf(view.trump)),
    awaitsAce ? cardsFrom(['HA']) : 0,
  );
}

/** After a close nobody draws: a card that strict play would have required is not in the hand of `seat`. */
function ruledOutBy({ cards }: TakenTrick, seat: Seat, trumps: Cards): Cards {
  const [led, reply] = cards.map((played) => cardFrom(played.card));
  if (cards[1]!.seat !== seat) return 0;
  const lane = LANE[led!]!;
  if ((lane & (1 << reply!)) !== 0) return reply! > led! ? 0 : ABOVE[led!]!;
  return lane | ((trumps & (1 << reply!)) !== 0 ? 0 : trumps);
}
