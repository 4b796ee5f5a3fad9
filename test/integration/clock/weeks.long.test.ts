/**
 * Real: the whole service and a second worker, their sweeps, Postgres' clock, which is moved: weeks of several matches
 * in seconds. People look in every few hours, go on vacation, or never come back.
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { seeded } from '../../../src/engine/index.js';
import type { MatchJson, TestClient } from '../../support/client.js';
import { refusalsOf } from '../../support/deliveries.js';
import { startService, startWorker } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { untilOutboxEmpty, rowId, rowsOf } from '../../support/sql.js';
import { asPlayerToAct, playerToAct, startMatch, step } from '../../support/table.js';
import type { Table } from '../../support/table.js';
import { setClock } from '../../support/time.js';
import { until } from '../../support/wait.js';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** The day from which a player does not look in, and the day of the return. */
type Absence = readonly [from: number, to: number];

const random = seeded(4);
let service: TestService;
let worker: { close(): Promise<void> };
/** How far the clock has moved, in seconds. */
let time = 0;
const absences = new Map<TestClient, Absence>();

beforeAll(async () => {
  service = await startService();
  worker = await startWorker(service);
});
afterAll(async () => {
  await worker.close();
  await service.stop();
});

const people = (count: number): Promise<TestClient[]> =>
  Promise.all(Array.from({ length: count }, () => service.player()));

async function begin(players: readonly TestClient[], input: object): Promise<Table> {
  return startMatch(players, { rated: false, ...input });
}

const isAway = (player: TestClient): boolean => {
  const [from, to] = absences.get(player) ?? [Infinity, Infinity];
  return time >= from * DAY && time < to * DAY;
};

/** Finds a row unless a notification is missing. A turn has one when it begins, not one for each action. */
const NOTIFIED = `
  SELECT FROM matches m WHERE m.id = $1 AND (m.status <> 'IN_PROGRESS' OR m.to_act =
      (SELECT seat FROM match_events e WHERE e.match_id = m.id AND e.token IS NOT NULL
       ORDER BY version DESC LIMIT 1)
    OR EXISTS (SELECT FROM notifications n WHERE n.type = 'YOUR_TURN' AND n.match_id = m.id
      AND n.user_id = m.awaiting_id AND n.version = m.turn_version))`;

const notified = ({ matchId }: Table) =>
  until(
    'the notification',
    async () => (await rowsOf(service, NOTIFIED, [rowId(matchId)])).length > 0,
  );

/** The match when overdue turns have ended and house bots have moved, as the player to act sees it. */
async function settled(table: Table): Promise<MatchJson> {
  return until('due turns to end', async () => {
    const match = await asPlayerToAct(table);
    if (match.status !== 'IN_PROGRESS') return match;
    const isLate = Date.parse(match.deadline ?? '9999') < Date.now() + time * 1000;
    return match.viewerSeat === match.toAct && !isLate && match;
  });
}

/** Plays a few actions of the players who look in; true when the match has ended. */
async function lookIn(table: Table): Promise<boolean> {
  for (let n = 0; n < 5; n++) {
    const match = await settled(table);
    if (match.status !== 'IN_PROGRESS') return true;
    await notified(table);
    if (isAway(playerToAct(table, match))) return false;
    await step(table, match, random);
  }
  return false;
}

/** The date, in UTC, that lies so many days ahead. */
const dayAhead = (days: number): string =>
  new Date(Date.now() + days * DAY * 1000).toISOString().slice(0, 10);

/** Books vacation for the days of an absence and for the day of the return. */
async function bookVacation(client: TestClient, [from, to]: Absence): Promise<void> {
  const input = { from: dayAhead(from), to: dayAhead(to) };
  expect(await refusalsOf(client, 'bookVacation', input)).toEqual([]);
}

let tables: Record<'daily' | 'banked' | 'abandoned' | 'three' | 'travelling', Table>;

beforeAll(async () => {
  const day = { perTurnSeconds: DAY };
  const bank = { bankSeconds: 3 * DAY, incrementSeconds: 6 * HOUR };
  const travellers = await people(2);
  absences.set(travellers[0]!, [0, 9]);
  await bookVacation(travellers[0]!, [0, 9]);
  const [daily, banked, abandoned, three, travelling] = await Promise.all([
    begin(await people(2), { timeControl: day, target: 2 }),
    begin(await people(2), { timeControl: bank, target: 7 }),
    begin(await people(2), { timeControl: day, target: 7, rated: true }),
    begin(await people(3), { timeControl: day, target: 4, variant: 'dritt' }),
    begin(travellers, { timeControl: day, target: 5 }),
  ]);
  tables = { daily, banked, abandoned, three, travelling };
  for (const { players } of [banked, abandoned, three])
    absences.set(players.at(-1)!, [1, Infinity]);
});

it('weeks of correspondence matches are played to their ends', async () => {
  for (let running = Object.values(tables); running.length > 0;) {
    const over = await Promise.all(running.map((table) => lookIn(table)));
    running = running.filter((_, i) => !over[i]);
    time += HOUR * (4 + Math.floor(random() * 16));
    await setClock(service, time);
  }
  expect(time).toBeGreaterThan(9 * DAY);
}, 120_000);

