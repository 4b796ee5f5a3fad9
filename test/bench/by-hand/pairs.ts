import { randomBytes, randomUUID } from 'node:crypto';
import { In, IsNull, LessThan, LessThanOrEqual } from 'typeorm';
import {
  RateLimitRow,
  RefreshTokenRow,
  SessionRow,
} from '../../../src/modules/auth/storage/tables.js';
import type { StoredMatch } from '../../../src/modules/matches/application/index.js';
import { MatchRow } from '../../../src/modules/matches/storage/tables.js';
import { NotificationRow } from '../../../src/modules/notifications/storage/tables.js';
import { UserRow } from '../../../src/modules/users/storage/tables.js';
import { OutboxRow } from '../../../src/platform/events/tables.js';
import type { Fixture, Values } from './fixture.js';
import { commitMove, loadForMove, findMatches } from './matches.js';

/** The same work by a statement by hand and by repositories. */
export interface Pair {
  /** The group of the statement in the docs. */
  readonly group: string;
  readonly statement: string;
  readonly rows: number;
  /** Called before each run, not measured. */
  before?(): Promise<unknown>;
  byHand(): Promise<unknown>;
  byRepository(): Promise<unknown>;
}

/** At least one pair for each group. */
export const pairsOn = (fixture: Fixture): Pair[] => [
  loadForMove(fixture),
  commitMove(fixture),
  lease(fixture, 50),
  sweep(fixture, 500),
  rotate(fixture),
  insertMany(fixture, 100),
  insertMany(fixture, 1),
  raise(fixture),
  hold(fixture),
  findMatches(fixture, 20),
  findMatches(fixture, 1),
  findUsers(fixture),
];

const now = () => new Date();

function lease({ core: { database }, byHand }: Fixture, rows: number): Pair {
  const commits = Array.from({ length: rows }, (_, n) => ({ events: [{ type: 'moved', n }] }));
  return {
    group: 'claim',
    statement: 'outbox-lease',
    rows,
    async before() {
      await database.of(OutboxRow).deleteAll();
      await byHand('outbox-add', { commits: JSON.stringify(commits) });
    },
    byHand: () => byHand('outbox-lease', {}),
    byRepository: () =>
      database.transaction(async (within) => {
        const outbox = within.of(OutboxRow);
        const due = await outbox.find({
          where: { offerAt: LessThanOrEqual(now()) },
          order: { offerAt: 'ASC' },
          take: 500,
          lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
        });
        const offerAt = () => `now() + make_interval(secs => 5 * 2 ^ offers)`;
        await outbox.update(
          { id: In(due.map(({ id }) => id)) },
          { offers: () => 'offers + 1', offerAt },
        );
      }),
  };
}

function sweep({ core: { database }, byHand }: Fixture, rows: number): Pair {
  const old = Array.from({ length: rows }, (_, n) => ({ key: `old ${n}`, points: 1, expire: '1' }));
  return {
    group: 'sweep',
    statement: 'accounts-sweep-limits',
    rows,
    before: () => database.of(RateLimitRow).insert(old.map((row) => ({ ...row }))),
    byHand: () => byHand('accounts-sweep-limits', { limit: 1000, passedOver: 0 }),
    byRepository: () =>
      database.transaction(async (within) => {
        const limits = within.of(RateLimitRow);
        const due = await limits.find({
          where: { expire: LessThan(String(Date.now())) },
          order: { expire: 'ASC' },
          take: 1000,
          lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
        });
        await limits.delete({ key: In(due.map(({ key }) => key)) });
      }),
  };
}

function rotate({ core: { database }, matches, byHand }: Fixture): Pair {
  const { userId } = matches[0]!.players[0]!;
  const network = '127.0.0.1';
  const token = () => randomBytes(32);
  let spent = token();
  return {
    group: 'several steps',
    statement: 'sessions-rotate',
    rows: 1,
    async before() {
      spent = token();
      const session = { id: randomUUID(), userId, network, expiresAt: new Date(Date.now() + 1e9) };
      await database.of(SessionRow).insert(session);
      await database.of(RefreshTokenRow).insert({ tokenHash: spent, sessionId: session.id });
    },
    byHand: () => byHand('sessions-rotate', { spent, next: token(), salt: token(), network }),
    byRepository: () =>
      database.transaction(async (within) => {
        const tokens = within.of(RefreshTokenRow);
        const where = { tokenHash: spent, usedAt: IsNull() };
        const found = await tokens.findOneOrFail({ where, lock: { mode: 'pessimistic_write' } });
        const id = found.sessionId;
        await within.of(SessionRow).findOneByOrFail({ id, endedAt: IsNull() });
        await tokens.update({ tokenHash: spent }, { usedAt: now(), successorSalt: token() });
        await within.of(SessionRow).update({ id }, { lastUsedAt: now(), network });
        await tokens.insert({ tokenHash: token(), sessionId: id });
      }),
  };
}

/** Notifications of one user, each of another version of a match. */
function notificationsOf({ matches }: Fixture, count: number): (Values & { type: 'YOUR_TURN' })[] {
  const [match] = matches;
  const { userId } = match!.players[0]!;
  return Array.from({ length: count }, (_, n) => ({
    id: randomUUID(),
    userId,
    type: 'YOUR_TURN',
    matchId: match!.id,
    version: 1000 + n,
  }));
}

function insertMany(fixture: Fixture, rows: number): Pair {
  const { core, byHand } = fixture;
  const notifications = core.database.of(NotificationRow);
  const made = notificationsOf(fixture, rows);
  return {
    group: 'set',
    statement: 'notification-insert',
    rows,
    before: () => notifications.deleteAll(),
    byHand: () => byHand('notification-insert', { rows: JSON.stringify(made) }),
    byRepository: () =>
      notifications
        .createQueryBuilder()
        .insert()
        .values(made.map((row) => ({ ...row })))
        .orIgnore()
        .returning(['id', 'userId'])
        .execute(),
  };
}

function raise({ core: { database }, matches, byHand }: Fixture): Pair {
  const [{ id }] = matches as [StoredMatch];
  return {
    group: 'write',
    statement: 'matches-raise-orders',
    rows: 1,
    byHand: () => byHand('matches-raise-orders', { matchId: id }),
    async byRepository() {
      await database.of(MatchRow).increment({ id }, 'ordersRevision', 1);
      await database.of(MatchRow).findOne({ select: { dealNumber: true }, where: { id } });
    },
  };
}

function hold({ core: { database }, matches, byHand }: Fixture): Pair {
  const id = matches[0]!.players[0]!.userId;
  const lock = { mode: 'pessimistic_write' } as const;
  return {
    group: 'lock',
    statement: 'users-hold',
    rows: 1,
    byHand: () => database.transaction((within) => byHand('users-hold', { userId: id }, within)),
    byRepository: () =>
      database.transaction((within) => within.of(UserRow).findOne({ where: { id }, lock })),
  };
}

function findUsers({ core: { database }, matches, byHand }: Fixture): Pair {
  const ids = matches[0]!.players.map(({ userId }) => userId);
  const select = {
    id: true,
    username: true,
    isBot: true,
    botLevel: true,
    createdAt: true,
  } as const;
  return {
    group: 'read',
    statement: 'users-by-ids',
    rows: ids.length,
    byHand: () => byHand('users-by-ids', { ids }),
    byRepository: () => database.of(UserRow).find({ select, where: { id: In(ids) } }),
  };
}
