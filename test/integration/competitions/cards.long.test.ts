/**
 * Real: the whole service over HTTP, with house bots in its worker; Postgres, whose clock is moved. Bot accounts play
 * competitions of every form card by card. One person enters all of them, challenges once on the ladder, and never comes.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { seeded } from '../../../src/engine/index.js';
import { mustMutate, mutate } from '../../support/client.js';
import type { TestClient } from '../../support/client.js';
import { announceCompetition } from '../../support/competitions.js';
import { startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { rowId, rowsOf } from '../../support/sql.js';
import { setClock } from '../../support/time.js';
import { until } from '../../support/wait.js';

const TURN_SECONDS = 3600;
/** Shorter than a turn, so that a match which opens meanwhile is seen in time: only the absent loses by time. */
const CLOCK_STEP = 0.7 * TURN_SECONDS;
const LADDER_SECONDS = 24 * 3600;
const CHALLENGES = 4;
/** How matches end that are played to their end. */
const BY_CARDS = ['TARGET', 'PLAY_OFF'];
const CHANGED = ['MATCH_OVER', 'STALE_VERSION'];

const setting = (key: string, value: object) => ({ settings: [{ key, ...value }] });
/** The forms, and how many bots play each. */
const FIELDS = [
  { bots: 3, form: 'KNOCK_OUT', ...setting('thirdPlace', { boolean: true }) },
  { bots: 3, form: 'KNOCK_OUT', ...setting('bestOf', { integer: 3 }) },
  { bots: 3, form: 'ROUND_ROBIN' },
  { bots: 3, form: 'SWISS', ...setting('rounds', { integer: 3 }) },
  { bots: 3, form: 'LEAGUE' },
  { bots: 3, form: 'LADDER' },
  { bots: 3, form: 'TABLES', variant: 'dreier', ...setting('rounds', { integer: 3 }) },
  { bots: 4, form: 'TABLES', variant: 'bauern', ...setting('rounds', { integer: 2 }) },
] as const;
const MOST_BOTS = 4;
/** How many one user may run. */
const RUN_BY_ONE = 3;

const random = seeded(43);
let service: TestService;
let bots: TestClient[];
let absent: TestClient;
let organiser: TestClient;
/** Those that are not over. */
let running: string[];
let competitions: string[];
/** How far the clock is ahead, in seconds. */
let ahead = 0;

interface Turn {
  readonly id: string;
  readonly status: string;
  readonly version: number;
  readonly toAct: number | null;
  readonly viewerSeat: number | null;
  readonly deal: { readonly legal: readonly string[] };
}

interface Entry {
  readonly number: number;
  readonly place: number | null;
  readonly status: string;
  readonly viewerChallenge: { readonly isAllowed: boolean } | null;
  readonly user: { readonly username: string };
}

interface Shown {
  readonly status: string;
  readonly entries: { readonly nodes: readonly Entry[] };
  readonly pairings: { readonly nodes: readonly { readonly decision: string | null }[] };
}

const TURN = 'id status version toAct viewerSeat deal { legal }';
const TURNS = `{ viewerPairings(first: 100) { nodes { playedMatches { ${TURN} } } } }`;
const SHOWN = `query ($id: ID!) { competition(competitionId: $id) {
  status
  entries { nodes { number place status viewerChallenge { isAllowed } user { username } } }
  pairings(first: 50) { nodes { decision } }
} }`;

interface Turns {
  readonly viewerPairings: {
    readonly nodes: readonly { readonly playedMatches: readonly Turn[] }[];
  };
}

const isOwnTurn = ({ status, toAct, viewerSeat }: Turn): boolean =>
  status === 'IN_PROGRESS' && toAct !== null && toAct === viewerSeat;

const shown = async (viewer: TestClient, id: string): Promise<Shown> =>
  (await viewer.ask<{ competition: Shown }>(SHOWN, { id })).competition;

async function botAccount(owner: TestClient): Promise<TestClient> {
  const bot = await service.player();
  const profile = { owner: owner.username, engine: 'any card', version: '1' };
  await mustMutate(bot, 'becomeBot', profile);
  return bot;
}

/** Plays in all matches of a bot as long as it is its turn; returns how many actions it took. */
async function playTurns(bot: TestClient): Promise<number> {
  const { viewerPairings } = await bot.ask<Turns>(TURNS);
  let actions = 0;
  for (const match of viewerPairings.nodes.flatMap(({ playedMatches }) => playedMatches))
    for (let turn: Turn | null = match; turn && isOwnTurn(turn); actions++)
      turn = await act(bot, turn);
  return actions;
}

