import { useEffect, useRef, useState } from 'preact/hooks';
import type { Match } from './game';

/** The table as it is shown for a while. */
export interface Scene {
  readonly match: Match;
  /** The trick lies there as a whole, and is about to be taken. */
  readonly isTaken: boolean;
}

const CARD_MILLIS = 650;
const TRICK_MILLIS = 1_500;

/** A page that nobody sees may get whole deals before it shows one: what is older is not shown any more. */
const MOST_WAITING = 50;

export const trickCount = ({ deal }: Match): number =>
  deal.tricks.reduce((sum, count) => sum + count, 0);

/**
 * What lies between two states: a trick that was taken is seen whole before the next one begins. Nothing can be done
 * in it: what is legal belongs to what comes after.
 */
export function between(before: Match, now: Match): Scene[] {
  const { deal } = now;
  const isTaken = deal.number === before.deal.number && trickCount(now) > trickCount(before);
  const after = { match: now, isTaken: false };
  return isTaken ? [...takenBefore(now), after] : [after];
}

/** The last trick as it lay there whole, where it may be looked at. */
export function takenBefore(now: Match): Scene[] {
  const { deal } = now;
  if (!deal.lastTrick) return [];
  const whole = { ...deal, trick: deal.lastTrick, legalActions: [], toAct: null };
  return [{ match: { ...now, deal: whole }, isTaken: true }];
}

export interface Showing {
  readonly scene: Scene;
  /** Whether nothing comes after it: what it offers may be done. */
  readonly isLatest: boolean;
  /** Whether it is from before the viewer came. */
  readonly isPast: boolean;
  /** Shows the latest at once. */
  readonly skip: () => void;
}

/** Shows what happens one step after the other, each long enough to be seen. */
export function useScenes(match: Match, past: readonly Scene[] = []): Showing {
  const [queue, setQueue] = useState<readonly Scene[]>(() => [...past, { match, isTaken: false }]);
  const newest = useRef(match);
  const since = useRef(Date.now());
  if (newest.current !== match) {
    const added = between(newest.current, match);
    newest.current = match;
    setQueue((waiting) =>
      match.version === waiting.at(-1)?.match.version
        ? [...waiting.slice(0, -1), ...added.slice(-1)]
        : [...waiting, ...added].slice(-MOST_WAITING),
    );
  }
  const [scene] = queue;
  useEffect(() => {
    if (queue.length < 2) return undefined;
    const length = scene?.isTaken ? TRICK_MILLIS : CARD_MILLIS;
    const rest = Math.max(0, length - (Date.now() - since.current));
    const timer = setTimeout(() => {
      since.current = Date.now();
      setQueue((waiting) => waiting.slice(1));
    }, rest);
    return () => clearTimeout(timer);
  }, [queue]);
  return {
    scene: scene ?? { match, isTaken: false },
    isLatest: queue.length < 2,
    isPast: scene !== undefined && past.includes(scene),
    skip: () => setQueue((waiting) => waiting.slice(-1)),
  };
}
