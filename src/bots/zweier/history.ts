/** The opponent's choices so far, each with the deal as it was at that time. */
import { zweierOptions } from '../../engine/index.js';
import type { DealView, MarriageView, PlayedCard, Seat } from '../../engine/index.js';
import type { Cards } from '../solver/cards.js';
import { POINTS, cardFrom, cardsFrom } from '../solver/cards.js';
import type { Code } from './codes.js';
import { CLOSE } from './codes.js';
import type { Position } from './position.js';

/**
 * The choices while the talon was open, a close among them. After a close strict play leaves too little choice to learn
 * from.
 */
export interface OpponentHistory {
  /** Oldest first. */
  readonly choices: readonly OpponentChoice[];
  /** Whether the opponent has drawn a card since the last choice. */
  readonly drew: boolean;
  /** The cards that the opponent has played since the close. */
  readonly played: Cards;
}

/** A card that the opponent chose, or the close. */
export interface OpponentChoice {
  /** The deal at that time, without the hand. Trump is as it is now: a view does not say when it was named. */
  readonly position: Position;
  /** The index of a card, or `CLOSE`. */
  readonly code: Code;
  /** Whether a marriage was announced with it. */
  readonly announced: boolean;
  /** Whether the opponent drew a card since the choice before. */
  readonly drew: boolean;
}

/** Replays the deal up to the close. @param now the deal as it is now */
export function historyOf(view: DealView, now: Position): OpponentHistory {
  const { closing, tricks } = view.memory;
  const replay = new HistoryReplay(view, now);
  for (const { cards, taker } of tricks.slice(0, closing?.trickCount)) {
    cards.forEach((played) => replay.card(played));
    replay.taken(cards, taker);
  }
  if (closing === null) view.trick.forEach((played) => replay.card(played));
  else replay.close();
  return replay.history();
}

class HistoryReplay {
  private readonly p: Position;
  private readonly choices: OpponentChoice[] = [];
  private readonly counted = new Set<MarriageView>();
  private drew = false;

  constructor(
    private readonly view: DealView,
    now: Position,
  ) {
    this.p = now.spare();
    const { deck, handSize } = zweierOptions(view.options);
    this.p.size = deck - 2 * handSize;
    this.p.trumps = now.trumps;
    if (now.size > 0) this.p.talon[this.p.size - 1] = now.talon[now.size - 1]!;
  }

  private get other(): Seat {
    return 1 - this.view.toAct!;
  }

  card({ seat, card: token }: PlayedCard): void {
    const { p } = this;
    const card = cardFrom(token);
    const more = p.led < 0 ? this.announced(seat, token) : 0;
    p.turn = seat;
    if (seat === this.other) this.choose(card, more > 0);
    (p.rules.marriagesPend ? p.pending : p.points)[seat]! += more;
    if (p.led < 0) p.led = card;
    p.gone |= 1 << card;
  }

  /** The talon is closed, before or after the draw that follows a trick. */
  close(): void {
    const { p, view } = this;
    p.turn = view.closedBy!;
    p.drawing = p.left !== view.talonCount;
    if (p.drawing) {
      p.drawn -= 2;
      this.drew = false;
    }
    if (p.turn === this.other) this.choose(CLOSE, false);
  }

  private choose(code: Code, announced: boolean): void {
    const position = this.p.spare();
    position.copyFrom(this.p);
    this.choices.push({ position, code, announced, drew: this.drew });
    this.drew = false;
  }

  /**
   * The points announced with a king or queen that was led. A marriage is counted once: both of its cards may be
   * led, one after the other.
   */
  private announced(seat: Seat, token: string): number {
    const isHalf = (suit: string) => token === `${suit}K` || token === `${suit}Q`;
    const marriage = this.view.marriages.find((m) => m.seat === seat && isHalf(m.suit));
    if (!marriage || this.counted.has(marriage)) return 0;
    this.counted.add(marriage);
    return marriage.cardPoints;
  }

  taken(cards: readonly PlayedCard[], taker: Seat): void {
    const { p } = this;
    const inTrick = cards.reduce((sum, { card }) => sum + POINTS[cardFrom(card)]!, 0);
    p.points[taker]! += inTrick + p.pending[taker]!;
    p.pending[taker] = 0;
    p.tricks[taker]!++;
    p.led = -1;
    p.underway = true;
    this.drew = p.left > 0;
    p.drawn = Math.min(p.size, p.drawn + 2);
  }

  history(): OpponentHistory {
    const { closing, tricks } = this.view.memory;
    const since = closing === null ? [] : tricks.slice(closing.trickCount).flatMap((t) => t.cards);
    const played = closing === null ? [] : [...since, ...this.view.trick];
    return {
      choices: this.choices,
      drew: this.drew,
      played: cardsFrom(played.filter((c) => c.seat === this.other).map((c) => c.card)),
    };
  }
}
