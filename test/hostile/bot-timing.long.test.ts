/** Real: the complete service over HTTP and Postgres. A player measures how long house bots think. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  legal,
  openMatch,
  parseRecordText,
  play,
  seeded,
  startDeal,
  toAct,
} from '../../src/engine/index.js';
import type { Match } from '../../src/engine/index.js';
import type { MatchJson, TestClient } from '../support/client.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { rowId, rowsOf } from '../support/sql.js';
import { until } from '../support/wait.js';
import { IS_LONG_FORM } from './support/rounds.js';

/** Long, so that delays of a busy machine rarely move an answer into another class. */
const PACE = 600;

/** The inaccuracy of a timer and two clocks, in milliseconds. */
const TOLERANCE = 5;

/** The number of matches of one deal that are played at the same time. */
const MATCHES = IS_LONG_FORM ? 12 : 4;

/** The least number of answers of each kind: with so many, one or two late answers do not matter. */
const LEAST = 5;

/** An action, how long its turn took, and whether it was the only legal one. */
interface Answer {
  readonly seat: number;
  readonly forced: boolean;
  readonly millis: number;
}

let service: TestService;
let player: TestClient;

beforeAll(async () => {
  service = await startService({ BOT_PACE_MILLIS: String(PACE) });
  player = await service.player();
});
afterAll(() => service.stop());

/** Plays a match of one deal against a bot at random. */
async function playMatch(level: string, seed: number): Promise<string> {
  const random = seeded(seed);
  const input = { variant: 'zweier', rated: false, target: 1, opponents: [{ bot: level }] };
  let match = (await player.challenge(input)).match!;
  for (;;) {
    match = await untilTurn(match.id);
    if (match.status !== 'IN_PROGRESS') return match.id;
    const { legal: all } = match.deal;
    // After a close many turns are forced; a claim would end the deal before them.
    const tokens = all.includes('c') ? ['c'] : all.filter((token) => token !== '66');
    await player.act(match.id, [tokens[Math.floor(random() * tokens.length)] ?? all[0]!]);
  }
}

const untilTurn = (id: string): Promise<MatchJson> =>
  until('the bot', async () => {
    const { status, toAct } = await player.match(id, 'status toAct');
    return (status !== 'IN_PROGRESS' || toAct === 0) && player.match(id);
  });

/** The seats that acted in the match's deal, and whether each had a choice. */
async function turnsOf(id: string): Promise<{ seat: number; forced: boolean }[]> {
  const { record } = await player.match<{ record: object }>(id, 'record');
  const parsed = parseRecordText(JSON.stringify(record));
  if (!parsed.ok) throw new Error(parsed.error.message);
  const { variant, options, deals } = parsed.value;
  const [deal] = deals;
  let match: Match = startDeal(
    openMatch(variant, options, deal!.dealer),
    deal!,
    deal!.dealer,
  ).match;
  return deal!.actions.map((token) => {
    const turn = { seat: toAct(match)!, forced: legal(match).length === 1 };
    const step = play(match, token);
    if (!step.ok) throw new Error(step.error.code);
    match = step.value.match;
    return turn;
  });
}

/** Every turn of a match with its duration, from the events that everyone may read. */
async function answersIn(id: string): Promise<Answer[]> {
  const turns = await turnsOf(id);
  const rows = await rowsOf<{ at: Date }>(
    service,
    `SELECT at FROM match_events WHERE match_id = $1
       AND (token IS NOT NULL OR type = 'DEAL_STARTED') ORDER BY version`,
    [rowId(id)],
  );
  expect(rows).toHaveLength(turns.length + 1);
  const times = rows.map(({ at }) => at.getTime());
  return turns.map((turn, i) => ({ ...turn, millis: times[i + 1]! - times[i]! }));
}

/** The bot's answers. The cards decide how many are forced, so matches are played until there are enough. */
async function answersOf(level: string): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let seed = 1; fewest(answers) < LEAST; seed += MATCHES) {
    const seeds = Array.from({ length: MATCHES }, (_, i) => seed + i);
    const ids = await Promise.all(seeds.map((each) => playMatch(level, each)));
    const turns = (await Promise.all(ids.map(answersIn))).flat();
    answers.push(...turns.filter(({ seat }) => seat === 1));
  }
  return answers;
}

const fewest = (answers: readonly Answer[]): number => {
  const forced = answers.filter((answer) => answer.forced).length;
  return Math.min(forced, answers.length - forced);
};

const medianClass = (answers: readonly Answer[], stride: number): number => {
  const classes = answers.map(({ millis }) => Math.floor((millis + TOLERANCE) / stride));
  return classes.sort((a, b) => a - b)[Math.floor(classes.length / 2)]!;
};

/** Expects medians in the same class or in the next, as a busy machine is sometimes late. */
function expectAlike(some: readonly Answer[], others: readonly Answer[], stride: number): void {
  const difference = medianClass(some, stride) - medianClass(others, stride);
  expect(Math.abs(difference)).toBeLessThanOrEqual(1);
}

/** The largest distance of two empirical distributions (Kolmogorov–Smirnov). */
function distance(some: readonly number[], others: readonly number[]): number {
  const upTo = (times: readonly number[], moment: number) =>
    times.filter((time) => time <= moment).length / times.length;
  return Math.max(
    ...[...some, ...others].map((moment) => Math.abs(upTo(some, moment) - upTo(others, moment))),
  );
}

/** The distance that two samples of one distribution exceed once in a thousand times. */
const critical = (n: number, m: number): number => 1.95 * Math.sqrt((n + m) / (n * m));

/** Expects that both samples come from one distribution, which is only true on a quiet machine. */
function expectOneDistribution(some: readonly Answer[], others: readonly Answer[]): void {
  const [first, second] = [some, others].map((answers) => answers.map(({ millis }) => millis));
  expect(distance(first!, second!)).toBeLessThan(critical(first!.length, second!.length));
}

describe('the time that a house bot takes', () => {
  const seen = new Map<string, Answer[]>();

  it.each([
    ['easy', PACE],
    ['club', PACE],
    ['expert', 2 * PACE],
    ['master', 4 * PACE],
  ])('the bot %s takes as long for a forced action as for a choice', async (level, stride) => {
    const answers = await answersOf(level);
    seen.set(level, answers);
    const forced = answers.filter((answer) => answer.forced);
    const free = answers.filter((answer) => !answer.forced);
    for (const { millis } of answers) expect(millis).toBeGreaterThanOrEqual(stride - TOLERANCE);
    expectAlike(forced, free, stride);
    if (IS_LONG_FORM) expectOneDistribution(forced, free);
  });

  it('a bot that searches for its action takes as long as a bot with only one action', () => {
    const searched = seen.get('club')!.filter(({ forced }) => !forced);
    const forced = seen.get('easy')!.filter((answer) => answer.forced);
    expectAlike(searched, forced, PACE);
  });
});
