import { Injectable } from '@nestjs/common';
import { NEXT_BATCH } from '../../../platform/database/batches.js';
import type { Batch } from '../../../platform/database/batches.js';
import { Database } from '../../../platform/database/database.js';
import type { Sql, Transaction } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import type { AccountDeletionRow } from './tables.js';

type Of = Pick<AccountDeletionRow, 'userId'>;

interface Asked extends Of {
  readonly days: number;
  readonly autoVacation: boolean;
}

/** A deletion that was taken back is asked for anew; one that is asked for keeps its date. */
const ASK = statement<Pick<AccountDeletionRow, 'dueAt'>, Asked>(
  'account-deletions-ask',
  `INSERT INTO account_deletions AS d (user_id, due_at, auto_vacation)
   VALUES (:userId, service_now() + make_interval(days => :days), :autoVacation)
   ON CONFLICT (user_id) DO UPDATE SET
     asked_at = CASE WHEN d.withdrawn_at IS NULL THEN d.asked_at ELSE excluded.asked_at END,
     due_at = CASE WHEN d.withdrawn_at IS NULL THEN d.due_at ELSE excluded.due_at END,
     auto_vacation = excluded.auto_vacation OR d.withdrawn_at IS NULL AND d.auto_vacation, withdrawn_at = NULL
   RETURNING due_at AS "dueAt"`,
);

const WITHDRAW = statement<Pick<AccountDeletionRow, 'autoVacation'>, Of>(
  'account-deletions-withdraw',
  `UPDATE account_deletions SET withdrawn_at = service_now()
   WHERE user_id = :userId AND withdrawn_at IS NULL AND started_at IS NULL
   RETURNING auto_vacation AS "autoVacation"`,
);

const WITHDRAWN = statement<{ at: Date }, Of>(
  'account-deletions-withdrawn',
  `SELECT withdrawn_at AS at FROM account_deletions WHERE user_id = :userId AND withdrawn_at IS NOT NULL`,
);

const ASKED_LATELY = statement<Of, { minutes: number }>(
  'account-deletions-asked-lately',
  `SELECT user_id AS "userId" FROM account_deletions
   WHERE withdrawn_at IS NULL AND started_at IS NULL
     AND asked_at > service_now() - make_interval(mins => :minutes)`,
);

const IS_ASKED = statement<Of, Of>(
  'account-deletions-is-asked',
  `SELECT user_id AS "userId" FROM account_deletions
   WHERE user_id = :userId AND withdrawn_at IS NULL AND started_at IS NULL`,
);

const DUE = statement<Of, Batch>(
  'account-deletions-due',
  `SELECT user_id AS "userId" FROM account_deletions
   WHERE withdrawn_at IS NULL AND finished_at IS NULL AND due_at <= service_now()
   ORDER BY due_at ${NEXT_BATCH}`,
);

const START = statement<Of, Of>(
  'account-deletions-start',
  `UPDATE account_deletions SET started_at = coalesce(started_at, service_now())
   WHERE user_id = :userId AND withdrawn_at IS NULL AND finished_at IS NULL AND due_at <= service_now()
   RETURNING user_id AS "userId"`,
);

/** An account ends in two passes: the second one comes when what the first has caused is written. */
const PASSED = statement<object, Of & { minutes: number }>(
  'account-deletions-passed',
  `INSERT INTO account_deletions AS d (user_id, started_at, due_at)
   VALUES (:userId, service_now(), service_now() + make_interval(mins => :minutes))
   ON CONFLICT (user_id) DO UPDATE SET withdrawn_at = NULL,
     started_at = coalesce(d.started_at, excluded.started_at), due_at = excluded.due_at`,
);

const FINISH = statement<object, Of>(
  'account-deletions-finish',
  `UPDATE account_deletions SET finished_at = coalesce(finished_at, service_now()) WHERE user_id = :userId`,
);

/** Which accounts are to be deleted, and when. */
@Injectable()
export class DeletionStore {
  constructor(private readonly database: Database) {}

  /** @returns when the account is deleted: for a second call the date of the first */
  async ask(asked: Asked, within: Transaction): Promise<Date> {
    return (await within.row(ASK, asked))!.dueAt;
  }

  /** The deletion that was taken back; null if there was none. */
  withdraw(
    userId: string,
    within: Transaction,
  ): Promise<Pick<AccountDeletionRow, 'autoVacation'> | null> {
    return within.row(WITHDRAW, { userId });
  }

  /** When a deletion was taken back; null if that never happened, or the account is to be deleted again. */
  async withdrawnAt(userId: string, within: Sql = this.database): Promise<Date | null> {
    return (await within.row(WITHDRAWN, { userId }))?.at ?? null;
  }

  /** The accounts whose deletion was asked for within the last minutes, and has not begun. */
  async askedLately(minutes: number): Promise<string[]> {
    return (await this.database.rows(ASKED_LATELY, { minutes })).map(({ userId }) => userId);
  }

  /** Whether a deletion is asked for and has not begun. */
  async isAsked(userId: string, within: Transaction): Promise<boolean> {
    return (await within.row(IS_ASKED, { userId })) !== null;
  }

  /** The accounts that are due, the longest due first. */
  async due(batch: Batch): Promise<string[]> {
    return (await this.database.rows(DUE, batch)).map(({ userId }) => userId);
  }

  /** Begins a deletion, which cannot be taken back from now on; false if it was. */
  async start(userId: string, within: Transaction): Promise<boolean> {
    return (await within.row(START, { userId })) !== null;
  }

  /** Notes that the first pass is done: the second one follows after so many minutes. */
  async passed(userId: string, minutes: number, within: Transaction): Promise<void> {
    await within.rows(PASSED, { userId, minutes });
  }

  async finish(userId: string): Promise<void> {
    await this.database.rows(FINISH, { userId });
  }
}
