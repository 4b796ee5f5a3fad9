import type { Match } from './game';
import { between, isTrickTaken, plain, statesOf } from './scenes';
import type { Scene, TableStep, StepState } from './scenes';
import { isOwnTurn } from './turn';

/**
 * What the table shows: one scene after the other, each long enough to be seen. A pure state, so that it can be tested
 * without a browser and with any clock. Times are in milliseconds of the clock that the caller uses.
 */
export interface Playback {
  /** The scene that is shown, and the later ones. Never empty. */
  readonly scenes: readonly Scene[];
  /** Since when the first scene has been shown. */
  readonly since: number;
  /** The last state of which there are scenes. */
  readonly built: Match;
  /** A newer state. Its scenes are made when the steps before it have arrived. */
  readonly target: Match | null;
  /** The last deal whose result the viewer has dismissed. */
  readonly dismissed: number;
}

/** How fast scenes follow each other. The viewer chooses it. */
export const SPEEDS = ['normal', 'fast', 'atOnce'] as const;
export type Speed = (typeof SPEEDS)[number];

interface Lengths {
  readonly play: number;
  readonly trick: number;
}

/** How long a scene is shown at least, while the viewer waits for others. */
const LENGTHS: Readonly<Record<Speed, Lengths>> = {
  normal: { play: 650, trick: 1_500 },
  fast: { play: 300, trick: 700 },
  atOnce: { play: 0, trick: 0 },
};

/** The same if the viewer is to act, and waits only for the scenes. No scene is ever shown for less. */
export const SHORTEST: Readonly<Record<Speed, Lengths>> = {
  normal: { play: 400, trick: 1_000 },
  fast: { play: 200, trick: 500 },
  atOnce: { play: 0, trick: 0 },
};

/** Only the table of a spectator who is away gets so many scenes. The oldest are dropped then, but no result. */
const MAX_SCENES = 200;

/** Results of earlier deals are not shown after a long absence. */
export const MAX_DEALS = 5;

export function beginPlayback(
  match: Match,
  past: readonly Scene[],
  dismissed: number,
  now: number,
): Playback {
  const { phase, result, number } = match.deal;
  const isEnd = phase === 'OVER' && result !== null && number > dismissed;
  const last: Scene = isEnd ? { match, kind: 'end', taker: null } : plain(match);
  return {
    scenes: [...past, last],
    since: now,
    built: match,
    target: null,
    dismissed,
  };
}

/**
 * Takes a state that has arrived. An older one than the newest is ignored. The answer to a resignation brings the new
 * version before the deal's end: a state of the same version may still show a new state of the deal.
 */
export function receive(playback: Playback, match: Match): Playback {
  const { built, target } = playback;
  const newest = target ?? built;
  if (match.version < newest.version) return playback;
  if (target || !isNext(built, match)) return { ...playback, target: match };
  if (!isSameState(built, match)) {
    return add(playback, [{ match, token: null }]);
  }
  return renew(playback, match);
}

/** Whether the scenes from one state to the other need no steps between them. */
function isNext(before: Match, match: Match): boolean {
  const { deal: one } = before;
  const { deal: other } = match;
  if (other.number !== one.number) {
    return one.phase === 'OVER' && other.number === one.number + 1 && other.position === 0;
  }
  const isTrickHidden = isTrickTaken(before, match) && !other.lastTrick;
  return !isTrickHidden && other.position - one.position <= 1;
}

const isSameState = ({ deal: one }: Match, { deal: other }: Match): boolean =>
  one.number === other.number && one.position === other.position && one.phase === other.phase;

/** Replaces the last state by another form of it: in another language, or with a changed clock. */
function renew(playback: Playback, match: Match): Playback {
  const scenes = playback.scenes.map((scene) =>
    scene.match === playback.built ? { ...scene, match } : scene,
  );
  return { ...playback, scenes, built: match };
}

