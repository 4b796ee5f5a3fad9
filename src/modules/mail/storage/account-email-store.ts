import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { clearOld, oldRows } from '../../../platform/database/clear-old.js';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import type { Language } from '../../../platform/api/reader.js';
import { backoffSeconds } from '../../../platform/database/backoff.js';
import { columns, statement } from '../../../platform/database/statement.js';
import type { Statement } from '../../../platform/database/statement.js';
import { SignedTokens } from '../../../platform/signing/signed-tokens.js';
import { Outbox, addTasksAfter, taskValues } from '../../../platform/tasks/outbox.js';
import type { TaskValues } from '../../../platform/tasks/outbox.js';
import type { Task } from '../../../platform/tasks/task.js';
import {
  CHANGES_PER_HOUR,
  ACCOUNT_EMAILS,
  purposeOf,
  VERIFICATIONS_PER_DAY,
} from '../domain/account-email.js';
import type { ChangeKind, AccountEmailResult, AccountEmailKind } from '../domain/account-email.js';
import { AccountEmailRow } from './tables.js';

/** Closes open links; a pending e-mail is then dropped, because its link no longer works. */
const CLOSING = `closed_at = service_now(),
                 status = CASE status WHEN 'OWED' THEN 'DROPPED' ELSE status END`;

type AddValues<Values> = Values & TaskValues & { readonly id: string };

/**
 * Adds a pending e-mail for the users of `owners`, a query of id and email_key; it replaces an older one. The
 * task is written even if there is no such user, so that the time it takes does not show who is registered.
 */
const addFor = (kind: AccountEmailKind, owners: string): string => `
  WITH owner AS (${owners}),
       replaced AS (UPDATE letters l SET ${CLOSING} FROM owner o
                    WHERE l.user_id = o.id AND l.kind = '${kind}' AND l.closed_at IS NULL),
       letter AS (INSERT INTO letters (id, user_id, kind, email_key)
                  SELECT :id::uuid, o.id, '${kind}', o.email_key FROM owner o)
  ${addTasksAfter('(SELECT) AS anyway')}`;

const ADD_VERIFICATION = statement<object, AddValues<{ userId: string }>>(
  'letters-owe-verification',
  addFor(
    'VERIFICATION',
    `SELECT id, email_key FROM user_addresses u
     WHERE id = :userId AND email_key IS NOT NULL AND email_verified_at IS NULL
       AND ${VERIFICATIONS_PER_DAY} >
         (SELECT count(*) FROM letters l WHERE l.email_key = u.email_key
            AND l.kind = 'VERIFICATION' AND l.created_at > service_now() - interval '1 day')`,
  ),
);

const ADD_RESET = statement<object, AddValues<{ key: string }>>(
  'letters-owe-reset',
  addFor(
    'PASSWORD_RESET',
    `SELECT id, email_key FROM user_addresses
     WHERE email_verified_at IS NOT NULL AND (username_key = :key OR email_key = :key)`,
  ),
);

/** Goes to the current address, even if that is changed later. It has no link, so nothing closes it. */
const ADD_CHANGE = statement<object, AddValues<{ userId: string; kind: ChangeKind }>>(
  'letters-owe-change',
  `WITH letter AS (
     INSERT INTO letters (id, user_id, kind, email_key, email, closed_at)
     SELECT :id::uuid, id, :kind::text, email_key, email, service_now() FROM user_addresses u
     WHERE id = :userId AND email_verified_at IS NOT NULL AND ${CHANGES_PER_HOUR} >
       (SELECT count(*) FROM letters l WHERE l.email_key = u.email_key AND l.user_id = u.id
          AND l.kind = :kind::text AND l.created_at > service_now() - interval '1 hour')
     RETURNING id)
   ${addTasksAfter('letter')}`,
);

/** An account e-mail that only this process may send now; `createdAt` is when it was added. */
export interface ClaimedEmail extends Pick<AccountEmailRow, 'id' | 'kind' | 'createdAt'> {
  readonly username: string;
  readonly language: Language;
  readonly timeZone: string;
  /**
   * The address. For a change: the address that was verified then. For a link: the user's address; null if it
   * has changed since, or has been verified or lost its verification.
   */
  readonly email: string | null;
  /** The number of tries, including this one. */
  readonly tries: number;
}

/** The wait until the next try: one minute, then four times as long each time, up to nine hours. */
const REST = backoffSeconds(60, 9 * 3600, 'l.attempts', 4);
const LIFETIMES = Object.entries(ACCOUNT_EMAILS).map(
  ([kind, { seconds }]) => `WHEN '${kind}' THEN ${seconds}`,
);

/**
 * A link goes only to the address for which it was written. A verification goes there only while the address
 * is unverified, a reset only while it is verified.
 */
const CLAIM = statement<ClaimedEmail, { id: string }>(
  'letters-claim',
  `UPDATE letters l SET attempts = l.attempts + 1,
     due_at = service_now() + make_interval(secs => ${REST}),
     expires_at = service_now() + make_interval(secs => CASE l.kind ${LIFETIMES.join(' ')} END)
   FROM user_addresses u
   WHERE l.id = :id AND l.status = 'OWED' AND l.due_at <= service_now() AND u.id = l.user_id
   RETURNING ${columns(AccountEmailRow, { id: true, kind: true, createdAt: true }, 'l')},
     l.attempts AS tries, u.username, u.language, u.time_zone AS "timeZone",
     CASE WHEN l.email IS NOT NULL THEN l.email WHEN u.email_key = l.email_key
       AND (u.email_verified_at IS NULL) = (l.kind = 'VERIFICATION') THEN u.email END AS email`,
);

