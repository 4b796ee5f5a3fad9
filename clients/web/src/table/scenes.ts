import type { StepsQuery } from '../generated/graphql';
import type { Deal, Match, Played } from './game';

/** A state of the table that is shown for a while. */
export interface Scene {
  readonly match: Match;
  /**
   * `play`: a step of the deal. `trick`: the trick is complete and about to be taken. `end`: the deal has ended; its
   * result is shown until the viewer dismisses it.
   */
  readonly kind: 'play' | 'trick' | 'end';
  /** Who takes the trick; null in other scenes. */
  readonly taker: number | null;
}

/** An action with the deal after it, as the service returns it. */
export type TableStep = NonNullable<StepsQuery['match']>['steps'][number];

/** A card in the notation is a suit and a rank. Other actions are not read here. */
const CARD = /^[HDSC][ATKQJ987]$/;

export const trickCount = ({ deal }: Match): number =>
  deal.tricks.reduce((sum, count) => sum + count, 0);

export const plain = (match: Match): Scene => ({ match, kind: 'play', taker: null });

/**
 * The scenes from one state to a later one. Each new card has its scene, and a trick that was taken is first shown
 * complete. The states should be one action apart. If they are not, tricks between them are missing.
 * @param token the action between the states, if it is known. It is needed if the rules hide the last trick.
 */
export function between(before: Match, now: Match, token: string | null = null): Scene[] {
  if (before.deal.number !== now.deal.number) return [plain(now), ...endOf(now)];
  const taken = isTrickTaken(before, now) ? takenTrick(before, now, token) : null;
  const trick = taken ?? now.deal.trick;
  const known = countKnown(before.deal.trick, trick);
  const added = trick.length - known;
  const cards = Array.from({ length: added }, (_, i) => trick.slice(0, known + i + 1));
  const earlier = cards.slice(0, -1).map((part) => plain(withTrick(before, now, part)));
  const end = endOf(now);
  if (taken) return [...earlier, takenScene(before, now, taken), ...(end[0] ? end : [plain(now)])];
  return end[0] && added === 0 ? end : [...earlier, plain(now), ...end];
}

/** A deal that has ended without a result is dealt again. Nothing waits for the viewer then. */
export function endOf(match: Match): Scene[] {
  const { phase, result } = match.deal;
  return phase === 'OVER' && result ? [{ match, kind: 'end', taker: null }] : [];
}

/**
 * Whether a trick has been taken between two states. The counts of tricks do not always show it: tricks after a close
 * may not count.
 */
export function isTrickTaken(before: Match, now: Match): boolean {
  const { trick, lastTrick: earlier } = before.deal;
  const { lastTrick: last } = now.deal;
  if (trick.length > 0 && countKnown(trick, now.deal.trick) === 0) return true;
  if (last && earlier && countKnown(last, earlier) === 0) return true;
  return trickCount(now) > trickCount(before);
}

/** The trick that has been taken since `before`; null if its cards are not known. */
function takenTrick(before: Match, now: Match, token: string | null): readonly Played[] | null {
  if (now.deal.lastTrick) return now.deal.lastTrick;
  const { trick, toAct } = before.deal;
  if (!token || !CARD.test(token) || toAct === null) return null;
  return [...trick, { __typename: 'PlayedCard', seat: toAct, card: token }];
}

/** How many cards of the trick already lay on the table. */
const countKnown = (table: readonly Played[], trick: readonly Played[]): number =>
  table.length > 0 && table.every(({ card }, i) => trick[i]?.card === card) ? table.length : 0;

/** The complete trick, before it is taken and cards are drawn. Who has taken it acts next. */
const takenScene = (before: Match, now: Match, trick: readonly Played[]): Scene => ({
  match: withTrick(before, now, trick),
  kind: 'trick',
  taker: now.deal.lastTaker ?? now.deal.toAct,
});

/** The state `before` with more cards in the trick. It has no legal actions: they belong to the next state. */
function withTrick(before: Match, now: Match, trick: readonly Played[]): Match {
  const added = trick.filter(
    (played) => !before.deal.trick.some(({ card }) => card === played.card),
  );
  const hands = before.deal.hands.map((hand) => handWithout(hand, added));
  const deal = { ...before.deal, hands, trick, legalActions: [], toAct: null };
  return { ...before, version: now.version, deal };
}

type Hand = Deal['hands'][number];

function handWithout(hand: Hand, added: readonly Played[]): Hand {
  const isLeft = (card: string) => added.every((played) => played.card !== card);
  const playedCount = added.filter(({ seat }) => seat === hand.seat).length;
  return {
    ...hand,
    cards: hand.cards && hand.cards.filter(isLeft),
    known: hand.known.filter(isLeft),
    count: Math.max(0, hand.count - playedCount),
  };
}

/**
 * The states of the steps from `before` to `now`, both left out. Until the deal of `before` has ended, they have the
 * score that it had.
 */
export function statesOf(before: Match, steps: readonly TableStep[], now: Match): StepState[] {
  return steps
    .filter(({ deal }) => isLater(deal, before.deal) && isLater(now.deal, deal))
    .map(({ token, deal }) => {
      const frame = deal.number > before.deal.number ? now : before;
      return {
        token,
        match: { ...frame, version: now.version, deal: { ...deal, legalActions: [] } },
      };
    });
}

export interface StepState {
  readonly match: Match;
  readonly token: string | null;
}

/** Whether a state of a deal is later than another, by the number of actions. */
export const isLater = (one: Deal, other: Deal): boolean =>
  one.number > other.number || (one.number === other.number && one.position > other.position);
