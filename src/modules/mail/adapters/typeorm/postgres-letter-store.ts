import { Injectable } from '@nestjs/common';
import { clearOld, oldRows } from '../../../../platform/database/clear-old.js';
import { Database } from '../../../../platform/database/database.js';
import type { Transaction } from '../../../../platform/database/database.js';
import { LetterStore } from '../../application/letter-store.js';
import type { ClaimedLetter, LetterEnd, LinkOwner } from '../../application/letter-store.js';
import { CHANGES_PER_HOUR } from '../../domain/change-letter.js';
import type { ChangeKind } from '../../domain/change-letter.js';
import { LETTERS, RESTS, VERIFICATIONS_PER_DAY } from '../../domain/letter.js';
import type { LetterKind } from '../../domain/letter.js';

/** Closes open links: a letter that is still owed has then nothing to say. */
const CLOSING = `closed_at = service_now(),
                 status = CASE status WHEN 'OWED' THEN 'DROPPED' ELSE status END`;

/**
 * Owes a letter to the users of `owners`, a query of id and email_key, in place of an older one. The
 * task is written where there is no such user, too: the work done must not tell who is known.
 */
const owing = (kind: LetterKind, owners: string): string => `
  WITH owner AS (${owners}),
       replaced AS (UPDATE letters l SET ${CLOSING} FROM owner o
                    WHERE l.user_id = o.id AND l.kind = '${kind}' AND l.closed_at IS NULL),
       letter AS (INSERT INTO letters (id, user_id, kind, email_key)
                  SELECT $1::uuid, o.id, '${kind}', o.email_key FROM owner o)
  INSERT INTO outbox (kind, payload) VALUES ('mail', jsonb_build_object('letterId', $1::text))`;

const OWE_VERIFICATION = owing(
  'VERIFICATION',
  `SELECT id, email_key FROM users u
   WHERE id = $2 AND email_key IS NOT NULL AND email_verified_at IS NULL AND ${VERIFICATIONS_PER_DAY} >
     (SELECT count(*) FROM letters l WHERE l.email_key = u.email_key AND l.kind = 'VERIFICATION'
        AND l.created_at > service_now() - interval '1 day')`,
);

const OWE_RESET = {
  name: 'letters-owe-reset',
  text: owing(
    'PASSWORD_RESET',
    `SELECT id, email_key FROM users
     WHERE email_verified_at IS NOT NULL AND (username_key = $2 OR email_key = $2)`,
  ),
};

/** To the address of now, whatever becomes of it; it has no link, so nothing closes it. */
const OWE_CHANGE = `
  WITH letter AS (
    INSERT INTO letters (id, user_id, kind, email_key, email, closed_at)
    SELECT $1::uuid, id, $3::text, email_key, email, service_now() FROM users u
    WHERE id = $2 AND email_verified_at IS NOT NULL AND ${CHANGES_PER_HOUR} >
      (SELECT count(*) FROM letters l WHERE l.email_key = u.email_key AND l.user_id = u.id
         AND l.kind = $3::text AND l.created_at > service_now() - interval '1 hour')
    RETURNING id)
  INSERT INTO outbox (kind, payload)
  SELECT 'mail', jsonb_build_object('letterId', id::text) FROM letter`;

/** A link goes to the address that it was written for, while that is still to be, or is, verified. */
const CLAIM = {
  name: 'letters-claim',
  text: `UPDATE letters l SET attempts = l.attempts + 1,
           due_at = service_now() + make_interval(secs => ($2::integer[])[least(l.attempts + 1, $3)]),
           expires_at = service_now() + make_interval(secs => ($4::jsonb ->> l.kind)::integer)
         FROM users u
         WHERE l.id = $1 AND l.status = 'OWED' AND l.due_at <= service_now() AND u.id = l.user_id
         RETURNING l.id, l.kind, l.attempts AS tries, l.created_at AS "createdAt", u.username,
           CASE WHEN l.email IS NOT NULL THEN l.email WHEN u.email_key = l.email_key
             AND (u.email_verified_at IS NULL) = (l.kind = 'VERIFICATION') THEN u.email END AS email`,
};

