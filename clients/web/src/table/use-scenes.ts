import { useClient } from '@urql/preact';
import { useEffect, useState } from 'preact/hooks';
import type { Match } from './game';
import { loadSteps } from './load-steps';
import { advance, beginPlayback, dismiss, fill, gapOf, isAtLatest } from './playback';
import { receive, resume, skip, timeLeft } from './playback';
import type { Playback } from './playback';
import type { Scene } from './scenes';
import { speed } from './settings';

export interface Showing {
  readonly scene: Scene;
  /** Whether this is the last scene. Only then can the viewer act. */
  readonly isLatest: boolean;
  /** Whether the scene is from before the viewer's arrival. */
  readonly isPast: boolean;
  /** The last deal whose result the viewer has dismissed. */
  readonly dismissed: number;
  /** Goes to the latest scene, or to the next result. */
  readonly skip: () => void;
  /** Goes on after the result of a deal. */
  readonly goOn: () => void;
}

/** Time that goes on evenly, also when the clock of the device is set. */
const clock = (): number => performance.now();

/** Shows the scenes of a match one after the other, each long enough to be seen. */
export function useScenes(match: Match, past: readonly Scene[], dismissed: number): Showing {
  const [playback, setPlayback] = useState(() => beginPlayback(match, past, dismissed, clock()));
  const [received, setReceived] = useState(match);
  const change = (next: (current: Playback) => Playback) =>
    setPlayback((current) => advance(next(current), speed.value, clock()));
  if (received !== match) {
    setReceived(match);
    change((current) => receive(current, match));
  }
  useMissingSteps(playback, change);
  useTimer(playback, change);
  const scene = playback.scenes[0] ?? { match, kind: 'play', taker: null };
  return {
    scene,
    isLatest: isAtLatest(playback),
    isPast: past.includes(scene),
    dismissed: playback.dismissed,
    skip: () => change((current) => skip(current, clock())),
    goOn: () => change((current) => dismiss(current, clock())),
  };
}

type Change = (next: (current: Playback) => Playback) => void;

/** Loads the steps before a state that arrived without them: messages were lost, or one call played several actions. */
function useMissingSteps(playback: Playback, change: Change): void {
  const client = useClient();
  const gap = gapOf(playback);
  const { id } = playback.built;
  useEffect(() => {
    if (!gap) return undefined;
    let isOver = false;
    void loadSteps(client, id, gap).then((steps) => {
      if (!isOver) change((current) => fill(current, steps));
    });
    return () => {
      isOver = true;
    };
  }, [client, id, gap?.from, gap?.after, gap?.to]);
}

/** Goes on when the time of a scene is over. While the page is hidden, nobody sees a scene, and time stands still. */
function useTimer(playback: Playback, change: Change): void {
  useEffect(() => {
    const onVisible = () => document.hidden || change((current) => resume(current, clock()));
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);
  useEffect(() => {
    const rest = timeLeft(playback, speed.value, clock());
    if (rest === null || document.hidden) return undefined;
    // A timer may fire a little early. The copy makes the effect run again then, with a new timer.
    const timer = setTimeout(() => change((current) => ({ ...current })), Math.ceil(rest));
    return () => clearTimeout(timer);
  }, [playback, speed.value]);
}