/** The steps that are missing: those after `after` in the deal `from`, and the deals up to the deal `to`. */
export interface Gap {
  readonly from: number;
  /** Null: from the dealing on. */
  readonly after: number | null;
  readonly to: number;
}

export function gapOf({ built, target }: Playback): Gap | null {
  if (!target) return null;
  const { number, position, phase } = built.deal;
  const oldest = target.deal.number - MAX_DEALS + 1;
  if (number < oldest) return { from: oldest, after: null, to: target.deal.number };
  const isOver = phase === 'OVER' && number < target.deal.number;
  if (isOver) return { from: number + 1, after: null, to: target.deal.number };
  return { from: number, after: position, to: target.deal.number };
}

/** Takes the steps of a gap. If the service has none of them, the table goes on without. */
export function fill(playback: Playback, steps: readonly TableStep[]): Playback {
  const { built, target } = playback;
  if (!target) return playback;
  const states = statesOf(built, steps, target);
  const filled = add(playback, states);
  const last = steps.find(({ deal }) => isSameState({ ...target, deal }, target));
  // The steps end before the target if it arrived after they were requested.
  const isDone = states.length === 0 || last || isNext(filled.built, target);
  if (!isDone) return filled;
  return { ...add(filled, [{ match: target, token: last?.token ?? null }]), target: null };
}

/** Appends the scenes of states. */
function add(playback: Playback, states: readonly StepState[]): Playback {
  let { built } = playback;
  const scenes = [...playback.scenes];
  for (const { match, token } of states) {
    scenes.push(...between(built, match, token).filter((scene) => isNew(scene, playback)));
    built = match;
  }
  return { ...playback, scenes: shortened(scenes), built };
}

const isNew = ({ kind, match }: Scene, { dismissed }: Playback): boolean =>
  kind !== 'end' || match.deal.number > dismissed;

function shortened(scenes: readonly Scene[]): readonly Scene[] {
  const extra = scenes.length - MAX_SCENES;
  return scenes.filter(({ kind }, i) => i === 0 || i > extra || kind === 'end');
}

/** How long the first scene is still shown; null if nothing follows, or if the viewer must dismiss it. */
export function timeLeft(playback: Playback, speed: Speed, now: number): number | null {
  const { scenes, since, built, target } = playback;
  const [scene] = scenes;
  if (!scene || scenes.length < 2 || scene.kind === 'end') return null;
  const lengths = isOwnTurn(target ?? built) ? SHORTEST : LENGTHS;
  return Math.max(0, since + lengths[speed][scene.kind] - now);
}

/** Goes on to the next scene if the first has been shown long enough. */
export function advance(playback: Playback, speed: Speed, now: number): Playback {
  let current = playback;
  while (timeLeft(current, speed, now) === 0) {
    current = { ...current, scenes: current.scenes.slice(1), since: now };
  }
  return current;
}

/** Goes to the next result, or to the latest scene. */
export function skip(playback: Playback, now: number): Playback {
  const { scenes } = playback;
  const end = scenes.findIndex(({ kind }) => kind === 'end');
  const first = end < 0 ? scenes.length - 1 : end;
  return first === 0 ? playback : { ...playback, scenes: scenes.slice(first), since: now };
}

/** Goes on after the result of a deal. */
export function dismiss(playback: Playback, now: number): Playback {
  const [scene, ...rest] = playback.scenes;
  if (scene?.kind !== 'end') return playback;
  const scenes = rest.length > 0 ? rest : [plain(scene.match)];
  return { ...playback, scenes, since: now, dismissed: scene.match.deal.number };
}

/** Whether the last scene is shown. Only then can the viewer act. */
export const isAtLatest = ({ scenes, target }: Playback): boolean => scenes.length < 2 && !target;

/** The time of the first scene begins again: the page was hidden. */
export const resume = (playback: Playback, now: number): Playback => ({ ...playback, since: now });