const DUE = statement<Pick<AccountEmailRow, 'id'>, { limit: number; except: readonly string[] }>(
  'letters-due',
  `SELECT id FROM letters
   WHERE status = 'OWED' AND due_at <= service_now() AND id <> ALL(:except::uuid[])
   ORDER BY due_at, id LIMIT :limit`,
);

/** The user of a link, and the address for which it was written. */
type LinkOwner = Pick<AccountEmailRow, 'userId' | 'emailKey'>;

const OPEN = `id = :id AND kind = :kind AND closed_at IS NULL AND expires_at > service_now()`;
const OWNER = columns(AccountEmailRow, { userId: true, emailKey: true });

const FIND_OWNER = statement<LinkOwner, { id: string; kind: AccountEmailKind }>(
  'letters-owner',
  `SELECT ${OWNER} FROM letters WHERE ${OPEN}`,
);

/** A link that was used has been sent, even if the process that sent it could not record that. */
const SPEND = statement<LinkOwner, { id: string; kind: AccountEmailKind }>(
  'letters-spend',
  `UPDATE letters SET closed_at = service_now(), status = 'SENT' WHERE ${OPEN} RETURNING ${OWNER}`,
);

const CLOSE = statement<object, { userId: string; kinds: readonly AccountEmailKind[] }>(
  'letters-close',
  `UPDATE letters SET ${CLOSING}
   WHERE user_id = :userId AND kind = ANY(:kinds::text[]) AND closed_at IS NULL`,
);

const SWEEP = oldRows({
  name: 'letters-sweep',
  table: 'letters',
  age: 'created_at',
  where: `created_at < service_now() - interval '30 days'`,
});

/** Stores account e-mails, due by the clock of play, and their links, which work once. */
@Injectable()
export class AccountEmailStore {
  constructor(
    private readonly database: Database,
    private readonly tokens: SignedTokens,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Adds the e-mail that verifies a user's unverified address; it replaces older ones. Adds nothing if there
   * is no such address, or if the address has got too many today.
   */
  async addVerification(userId: string, within: Transaction): Promise<void> {
    await this.add(ADD_VERIFICATION, { userId }, within);
  }

  /**
   * Adds the e-mail for a new password to the verified address of the user with this key, a lower-cased name
   * or address. For an unknown key the same task is written.
   */
  async addReset(key: string): Promise<void> {
    await this.database.transaction((within) => this.add(ADD_RESET, { key }, within));
  }

  /**
   * Adds an e-mail about a change of an account, to the address that is verified now; call it before the
   * address itself changes. Adds nothing if there is no such address, or if enough of this kind were added
   * within the hour.
   */
  async addChange(userId: string, kind: ChangeKind, within: Transaction): Promise<void> {
    await this.add(ADD_CHANGE, { userId, kind }, within);
  }

  /**
   * Claims an e-mail that is due, and postpones its next try; null if another worker has it, or if it is
   * done.
   */
  claim(id: string): Promise<ClaimedEmail | null> {
    return this.database.row(CLAIM, { id });
  }

  /** The ids of e-mails that are due, except some; the longest due first. */
  async due(limit: number, except: readonly string[]): Promise<string[]> {
    const rows = await this.database.rows(DUE, { limit, except });
    return rows.map(({ id }) => id);
  }

  /** Stores why the last try failed; the claim has already set the time of the next. */
  async note(id: string, reason: string): Promise<void> {
    await this.database.of(AccountEmailRow).update({ id }, { reason });
  }

  /** Ends a pending e-mail; one that was replaced in the meantime stays replaced. */
  async settle(id: string, end: AccountEmailResult, reason: string | null): Promise<void> {
    await this.database.of(AccountEmailRow).update({ id, status: 'OWED' }, { status: end, reason });
  }

  /** The owner of an open link with this token; null if it is used, replaced, expired or unknown. */
  async ownerOf(kind: AccountEmailKind, token: string): Promise<LinkOwner | null> {
    const id = this.tokens.idOf(purposeOf(kind), token);
    return id === null ? null : this.database.row(FIND_OWNER, { id, kind });
  }

  /** Uses a link up; null if it is not open. */
  async spend(
    kind: AccountEmailKind,
    token: string,
    within: Transaction,
  ): Promise<LinkOwner | null> {
    const id = this.tokens.idOf(purposeOf(kind), token);
    return id === null ? null : within.row(SPEND, { id, kind });
  }

  /** Closes a user's open links of these kinds; pending e-mails with them are not sent. */
  async close(
    userId: string,
    kinds: readonly AccountEmailKind[],
    within: Transaction,
  ): Promise<void> {
    await within.rows(CLOSE, { userId, kinds });
  }

  /** Removes account e-mails that are older than 30 days. */
  sweep(): Promise<void> {
    return clearOld(this.database, SWEEP);
  }

  /** Adds an account e-mail with the task that sends it. */
  private async add<Values extends object>(
    letter: Statement<object, AddValues<Values>>,
    values: Values,
    within: Transaction,
  ): Promise<void> {
    const id = randomUUID();
    const tasks: Task[] = [{ kind: 'mail', payload: { letterId: id } }];
    await within.rows(letter, { ...values, id, ...taskValues(tasks) });
    this.outbox.announceAfter(within, tasks);
  }
}