/** The match after a random action; null if it had changed, as the absent had just been taken out of it. */
async function act(bot: TestClient, { id, version, deal: { legal } }: Turn): Promise<Turn | null> {
  const actions = [legal[Math.floor(random() * legal.length)]!];
  const input = { matchId: id, actions, expectedVersion: version };
  type Acted = { match: Turn; userErrors: { code: string }[] };
  const { match, userErrors } = await mutate<Acted>(bot, 'act', input, `match { ${TURN} }`);
  const isChanged = userErrors.some(({ code }) => CHANGED.includes(code));
  if (!isChanged) expect(userErrors).toEqual([]);
  return isChanged ? null : match;
}

/**
 * Challenges somebody whom the player may challenge, the absent before others, if there were not enough challenges. The
 * absent, whom nobody can challenge at the bottom, only begins.
 */
async function challenge(player: TestClient, ladder: string): Promise<void> {
  const { entries, pairings } = await shown(player, ladder);
  if (pairings.nodes.length >= (player === absent ? 1 : CHALLENGES)) return;
  const allowed = entries.nodes.filter(({ viewerChallenge }) => viewerChallenge?.isAllowed);
  const other = allowed.find(({ user }) => user.username === absent.username) ?? allowed[0];
  if (!other) return;
  const input = { competitionId: ladder, number: other.number };
  await mutate(player, 'challengeOnLadder', input); // refused if the absent has just left the ladder
}

/** All bots play on; when nobody but the absent has a turn, the clock moves. */
async function goOn(ladder: string): Promise<void> {
  if (running.includes(ladder))
    for (const player of [absent, ...bots]) await challenge(player, ladder);
  let actions = 0;
  for (const bot of bots) actions += await playTurns(bot);
  if (actions > 0) return;
  ahead += CLOCK_STEP;
  await setClock(service, ahead);
}

async function stillRunning(): Promise<string[]> {
  const all = await Promise.all(running.map((id) => shown(absent, id)));
  return running.filter((_, i) => all[i]!.status !== 'ENDED');
}

async function announce(
  organiser: TestClient,
  { bots: count, ...terms }: (typeof FIELDS)[number],
): Promise<string> {
  const size = { places: count + 1, leastEntries: count + 1 };
  const timeControl = { perTurnSeconds: TURN_SECONDS };
  const rest = { target: 1, allowsBots: true, timeoutsAllowed: 0, roundDays: 365 };
  const endsAt = new Date(Date.now() + LADDER_SECONDS * 1000).toISOString();
  const end = terms.form === 'LADDER' ? { endsAt } : {};
  const input = { ...size, ...rest, ...terms, ...end, timeControl };
  const competitionId = await announceCompetition(organiser, input);
  for (const player of [absent, ...bots.slice(0, count)])
    await mustMutate(player, 'enterCompetition', { competitionId });
  return competitionId;
}

beforeAll(async () => {
  service = await startService({ SWEEP_SPEED: '20' });
  absent = await service.player();
  bots = [];
  while (bots.length < MOST_BOTS) bots.push(await botAccount(absent));
  competitions = [];
  for (const [i, field] of FIELDS.entries()) {
    if (i % RUN_BY_ONE === 0) organiser = await service.player();
    competitions.push(await announce(organiser, field));
  }
  running = competitions;
  const ladder = competitions[FIELDS.findIndex(({ form }) => form === 'LADDER')]!;
  await until(
    'the ends of all competitions',
    async () => {
      await goOn(ladder);
      running = await stillRunning();
      return running.length === 0;
    },
    600_000,
  );
});
afterAll(() => service?.stop());

const MATCHES = `SELECT m.result->>'reason' AS reason, array_agg(u.username ORDER BY u.username) AS players
  FROM competition_matches c JOIN matches m ON m.id = c.match_id
    JOIN competition_players p ON p.match_id = m.id JOIN users u ON u.id = p.user_id
  WHERE c.competition_id = $1 GROUP BY m.id`;

interface Played {
  readonly reason: string;
  readonly players: readonly string[];
}

const rows = FIELDS.map(({ form, bots: count, ...more }, i) => ({
  i,
  isLadder: form === 'LADDER',
  name: `${form} of ${count} bots, ${JSON.stringify(more)}`,
}));

describe.each(rows)('$name', ({ i, isLadder }) => {
  it('is played by cards among the bots', async () => {
    const id = rowId(competitions[i]!);
    const matches = await rowsOf<Played>(service, MATCHES, [id]);
    const among = matches.filter(({ players }) => !players.includes(absent.username));
    expect(among.length).toBeGreaterThan(0);
    expect(among.filter(({ reason }) => !BY_CARDS.includes(reason))).toEqual([]);
  });

  it('ends with places, the absent out, and none of the bots', async () => {
    const { entries, pairings } = await shown(absent, competitions[i]!);
    for (const { user, status, place } of entries.nodes) {
      const isAbsent = user.username === absent.username;
      expect(status).toBe(isAbsent ? 'OUT' : 'ENTERED');
      expect(place === null).toBe(isLadder && isAbsent);
    }
    expect(pairings.nodes.every(({ decision }) => decision !== null)).toBe(true);
  });
});
