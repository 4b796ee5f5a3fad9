import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/tasks/outbox.js';
import type { Task } from '../../../platform/tasks/task.js';
import { MatchClocks } from '../../matches/application/index.js';
import type { StoredMatch } from '../../matches/application/index.js';
import { automatic } from '../domain/vacation.js';
import { VacationStore } from '../storage/vacation-store.js';

/** Takes a day of vacation for players who want that, where they would lose on time. */
@Injectable()
export class AutomaticVacation {
  constructor(
    private readonly database: Database,
    private readonly clocks: MatchClocks,
    private readonly store: VacationStore,
    private readonly outbox: Outbox,
  ) {}

  /** Whether the turn that is overdue goes on: a day was taken, or somebody was first. */
  async take(match: StoredMatch): Promise<boolean> {
    const { userId } = match.players[match.toAct!]!;
    if (!match.timeControl.vacation) return false;
    const booker = await this.store.taker(userId);
    if (!booker.automatic || !automatic(match.deadline!, booker)) return false;
    return this.database.transaction((transaction) =>
      this.clocks.change(userId, transaction, (now) => this.book(match, userId, now, transaction)),
    );
  }

  private async book(
    match: StoredMatch,
    userId: string,
    now: Date,
    transaction: Transaction,
  ): Promise<boolean> {
    const turn = { matchId: match.id, version: match.version };
    const deadline = await this.clocks.passedDeadline(turn, now, transaction);
    if (!deadline) return true;
    const vacation = automatic(deadline, await this.store.taker(userId, transaction));
    if (!vacation) return false;
    const { id } = await this.store.insert(userId, vacation, now, transaction);
    await this.outbox.add(transaction, [takenNotice(match, userId, id)]);
    return true;
  }
}

function takenNotice(
  { id: matchId, turnVersion: version }: StoredMatch,
  userId: string,
  vacationId: string,
): Task {
  const payload = { type: 'VACATION_TAKEN', userId, matchId, version, vacationId };
  return { kind: 'notice', payload };
}
