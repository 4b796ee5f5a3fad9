import { playByHttp } from './by-http.js';
import { WatchedMatch } from './by-socket.js';
import type { NewMatch, Outside, Pair } from './outside.js';
import { Play } from './play.js';
import type { Tally } from './play.js';
import { millisEach } from './processor.js';
import type { Millis, Processor } from './processor.js';
import { round } from '../measure.js';
import { Socket } from './socket.js';

export interface DriveOptions {
  /** Whether players learn of their turns by reading the match or by a subscription. */
  readonly by: 'http' | 'ws';
  readonly matches: number;
  readonly seconds: number;
  /** Moves a second in total; null: as many as possible. */
  readonly pace: number | null;
}

export interface Driven {
  readonly tally: Tally;
  readonly perSecond: number;
  /** The time to create and accept a challenge, one after the other. */
  readonly createMillis: number;
  /** Processor time for each move. */
  readonly processorMillis: Millis | null;
}

/** Plays so many matches at a time, each with its own pair of players; when one ends, another begins. */
export async function drive(
  outside: Outside,
  processor: Processor,
  { by, matches, seconds, pace }: DriveOptions,
): Promise<Driven> {
  const pairs = await outside.pairs(matches);
  const sockets = by === 'ws' ? await Promise.all(pairs.map((pair) => open(outside, pair))) : null;
  await outside.connect(matches);
  const began = performance.now();
  const first: NewMatch[] = [];
  for (const pair of pairs) first.push(await outside.begin(pair));
  const createMillis = round((performance.now() - began) / matches, 1);
  const play = new Play(outside, pace);
  const before = processor.read();
  const start = performance.now();
  const timer = setTimeout(() => play.stop(), seconds * 1000);
  const all = pairs.map((pair, n) => playOn(play, pair, first[n]!, sockets?.[n]));
  await Promise.all(all).finally(() => clearTimeout(timer));
  const perSecond = round((play.tally.moves / (performance.now() - start)) * 1000, 1);
  const processorMillis = millisEach(before, processor.read(), play.tally.moves);
  for (const socket of sockets?.flat() ?? []) socket.close();
  return { tally: play.tally, perSecond, createMillis, processorMillis };
}

async function playOn(
  play: Play,
  pair: Pair,
  first: NewMatch,
  sockets: readonly Socket[] | undefined,
): Promise<void> {
  for (let match = first; ; match = await play.outside.begin(pair)) {
    if (sockets) await new WatchedMatch(play, pair, match).playOn(sockets);
    else await playByHttp(play, pair, match);
    play.tally.matches++;
    if (play.isOver) return;
  }
}

const open = (outside: Outside, pair: Pair): Promise<Socket[]> =>
  Promise.all(pair.map((token) => Socket.open(outside.address(), token)));
