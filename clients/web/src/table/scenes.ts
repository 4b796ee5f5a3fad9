import { useEffect, useRef, useState } from 'preact/hooks';
import type { Match } from './game';

/** A state of the table that is shown for a while. */
export interface Scene {
  readonly match: Match;
  /** Whether the trick is complete and about to be taken. */
  readonly isTaken: boolean;
}

const CARD_MILLIS = 650;
const TRICK_MILLIS = 1_500;

/** A hidden page may receive complete deals before it shows a scene. Older scenes are then dropped. */
const MAX_QUEUE = 50;

export const trickCount = ({ deal }: Match): number =>
  deal.tricks.reduce((sum, count) => sum + count, 0);

/**
 * The scenes from one state to the next: a trick that was taken is first shown complete. That scene has no legal
 * actions: they belong to the next state.
 */
export function between(before: Match, now: Match): Scene[] {
  const { deal } = now;
  const isTaken = deal.number === before.deal.number && trickCount(now) > trickCount(before);
  const after = { match: now, isTaken: false };
  return isTaken ? [...takenBefore(now), after] : [after];
}

/** A scene with the complete last trick, if the rules let the viewer see it. */
export function takenBefore(now: Match): Scene[] {
  const { deal } = now;
  if (!deal.lastTrick) return [];
  const complete = { ...deal, trick: deal.lastTrick, legalActions: [], toAct: null };
  return [{ match: { ...now, deal: complete }, isTaken: true }];
}

export interface Showing {
  readonly scene: Scene;
  /** Whether this is the last scene. Only then can the viewer act. */
  readonly isLatest: boolean;
  /** Whether the scene is from before the viewer's arrival. */
  readonly isPast: boolean;
  /** Goes to the latest scene. */
  readonly skip: () => void;
}

/** Shows the scenes one after the other, each long enough to be seen. */
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
        : [...waiting, ...added].slice(-MAX_QUEUE),
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
