/** Real: the api over HTTP, Postgres, workers' sweeps; the database's `service_now()` moves by weeks. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { toGlobalId } from '../../../src/platform/api/ids.js';
import type { TestClient, UserErrorJson } from '../../support/client.js';
import { startApiAlone } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { asPlayerToAct, playerToAct, codesOf, startMatch } from '../../support/table.js';
import type { Table } from '../../support/table.js';
import { setClock } from '../../support/time.js';
import { startSweeper } from './sweeper.js';
import type { Sweeper } from './sweeper.js';

const HOUR = 3600;
const DAY = 24 * HOUR;

interface LedgerJson {
  readonly seat: number;
  readonly from: string;
  readonly to: string;
  readonly seconds: number;
  readonly kind: string;
  readonly bankAfter: number | null;
}

interface ClockJson {
  readonly status: string;
  readonly toAct: number | null;
  readonly deadline: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly result: { reason: string; winners: number[] } | null;
  readonly clock: {
    turnStartedAt: string;
    banks: number[] | null;
    timeLedger: { nodes: LedgerJson[] };
  };
}

interface VacationJson {
  readonly id: string;
  readonly fromDay: string;
  readonly toDay: string;
  readonly from: string;
  readonly to: string;
  readonly automatic: boolean;
}

const CLOCK = `status toAct deadline createdAt updatedAt result { reason winners }
  clock { turnStartedAt banks timeLedger(first: 100) { nodes { seat from to seconds kind bankAfter } } }`;
const VACATION = 'id fromDay toDay from to automatic';

let service: TestService;
let sweeper: Sweeper;
let players: TestClient[];
/** How far the service's clock is ahead of the real time. */
let ahead = 0;

beforeAll(async () => {
  service = await startApiAlone();
  sweeper = await startSweeper(service);
});
afterAll(async () => {
  await sweeper.close();
  await service.stop();
});
beforeEach(async () => {
  players = await Promise.all([service.player(), service.player(), service.player()]);
});
afterEach(() => at(0));

async function at(seconds: number): Promise<void> {
  ahead = seconds;
  await setClock(service, seconds);
}

const pass = (seconds: number): Promise<void> => at(ahead + seconds);

/** Moves the clock to a time of a weekday in UTC, at least a week ahead. */
async function goTo(weekday: number, hour: number): Promise<void> {
  const soon = Date.now() + (ahead + 7 * DAY) * 1000;
  const day = new Date(soon);
  day.setUTCHours(hour, 0, 0, 0);
  const days = (weekday - day.getUTCDay() + 7) % 7;
  await at((day.getTime() - Date.now()) / 1000 + days * DAY);
}

const begin = (timeControl: object, seats = 2): Promise<Table> =>
  startMatch(players.slice(0, seats), {
    timeControl,
    ...(seats === 3 && { variant: 'dreier' }),
  });

const clockOf = ({ matchId, players: [first] }: Table): Promise<ClockJson> =>
  first!.match<ClockJson>(matchId, CLOCK);

/** Makes moves until another seat is to act; returns the seat that moved. */
async function turn(table: Table): Promise<number> {
  const before = await asPlayerToAct(table);
  for (let match = before; match.toAct === before.toAct; match = await asPlayerToAct(table)) {
    const token = match.deal.legal.find((legal) => legal.length === 2 && legal !== '66')!;
    const done = await playerToAct(table, match).act(table.matchId, [token]);
    expect(codesOf(done)).toEqual([]);
  }
  return before.toAct!;
}