it('matches of two end by TIMEOUT if a player never comes back; in a match of three a bot plays on', async () => {
  const resultOf = async (table: Table) => (await asPlayerToAct(table)).result!;
  for (const table of [tables.banked, tables.abandoned]) {
    expect(await resultOf(table)).toMatchObject({ reason: 'TIMEOUT', winners: [0] });
  }
  for (const table of [tables.daily, tables.three, tables.travelling]) {
    expect((await resultOf(table)).reason).toBe('TARGET');
  }
  const fields = 'seats { substitute { isBot } }';
  const { seats } = await tables.three.players[0]!.match<{ seats: object[] }>(
    tables.three.matchId,
    fields,
  );
  expect(seats).toEqual([
    { substitute: null },
    { substitute: null },
    { substitute: { isBot: true } },
  ]);
});

it('all tasks of weeks of matches are done, each once', async () => {
  await untilOutboxEmpty(service);
  const ends = `SELECT FROM match_seats s LEFT JOIN notifications n
      ON n.match_id = s.match_id AND n.user_id = s.user_id AND n.type = 'MATCH_OVER'
    GROUP BY s.match_id, s.seat HAVING count(n.id) <> 1`;
  expect(await rowsOf(service, ends)).toEqual([]);
  const ratings = `SELECT FROM matches m LEFT JOIN rating_changes c ON c.match_id = m.id
    GROUP BY m.id HAVING count(c.match_id) <> CASE WHEN m.rated THEN 2 ELSE 0 END`;
  expect(await rowsOf(service, ratings)).toEqual([]);
});

it('each turn in weeks of matches has one notification', async () => {
  // If nobody else acted between two notifications to a player, one turn was notified twice.
  const notifiedTwice = `
    SELECT FROM (SELECT n.match_id, n.version, s.seat, lag(n.version) OVER
        (PARTITION BY n.match_id, n.user_id ORDER BY n.version) AS before
      FROM notifications n JOIN match_seats s USING (match_id, user_id)
      WHERE n.type = 'YOUR_TURN') AS notified
    WHERE before IS NOT NULL AND NOT EXISTS (SELECT FROM match_events e
      WHERE e.match_id = notified.match_id AND e.version > notified.before AND e.version <= notified.version
        AND e.token IS NOT NULL AND e.seat <> notified.seat)`;
  expect(await rowsOf(service, notifiedTwice)).toEqual([]);
  const withoutNotification = `
    SELECT FROM (SELECT match_id, version, seat, lag(seat) OVER turns AS seat_before,
        coalesce(lag(version) OVER turns, 0) AS before
      FROM match_events WHERE token IS NOT NULL
      WINDOW turns AS (PARTITION BY match_id ORDER BY version)) AS played
    JOIN match_seats s USING (match_id, seat)
    WHERE seat_before IS DISTINCT FROM seat AND s.substitute_id IS NULL
      AND NOT EXISTS (SELECT FROM notifications n WHERE n.type = 'YOUR_TURN'
        AND n.match_id = played.match_id AND n.user_id = s.user_id
        AND n.version >= played.before AND n.version < played.version)`;
  expect(await rowsOf(service, withoutNotification)).toEqual([]);
});

interface Clocked {
  readonly createdAt: string;
  readonly finishedAt: string;
  readonly clock: {
    readonly timeLedger: {
      readonly nodes: readonly LedgerEntry[];
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
    };
  };
}

interface LedgerEntry {
  readonly kind: string;
  readonly from: string;
  readonly to: string;
  readonly seconds: number;
}

/** The match with the whole ledger, read page by page. */
async function clockedOf(player: TestClient, matchId: string) {
  const entries: LedgerEntry[] = [];
  for (let after = ''; ;) {
    const match = await player.match<Clocked>(
      matchId,
      `createdAt finishedAt clock { timeLedger(first: 100${after}) {
         nodes { kind from to seconds } pageInfo { hasNextPage endCursor } } }`,
    );
    const { nodes, pageInfo } = match.clock.timeLedger;
    entries.push(...nodes);
    if (!pageInfo.hasNextPage) return { match, entries };
    after = `, after: "${pageInfo.endCursor}"`;
  }
}

it('the time ledgers of weeks of matches account for every second', async () => {
  for (const [name, { matchId, players }] of Object.entries(tables)) {
    const { match, entries: all } = await clockedOf(players[0]!, matchId);
    const entries = all.filter(({ kind }) => kind !== 'INCREMENT');
    const total = (Date.parse(match.finishedAt) - Date.parse(match.createdAt)) / 1000;
    const sum = entries.reduce((seconds, entry) => seconds + entry.seconds, 0);
    expect([name, Math.round(sum)]).toEqual([name, Math.round(total)]);
    expect(entries.slice(1).map(({ from }) => from)).toEqual(
      entries.slice(0, -1).map(({ to }) => to),
    );
    const onVacation = entries.some(({ kind }) => kind === 'VACATION');
    expect([name, onVacation]).toEqual([name, name === 'travelling']);
  }
});