const LIFETIMES = JSON.stringify(
  Object.fromEntries(Object.entries(LETTERS).map(([kind, { seconds }]) => [kind, seconds])),
);

const DUE = {
  name: 'letters-due',
  text: `SELECT id FROM letters WHERE status = 'OWED' AND due_at <= service_now() AND id <> ALL($2::uuid[])
         ORDER BY due_at, id LIMIT $1`,
};

const NOTE = { name: 'letters-note', text: 'UPDATE letters SET reason = $2 WHERE id = $1' };

/** One that was replaced while it was on its way stays so. */
const SETTLE = {
  name: 'letters-settle',
  text: `UPDATE letters SET status = $2, reason = $3 WHERE id = $1 AND status = 'OWED'`,
};

const OPEN = `id = $1 AND kind = $2 AND closed_at IS NULL AND expires_at > service_now()`;

const OWNER = {
  name: 'letters-owner',
  text: `SELECT user_id AS "userId", email_key AS "emailKey" FROM letters WHERE ${OPEN}`,
};

/** A letter that was read has been sent, whatever became of the process that did. */
const SPEND = `
  WITH spent AS (UPDATE letters SET closed_at = service_now(), status = 'SENT' WHERE ${OPEN}
                 RETURNING user_id, email_key)
  SELECT user_id AS "userId", email_key AS "emailKey" FROM spent`;

const CLOSE = `UPDATE letters SET ${CLOSING}
               WHERE user_id = $1 AND kind = ANY($2::text[]) AND closed_at IS NULL`;

const SWEEP = oldRows({
  name: 'letters-sweep',
  table: 'letters',
  age: 'created_at',
  where: `created_at < service_now() - interval '30 days'`,
});

/** Letters in Postgres; when they are due goes by the clock of play. */
@Injectable()
export class PostgresLetterStore extends LetterStore {
  constructor(private readonly database: Database) {
    super();
  }

  async oweVerification(id: string, userId: string, transaction: Transaction): Promise<void> {
    await transaction.query(OWE_VERIFICATION, [id, userId]);
  }

  async oweReset(id: string, key: string): Promise<void> {
    await this.database.run(OWE_RESET, [id, key]);
  }

  async oweChange(
    id: string,
    userId: string,
    kind: ChangeKind,
    transaction: Transaction,
  ): Promise<void> {
    await transaction.query(OWE_CHANGE, [id, userId, kind]);
  }

  async claim(id: string): Promise<ClaimedLetter | null> {
    const values = [id, RESTS, RESTS.length, LIFETIMES];
    const [letter] = await this.database.run<ClaimedLetter>(CLAIM, values);
    return letter ?? null;
  }

  async due(limit: number, except: readonly string[]): Promise<string[]> {
    const rows = await this.database.run<{ id: string }>(DUE, [limit, except]);
    return rows.map(({ id }) => id);
  }

  async note(id: string, reason: string): Promise<void> {
    await this.database.run(NOTE, [id, reason]);
  }

  async settle(id: string, end: LetterEnd, reason: string | null): Promise<void> {
    await this.database.run(SETTLE, [id, end, reason]);
  }

  async ownerOf(id: string, kind: LetterKind): Promise<LinkOwner | null> {
    const [owner] = await this.database.run<LinkOwner>(OWNER, [id, kind]);
    return owner ?? null;
  }

  async spend(id: string, kind: LetterKind, transaction: Transaction): Promise<LinkOwner | null> {
    const [owner] = await transaction.query<LinkOwner[]>(SPEND, [id, kind]);
    return owner ?? null;
  }

  async close(
    userId: string,
    kinds: readonly LetterKind[],
    transaction: Transaction,
  ): Promise<void> {
    await transaction.query(CLOSE, [userId, kinds]);
  }

  async sweep(): Promise<void> {
    await clearOld(this.database, SWEEP);
  }
}
