import { In, MoreThan } from 'typeorm';
import { OutageRow } from '../../../src/modules/clock/storage/tables.js';
import { ShuffleChainRow } from '../../../src/modules/fairness/storage/tables.js';
import * as rows from '../../../src/modules/matches/storage/tables.js';
import { AutoplayRow, PlanRow } from '../../../src/modules/plans/storage/tables.js';
import { VacationRow } from '../../../src/modules/vacations/storage/tables.js';
import { IdempotencyKeyRow } from '../../../src/platform/idempotency/tables.js';
import type { DomainEvent } from '../../../src/platform/events/event.js';
import { OutboxRow } from '../../../src/platform/events/tables.js';
import type { Fixture, Values } from './fixture.js';
import type { Pair } from './pairs.js';

const { MatchBackerRow, MatchEventRow, MatchRow, MatchSeatRow } = rows;

/** The rows that the read of a move needs, table by table. */
export function loadForMove({ core: { database }, matches, byHand }: Fixture): Pair {
  const { id: matchId, players } = matches[0]!;
  const userIds = players.map(({ userId }) => userId);
  const [userId] = userIds;
  const key = 'a key';
  return {
    group: 'move',
    statement: 'match-load-for-move',
    rows: 1,
    byHand: () =>
      byHand('match-load-for-move', {
        matchId,
        userId,
        key,
        operation: 'act',
        argumentsHash: null,
      }),
    async byRepository() {
      const match = await database.of(MatchRow).findOneByOrFail({ id: matchId });
      await database.of(MatchSeatRow).find({ where: { matchId }, order: { seat: 'ASC' } });
      await database.of(MatchBackerRow).findBy({ matchId });
      await database.of(VacationRow).findBy({ userId: In(userIds) });
      await database.of(OutageRow).findBy({ toAt: MoreThan(match.turnStartedAt!) });
      await database.of(PlanRow).findBy({ matchId, status: 'ACTIVE' });
      await database.of(AutoplayRow).findBy({ userId: In(userIds) });
      // The checkpoint is a part of a long column: only a statement can read it alone.
      await database.of(ShuffleChainRow).existsBy({ matchId });
      await database.of(IdempotencyKeyRow).findOneBy({ userId: userId!, key });
    },
  };
}

interface EventValue {
  readonly type: rows.MatchEventRow['type'];
  readonly seat: number | null;
  readonly token: string | null;
  readonly payload: object;
}

/** Writes steps of one match, each at the next version. */
export function commitMove({ core: { database }, commit, byHand }: Fixture): Pair {
  const matchId = commit.matchId as string;
  const [first] = JSON.parse(commit.events as string) as EventValue[];
  const happened = JSON.parse(commit.happened as string) as DomainEvent[];
  let version = commit.version as number;
  const next = (): Values => {
    const fromVersion = version++;
    const events = JSON.stringify([{ ...first, version }]);
    return { ...commit, fromVersion, version, events, at: new Date() };
  };
  return {
    group: 'move',
    statement: 'match-commit',
    rows: 3,
    async byHand() {
      const { length } = await byHand('match-commit', next());
      if (length === 0) throw new Error('nothing was written');
    },
    byRepository: () =>
      database.transaction(async (within) => {
        const values = next();
        const at = values.at as Date;
        const where = { id: matchId, version: values.fromVersion as number };
        const { affected } = await within.of(MatchRow).update(where, changed(values));
        if (affected !== 1) throw new Error('nothing was written');
        await within.of(MatchEventRow).insert({ ...first!, matchId, version, at });
        await within.of(OutboxRow).insert({ subject: matchId, events: happened });
      }),
  };
}

const WRITTEN = [
  'status',
  'dealNumber',
  'toAct',
  'score',
  'deadline',
  'abortOffers',
  'awaitingId',
  'banks',
  'turnStartedAt',
] as const satisfies readonly (keyof rows.MatchRow)[];

/** The columns that a step writes, as an entity has them. */
function changed(values: Values): Partial<rows.MatchRow> {
  const { version, at, snapshot } = values as { version: number; at: Date; snapshot: string };
  return {
    ...Object.fromEntries(WRITTEN.map((column) => [column, values[column]])),
    ...{ version, updatedAt: at, turnVersion: version },
    snapshot: JSON.parse(snapshot) as rows.MatchRow['snapshot'],
  };
}

/** Matches with their players and backers. */
export function findMatches({ core: { database }, matches, byHand }: Fixture, count: number): Pair {
  const ids = matches.slice(0, count).map(({ id }) => id);
  return {
    group: 'read',
    statement: 'match-find',
    rows: count,
    byHand: () => byHand('match-find', { ids }),
    async byRepository() {
      await database.of(MatchRow).findBy({ id: In(ids) });
      await database.of(MatchSeatRow).findBy({ matchId: In(ids) });
      await database.of(MatchBackerRow).findBy({ matchId: In(ids) });
      await database.of(OutageRow).find({ order: { id: 'DESC' }, take: 1 });
    },
  };
}
