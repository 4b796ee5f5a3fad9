import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { clearOld, oldRows } from '../../../platform/database/clear-old.js';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import type { Language } from '../../../platform/api/reader.js';
import { columns, statement } from '../../../platform/database/statement.js';
import { CHANGES_PER_HOUR, LINK_LETTERS, VERIFICATIONS_PER_DAY } from '../domain/letter.js';
import type { ChangeKind, LinkKind } from '../domain/letter.js';
import { LetterRow } from './tables.js';

/** A letter that was written. */
type Written = Pick<LetterRow, 'id' | 'userId'>;

const WRITTEN = columns(LetterRow, { id: true, userId: true });

/** Writes a letter to the users of `owners`, a query of id and email_key; it replaces an older one. */
const addFor = (kind: LinkKind, owners: string): string => `
  WITH owner AS (${owners}),
       replaced AS (UPDATE letters l SET closed_at = service_now() FROM owner o
                    WHERE l.user_id = o.id AND l.kind = '${kind}' AND l.closed_at IS NULL)
  INSERT INTO letters (id, user_id, kind, email_key)
  SELECT :id::uuid, o.id, '${kind}', o.email_key FROM owner o
  RETURNING ${WRITTEN}`;

const ADD_VERIFICATION = statement<Written, { id: string; userId: string }>(
  'letters-add-verification',
  addFor(
    'VERIFICATION',
    `SELECT id, email_key FROM user_addresses u
     WHERE id = :userId AND email_key IS NOT NULL AND email_verified_at IS NULL
       AND ${VERIFICATIONS_PER_DAY} >
         (SELECT count(*) FROM letters l WHERE l.email_key = u.email_key
            AND l.kind = 'VERIFICATION' AND l.created_at > service_now() - interval '1 day')`,
  ),
);

const ADD_RESET = statement<Written, { id: string; key: string }>(
  'letters-add-reset',
  addFor(
    'PASSWORD_RESET',
    `SELECT id, email_key FROM user_addresses
     WHERE email_verified_at IS NOT NULL AND (username_key = :key OR email_key = :key)`,
  ),
);

/** Goes to the current address, even if that is changed later. It has no link, so nothing closes it. */
const ADD_CHANGE = statement<Written, { id: string; userId: string; kind: ChangeKind }>(
  'letters-add-change',
  `INSERT INTO letters (id, user_id, kind, email_key, email, closed_at)
   SELECT :id::uuid, id, :kind::text, email_key, email, service_now() FROM user_addresses u
   WHERE id = :userId AND email_verified_at IS NOT NULL AND ${CHANGES_PER_HOUR} >
     (SELECT count(*) FROM letters l WHERE l.email_key = u.email_key AND l.user_id = u.id
        AND l.kind = :kind::text AND l.created_at > service_now() - interval '1 hour')
   RETURNING ${WRITTEN}`,
);

/** A letter that is to be sent now; `createdAt` is when it was written. */
export interface AddressedLetter extends Pick<LetterRow, 'id' | 'kind' | 'createdAt'> {
  readonly username: string;
  readonly language: Language;
  readonly timeZone: string;
  /**
   * The address. For a change: the address that was verified then. For a link: the user's address; null if it
   * has changed since, or has been verified or lost its verification.
   */
  readonly email: string | null;
}

const LIFETIMES = Object.entries(LINK_LETTERS).map(
  ([kind, { seconds }]) => `WHEN '${kind}' THEN ${seconds}`,
);

/**
 * A link goes only to the address for which it was written, and only while it is open. A verification goes there only
 * while the address is unverified, a reset only while it is verified. The link is valid from now on.
 */
const ADDRESS = statement<AddressedLetter, { id: string }>(
  'letters-address',
  `UPDATE letters l
   SET expires_at = service_now() + make_interval(secs => CASE l.kind ${LIFETIMES.join(' ')} END)
   FROM user_addresses u
   WHERE l.id = :id AND (l.closed_at IS NULL OR l.email IS NOT NULL) AND u.id = l.user_id
   RETURNING ${columns(LetterRow, { id: true, kind: true, createdAt: true }, 'l')},
     u.username, u.language, u.time_zone AS "timeZone",
     CASE WHEN l.email IS NOT NULL THEN l.email WHEN u.email_key = l.email_key
       AND (u.email_verified_at IS NULL) = (l.kind = 'VERIFICATION') THEN u.email END AS email`,
);

/** The user of a link, and the address for which it was written. */
export type LinkOwner = Pick<LetterRow, 'userId' | 'emailKey'>;

const OPEN = `id = :id AND kind = :kind AND closed_at IS NULL AND expires_at > service_now()`;
const OWNER = columns(LetterRow, { userId: true, emailKey: true });

const FIND_OWNER = statement<LinkOwner, { id: string; kind: LinkKind }>(
  'letters-owner',
  `SELECT ${OWNER} FROM letters WHERE ${OPEN}`,
);

const SPEND = statement<LinkOwner, { id: string; kind: LinkKind }>(
  'letters-spend',
  `UPDATE letters SET closed_at = service_now() WHERE ${OPEN} RETURNING ${OWNER}`,
);

const CLOSE = statement<object, { userId: string; kinds: readonly LinkKind[] }>(
  'letters-close',
  `UPDATE letters SET closed_at = service_now()
   WHERE user_id = :userId AND kind = ANY(:kinds::text[]) AND closed_at IS NULL`,
);

const OLD = oldRows({
  name: 'letters-sweep',
  table: 'letters',
  age: 'created_at',
  where: `created_at < service_now() - interval '30 days'`,
});

/** Stores letters and their links, which work once. Times are of the clock of play. */
@Injectable()
export class LetterStore {
  constructor(private readonly database: Database) {}

  addVerification(userId: string, within: Transaction): Promise<Written | null> {
    return within.row(ADD_VERIFICATION, { id: randomUUID(), userId });
  }

  addReset(key: string, within: Transaction): Promise<Written | null> {
    return within.row(ADD_RESET, { id: randomUUID(), key });
  }

  addChange(userId: string, kind: ChangeKind, within: Transaction): Promise<Written | null> {
    return within.row(ADD_CHANGE, { id: randomUUID(), userId, kind });
  }

  /** A letter with its address; null if its link has been used, replaced or closed. */
  address(id: string): Promise<AddressedLetter | null> {
    return this.database.row(ADDRESS, { id });
  }

  ownerOf(kind: LinkKind, id: string): Promise<LinkOwner | null> {
    return this.database.row(FIND_OWNER, { id, kind });
  }

  spend(kind: LinkKind, id: string, within: Transaction): Promise<LinkOwner | null> {
    return within.row(SPEND, { id, kind });
  }

  async close(userId: string, kinds: readonly LinkKind[], within: Transaction): Promise<void> {
    await within.rows(CLOSE, { userId, kinds });
  }

  /** Removes letters that are older than 30 days. */
  clear(): Promise<void> {
    return clearOld(this.database, OLD);
  }
}
