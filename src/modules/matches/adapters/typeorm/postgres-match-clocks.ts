import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../../../../platform/database/database.js';
import { MatchClocks } from '../../application/match-clocks.js';
import type { CalendarOwner } from '../../application/match-clocks.js';
import { deadlineOf } from '../../domain/clock/clock.js';
import type { ClockFacts } from '../../domain/clock-history.js';
import { positionOf } from '../../domain/happenings.js';
import type { Moment } from '../../domain/moment.js';
import type { Player, StoredMatch } from '../../domain/stored-match.js';
import * as sql from './clock-statements.js';

interface LockedMatch {
  readonly id: string;
  readonly updatedAt: Date;
}

type RunningTurn = Pick<
  StoredMatch,
  'id' | 'timeControl' | 'toAct' | 'banks' | 'turnStartedAt' | 'players'
> &
  Pick<Moment, 'calendars' | 'outages'>;

/** How far a match's last move may be ahead of a transaction that waited for it. */
const WAIT_MILLIS = 60_000;

@Injectable()
export class PostgresMatchClocks extends MatchClocks {
  constructor(private readonly database: Database) {
    super();
  }

  async openingMoment(players: readonly Player[], manager: EntityManager): Promise<Moment> {
    const people = players.filter((player) => !player.isBot).map((player) => player.userId);
    await manager.query(sql.HOLD_CALENDARS, [people]);
    const users = players.map((player) => player.userId);
    const [moment] = await manager.query<Moment[]>(sql.OPENING_MOMENT, [users]);
    return moment!;
  }

  async change<T>(
    owner: CalendarOwner,
    manager: EntityManager,
    change: (now: Date) => Promise<T>,
  ): Promise<T> {
    const userId = owner === 'EVERYONE' ? null : owner.userId;
    await manager.query(sql.TAKE_CALENDAR, [userId ?? sql.EVERYONE]);
    const matches = await manager.query<LockedMatch[]>(sql.LOCK_MATCHES, [userId]);
    const changed = await change(await momentAfter(matches, manager));
    await moveDeadlines(
      matches.map(({ id }) => id),
      manager,
    );
    return changed;
  }

  async facts(matchIds: readonly string[]): Promise<ReadonlyMap<string, ClockFacts>> {
    const rows = await this.database.run<ClockFacts & { id: string }>(sql.FACTS, [matchIds]);
    return new Map(rows.map(({ id, ...facts }) => [id, facts]));
  }
}

/**
 * A transaction's time is that of its beginning; what was played while it waited for its locks came
 * later. A match that is farther ahead was played before the clock was set back: it says nothing.
 */
async function momentAfter(matches: readonly LockedMatch[], manager: EntityManager): Promise<Date> {
  const [row] = await manager.query<{ now: Date }[]>(sql.READ_NOW);
  const now = row!.now.getTime();
  const played = matches.map(({ updatedAt }) => updatedAt.getTime());
  return new Date(Math.max(now, ...played.filter((at) => at < now + WAIT_MILLIS)));
}

async function moveDeadlines(ids: readonly string[], manager: EntityManager): Promise<void> {
  const turns = await manager.query<RunningTurn[]>(sql.READ_TURNS, [ids]);
  await manager.query(sql.MOVE_DEADLINES, [turns.map(({ id }) => id), turns.map(deadline)]);
}

function deadline(turn: RunningTurn): Date | null {
  const rules = { ...turn, control: turn.timeControl };
  const at = deadlineOf(rules, positionOf(turn).running, turn.banks);
  return at === null ? null : new Date(at);
}