async function mutate<T>(
  client: TestClient,
  name: string,
  type: string,
  input: object,
  field: string,
) {
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { ${field} userErrors { code } } }`;
  const data = await client.ask<Record<string, T & { userErrors: UserErrorJson[] }>>(query, {
    input,
  });
  return data[name]!;
}

const book = (client: TestClient, from: string, to: string) =>
  mutate<{ vacation: VacationJson | null }>(
    client,
    'bookVacation',
    'BookVacationInput',
    { from, to },
    `vacation { ${VACATION} }`,
  );

const cancel = (client: TestClient, id: string) =>
  mutate<{ vacation: VacationJson | null; deletedVacationId: string | null }>(
    client,
    'cancelVacation',
    'CancelVacationInput',
    { vacationId: id },
    `vacation { ${VACATION} } deletedVacationId`,
  );

const live = (client: TestClient, timeZone: string) =>
  mutate<{ user: { timeZone: string } | null }>(
    client,
    'setTimeZone',
    'SetTimeZoneInput',
    { timeZone },
    'user { timeZone }',
  );

/** A day of the service's clock, in UTC, counted from today. */
const day = (days: number): string =>
  new Date(Date.now() + (ahead + days * DAY) * 1000).toISOString().slice(0, 10);

const daysLeft = async (client: TestClient, date = day(0)): Promise<number> => {
  const query = `{ me { vacationDaysLeft(year: ${date.slice(0, 4)}) } }`;
  return (await client.ask<{ me: { vacationDaysLeft: number } }>(query)).me.vacationDaysLeft;
};

const seconds = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 1000;

/** Expects that the columns follow from the events, and that the ledger has every second. */
async function expectConsistent(table: Table): Promise<ClockJson> {
  const { stored, rebuilt } = await sweeper.columns(table.matchId);
  expect(rebuilt).toEqual(stored);
  const seen = await clockOf(table);
  const spans = seen.clock.timeLedger.nodes.filter(({ kind }) => kind !== 'INCREMENT');
  expect(spans[0]?.from ?? seen.createdAt).toBe(seen.createdAt);
  for (const [i, span] of spans.slice(1).entries()) expect(span.from).toBe(spans[i]!.to);
  return seen;
}

describe('a bank', () => {
  it('pays for turns, gets its increment up to the cap, and loses the match when it is empty', async () => {
    const table = await begin({
      bankSeconds: 5 * DAY,
      incrementSeconds: DAY,
      bankCapSeconds: 6 * DAY,
    });
    expect((await clockOf(table)).clock.banks).toEqual([5 * DAY, 5 * DAY]);
    await pass(3 * DAY);
    const first = await turn(table);
    const slow = await expectConsistent(table);
    expect(slow.clock.banks![first]).toBeCloseTo(3 * DAY, -2);
    const second = await turn(table);
    expect(second).toBe(1 - first);
    const quick = await expectConsistent(table);
    expect(quick.clock.banks![second]).toBeGreaterThan(5.9 * DAY);
    expect(quick.clock.banks![second]).toBeLessThanOrEqual(6 * DAY);
    const increments = quick.clock.timeLedger.nodes.filter(({ kind }) => kind === 'INCREMENT');
    expect(increments.map(({ seat }) => seat)).toEqual([first, second]);
    const { toAct, clock, deadline } = quick;
    expect(seconds(clock.turnStartedAt, deadline!)).toBeCloseTo(clock.banks![toAct!]!, 2);
    await pass(6 * DAY + 60);
    await sweeper.sweep();
    const over = await expectConsistent(table);
    expect(over.result).toMatchObject({ reason: 'TIMEOUT', winners: [1 - toAct!] });
    expect(over.clock.banks![toAct!]).toBe(0);
  });
});

describe('several actions of one player', () => {
  it('are one turn with one deadline', async () => {
    const table = await begin({ perTurnSeconds: DAY });
    const { players: seated, matchId } = table;
    await turn(table);
    const before = await asPlayerToAct(table);
    const began = (await clockOf(table)).clock.turnStartedAt;
    await pass(HOUR);
    const legal = before.deal.legal.find((token) => token.length === 2 && token !== '66')!;
    const { match: after } = await seated[before.toAct!]!.act(matchId, [legal]);
    const now = await expectConsistent(table);
    if (after!.toAct === before.toAct) expect(now.clock.turnStartedAt).toBe(began);
    else expect(seconds(began, now.clock.turnStartedAt)).toBeGreaterThan(HOUR - 60);
  });
});

describe('the weekend', () => {
  it('stops the clock of the player to act, in the time zone in which the match began', async () => {
    await goTo(5, 12);
    for (const player of players) await live(player, 'Pacific/Kiritimati');
    const table = await begin({ perTurnSeconds: 2 * DAY, weekends: true });
    for (const player of players) await live(player, 'Pacific/Pago_Pago');
    // Friday 12:00 UTC is Saturday 2:00 there: the weekend ends on Sunday at 10:00 UTC.
    const { deadline } = await expectConsistent(table);
    expect(new Date(deadline!).getUTCDay()).toBe(2);
    expect(new Date(deadline!).toISOString().slice(11)).toBe('10:00:00.000Z');
    await pass(3 * DAY);
    const { clock } = await expectConsistent(table);
    expect(clock.timeLedger.nodes.map(({ kind }) => kind)).toEqual(['WEEKEND', 'THINKING']);
  });

  it('counts like any other day if the match does not exclude it', async () => {
    await goTo(5, 12);
    const table = await begin({ perTurnSeconds: 2 * DAY });
    const { deadline, createdAt } = await clockOf(table);
    expect(seconds(createdAt, deadline!)).toBe(2 * DAY);
  });
});

describe('vacation', () => {
  it('moves the deadline of the player to act; others see it; cancelling moves it back', async () => {
    const table = await begin({ perTurnSeconds: 2 * DAY });
    const { toAct, deadline } = await clockOf(table);
    const [playerOnTurn, other] = [table.players[toAct!]!, table.players[1 - toAct!]!];
    await book(other, day(1), day(9));
    expect((await clockOf(table)).deadline).toBe(deadline);
    const { vacation } = await book(playerOnTurn, day(1), day(3));
    expect(vacation).toMatchObject({ fromDay: day(1), toDay: day(3), automatic: false });
    const onVacation = await expectConsistent(table);
    expect(seconds(deadline!, onVacation.deadline!)).toBe(3 * DAY);
    const query = `{ user(username: "${playerOnTurn.username}") { vacation { fromDay } vacations { id }
      vacationDaysLeft timeZone autoVacation } }`;
    const { user } = await other.ask<{ user: object }>(query);
    expect(user).toEqual({
      vacation: [{ fromDay: day(1) }],
      vacations: null,
      vacationDaysLeft: null,
      timeZone: null,
      autoVacation: null,
    });
    expect(await cancel(playerOnTurn, vacation!.id)).toMatchObject({
      vacation: null,
      deletedVacationId: vacation!.id,
    });
    expect((await expectConsistent(table)).deadline).toBe(deadline);
    expect(await daysLeft(playerOnTurn)).toBe(30);
  });

  it('from today begins now; if it is cancelled it ends, and the days left are given back', async () => {
    const table = await begin({ bankSeconds: 2 * DAY });
    const { toAct } = await clockOf(table);
    const playerOnTurn = table.players[toAct!]!;
    await pass(HOUR);
    const first = day(0);
    const { vacation } = await book(playerOnTurn, first, day(3));
    await pass(2 * DAY);
    await sweeper.sweep();
    const { vacation: cut } = await cancel(playerOnTurn, vacation!.id);
    expect(cut!.toDay).toBe(day(0));
    expect(codesOf(await cancel(playerOnTurn, vacation!.id))).toEqual(['VACATION_OVER']);
    await pass(HOUR);
    await turn(table);
    const { clock } = await expectConsistent(table);
    const own = clock.timeLedger.nodes.filter(({ seat }) => seat === toAct).slice(0, 3);
    expect(own.map(({ kind }) => kind)).toEqual(['THINKING', 'VACATION', 'THINKING']);
    expect(own[1]!.seconds).toBeGreaterThan(2 * DAY - 60);
    expect(clock.banks![toAct!]).toBeLessThan(2 * DAY - 2 * HOUR + 60);
    expect(clock.banks![toAct!]).toBeGreaterThan(2 * DAY - 2 * HOUR - 600);
  });

  it('does not count in a match without it', async () => {
    const table = await begin({ perTurnSeconds: 2 * DAY, vacation: false });
    const { toAct, deadline } = await clockOf(table);
    await book(table.players[toAct!]!, day(0), day(9));
    expect((await expectConsistent(table)).deadline).toBe(deadline);
  });

  it('that is invalid is refused with a code', async () => {
    const player = players[0]!;
    const code = async (from: string, to: string) => codesOf(await book(player, from, to))[0];
    expect(await code('tomorrow', day(2))).toBe('VACATION_DAY_INVALID');
    const both = await book(player, '2026-02-30', 'tomorrow');
    expect(codesOf(both)).toEqual(['VACATION_DAY_INVALID', 'VACATION_DAY_INVALID']);
    expect(codesOf(await book(player, day(-1), day(-2)))).toEqual([
      'VACATION_ENDS_BEFORE',
      'VACATION_IN_THE_PAST',
    ]);
    expect(await code(day(3), day(2))).toBe('VACATION_ENDS_BEFORE');
    expect(await code(day(-1), day(2))).toBe('VACATION_IN_THE_PAST');
    expect(await code(day(360), day(380))).toBe('VACATION_TOO_FAR');
    expect(await code(day(1), day(70))).toBe('VACATION_DAYS_USED');
    expect(await code(day(1), day(4))).toBeUndefined();
    expect(await code(day(4), day(5))).toBe('VACATION_OVERLAPS');
    expect(codesOf(await cancel(player, toGlobalId('Vacation', randomUUID())))).toEqual([
      'VACATION_NOT_FOUND',
    ]);
    expect(codesOf(await live(player, 'Middle/Earth'))).toEqual(['TIME_ZONE_INVALID']);
    expect(codesOf(await live(player, '+01:00'))).toEqual(['TIME_ZONE_INVALID']);
  });

  it('cannot be cancelled by another user', async () => {
    const { vacation } = await book(players[0]!, day(1), day(2));
    expect(codesOf(await cancel(players[1]!, vacation!.id))).toEqual(['VACATION_NOT_FOUND']);
  });

  it('is booked once by simultaneous requests', async () => {
    const bookings = Array.from({ length: 6 }, () => book(players[0]!, day(1), day(20)));
    const codes = (await Promise.all(bookings)).map((payload) => codesOf(payload)[0] ?? 'booked');
    expect(codes.filter((code) => code === 'booked')).toHaveLength(1);
    expect(await daysLeft(players[0]!, day(1))).toBeLessThanOrEqual(30);
  });

  it('booked at the time of moves leaves only deadlines that follow from the events', async () => {
    const tables: Table[] = [];
    for (let i = 0; i < 4; i++)
      tables.push(await begin({ bankSeconds: 9 * DAY, incrementSeconds: HOUR }));
    const booking = async (player: TestClient) => {
      for (let i = 0; i < 5; i++) {
        const { vacation } = await book(player, day(0), day(1));
        if (vacation) await cancel(player, vacation.id);
      }
    };
    const playing = tables.map(async (table) => {
      for (let i = 0; i < 5; i++) {
        const match = await asPlayerToAct(table);
        const token = match.deal.legal.find((legal) => legal.length === 2 && legal !== '66')!;
        await playerToAct(table, match).act(table.matchId, [token]);
      }
    });
    await Promise.all([...players.slice(0, 2).map(booking), ...playing]);
    for (const table of tables) await expectConsistent(table);
  });
});

describe('automatic vacation', () => {
  it('is taken one day at a time before the player loses on time, while days are left', async () => {
    const table = await begin({ perTurnSeconds: DAY });
    const { toAct, deadline } = await clockOf(table);
    const playerOnTurn = table.players[toAct!]!;
    const set = `mutation { setAutoVacation(input: { enabled: true }) { user { autoVacation } userErrors { code } } }`;
    await playerOnTurn.ask(set);
    await pass(DAY + 60);
    await Promise.all([sweeper.sweep(), sweeper.sweep()]);
    const saved = await expectConsistent(table);
    expect(saved.status).toBe('IN_PROGRESS');
    expect(seconds(deadline!, saved.deadline!)).toBe(DAY);
    const written = await sweeper.query(
      `SELECT FROM outbox WHERE events->0->>'type' = 'VACATION_TAKEN'`,
    );
    expect(written).toHaveLength(1);
    // After weeks without a sweep the sweeps take the days one by one until none is left.
    await pass(40 * DAY);
    for (let i = 0; i < 31; i++) await sweeper.sweep();
    const over = await expectConsistent(table);
    const taken = over.clock.timeLedger.nodes.find(({ kind }) => kind === 'VACATION')!;
    expect(taken.seconds % DAY).toBe(0);
    expect(taken.seconds).toBeGreaterThanOrEqual(30 * DAY);
    const ended = taken.seconds === 30 * DAY ? 'FINISHED' : 'IN_PROGRESS';
    expect(over.status).toBe(ended);
  });
});

describe('the notification of an automatic vacation day', () => {
  it('is sent even if the match is over by then', async () => {
    const table = await begin({ perTurnSeconds: DAY });
    const playerOnTurn = playerToAct(table, await asPlayerToAct(table));
    await playerOnTurn.ask(
      'mutation { setAutoVacation(input: { enabled: true }) { user { autoVacation } } }',
    );
    await pass(DAY + 60);
    await sweeper.sweep();
    expect(codesOf(await playerOnTurn.resign(table.matchId))).toEqual([]);
    await sweeper.notify('VACATION_TAKEN');
    const feed = '{ notifications(first: 10) { nodes { type matchId } } }';
    expect(await playerOnTurn.ask(feed)).toEqual({
      notifications: { nodes: [{ type: 'VACATION_TAKEN', matchId: table.matchId }] },
    });
  });
});

describe('a house bot', () => {
  it('takes the seat and the turn of an overdue player in a match of three', async () => {
    const table = await begin({ bankSeconds: DAY }, 3);
    const { toAct } = await clockOf(table);
    await pass(DAY + 60);
    await sweeper.sweep();
    const after = await expectConsistent(table);
    expect([after.status, after.toAct, after.deadline]).toEqual(['IN_PROGRESS', toAct, null]);
    expect(after.clock.banks![toAct!]).toBe(0);
    await pass(HOUR);
    const { clock } = await expectConsistent(table);
    expect(clock.timeLedger.nodes.map(({ kind }) => kind)).toEqual(['THINKING', 'BOT']);
  });
});

describe('an outage', () => {
  it('counts for no player, and is in the ledger', async () => {
    const table = await begin({ perTurnSeconds: DAY });
    await pass(HOUR);
    const { deadline } = await clockOf(table);
    await sweeper.query(`UPDATE heartbeat SET at = now() - interval '40 minutes'`);
    await sweeper.beat();
    const after = await expectConsistent(table);
    expect(seconds(deadline!, after.deadline!)).toBeGreaterThanOrEqual(40 * 60);
    expect(seconds(deadline!, after.deadline!)).toBeLessThan(41 * 60);
    await turn(table);
    const { clock } = await expectConsistent(table);
    expect(clock.timeLedger.nodes.map(({ kind }) => kind)).toContain('OUTAGE');
  });
});

describe('a clock that jumps', () => {
  it('back lets no time pass in a match until it has caught up', async () => {
    await pass(2 * DAY);
    const table = await begin({ bankSeconds: 2 * DAY });
    await turn(table);
    const before = await expectConsistent(table);
    await pass(-DAY);
    await turn(table);
    const back = await expectConsistent(table);
    expect(back.updatedAt).toBe(before.updatedAt);
    await pass(DAY + HOUR);
    await turn(table);
    const on = await expectConsistent(table);
    expect(seconds(before.updatedAt, on.updatedAt)).toBeGreaterThan(HOUR - 60);
    expect(Math.min(...on.clock.banks!)).toBeGreaterThan(2 * DAY - 2 * HOUR);
  });

  it('forward ends overdue matches, once', async () => {
    const tables = [await begin({ perTurnSeconds: DAY }), await begin({ bankSeconds: DAY })];
    await pass(400 * DAY);
    await Promise.all([sweeper.sweep(), sweeper.sweep()]);
    for (const table of tables) {
      expect((await expectConsistent(table)).result).toMatchObject({ reason: 'TIMEOUT' });
    }
  });
});
