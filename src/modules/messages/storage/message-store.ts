import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { listNewest } from '../../../platform/database/newest-first.js';
import { columns, statement } from '../../../platform/database/statement.js';
import { NEXT_BATCH } from '../../../platform/database/batches.js';
import type { Batch } from '../../../platform/database/batches.js';
import type { Page } from '../../../platform/api/page.js';
import type { MessageRecipients, Message, NewMessage } from '../domain/message.js';
import { MessageRow } from './tables.js';

/**
 * When the others could first see a message: at once, or when its deal, or else the match, had ended.
 * Worked out whenever it is asked for, so that no job can be late or lost. A deal may have ended
 * between the reading of the match and the writing of the message.
 */
const DELIVERED_AT = `
  CASE WHEN NOT g.held_back THEN g.created_at
       WHEN d.ended_at IS NOT NULL THEN greatest(d.ended_at, g.created_at)
       WHEN m.ended_at IS NOT NULL THEN greatest(m.ended_at, g.created_at) END`;

const FROM = `
  match_messages g JOIN match_ends m USING (match_id)
    LEFT JOIN deal_ends d USING (match_id, deal_number)`;

const SELECT = `
  SELECT ${columns(MessageRow, undefined, 'g')}, ${DELIVERED_AT} AS "deliveredAt" FROM ${FROM}`;

/** What a user sees: the own messages, and others' that are delivered; as a player alone. */
const VISIBLE = `EXISTS (SELECT FROM match_players s
  WHERE s.match_id = g.match_id AND s.user_id = :userId
    AND (g.sender_id = s.user_id OR ${DELIVERED_AT} IS NOT NULL))`;

const NOT_BLOCKED = `NOT EXISTS (SELECT FROM blocks b
  WHERE b.blocker_id = :userId AND b.blocked_id = g.sender_id)`;

interface Sought {
  readonly ids: readonly string[];
  readonly userId: string;
}

const ANYBODYS = `${SELECT} WHERE g.id = ANY(:ids::uuid[]) AND ${VISIBLE}`;
const FIND_ANYBODYS = statement<Message, Sought>('message-find-anybodys', ANYBODYS);
const FIND = statement<Message, Sought>('message-find', `${ANYBODYS} AND ${NOT_BLOCKED}`);

const list = listNewest<Message, { matchId: string; userId: string }>({
  name: 'message-list',
  select: SELECT,
  alias: 'g',
  parts: { matchId: 'g.match_id = :matchId', userId: `${VISIBLE} AND ${NOT_BLOCKED}` },
});

const AUDIENCE = statement<MessageRecipients, { id: string }>(
  'message-audience',
  `SELECT g.match_id AS "matchId", coalesce(
     (SELECT json_agg(DISTINCT s.user_id) FROM match_players s
      WHERE s.match_id = g.match_id AND s.user_id <> g.sender_id
        AND NOT s.is_bot AND s.substitute_id IS NULL
        AND NOT EXISTS (SELECT FROM blocks b
          WHERE b.blocker_id = s.user_id AND b.blocked_id = g.sender_id)), '[]') AS "userIds"
   FROM ${FROM} WHERE g.id = :id AND ${DELIVERED_AT} IS NOT NULL`,
);

type DeliveredRow = Pick<MessageRow, 'id' | 'matchId' | 'createdAt'>;

/** A message that has just been delivered. */
export type Delivered = Omit<DeliveredRow, 'createdAt'>;

/** Two workers at once take different ones; one that dies before its commit has taken none. */
const TAKE_DELIVERED = statement<DeliveredRow, Batch>(
  'message-take-delivered',
  `UPDATE match_messages SET told = true
   WHERE id IN (SELECT g.id FROM ${FROM} WHERE NOT g.told AND ${DELIVERED_AT} IS NOT NULL
                ORDER BY g.created_at ${NEXT_BATCH} FOR UPDATE OF g SKIP LOCKED)
   RETURNING ${columns(MessageRow, { id: true, matchId: true, createdAt: true })}`,
);

/** What the players of a match say to each other. */
@Injectable()
export class MessageStore {
  constructor(private readonly database: Database) {}

  async insert(message: NewMessage, within: Transaction): Promise<void> {
    await within.of(MessageRow).insert({ ...message, told: !message.heldBack });
  }

  /**
   * The message as this user may see it: a player of its match sees the own ones, and the others' once
   * they are delivered, unless the sender is blocked. Null for whatever the user may not see.
   */
  find(id: string, userId: string): Promise<Message | null> {
    return this.database.row(FIND, { ids: [id], userId });
  }

  /** The same of many: those that the user may see, in no order. */
  findMany(ids: readonly string[], userId: string): Promise<Message[]> {
    return this.database.rows(FIND, { ids, userId });
  }

  /** The same of one whose sender may be blocked: what a player can report. */
  findAnybodys(id: string, userId: string): Promise<Message | null> {
    return this.database.row(FIND_ANYBODYS, { ids: [id], userId });
  }

  /** A match's messages as this user may see them, newest first; one more where there are more. */
  list(matchId: string, userId: string, page: Page<[string, string]>): Promise<Message[]> {
    return list(this.database, { matchId, userId }, page);
  }

  /** The players to whom a delivered message is news; nobody while it is held back. */
  audienceOf(id: string): Promise<MessageRecipients | null> {
    return this.database.row(AUDIENCE, { id });
  }

  /** Takes up to `limit` messages whose deal has ended, but for the first `passedOver`, each once, in the order sent. */
  async takeDelivered(batch: Batch, within: Transaction): Promise<Delivered[]> {
    const rows = await within.rows(TAKE_DELIVERED, batch);
    return rows.sort((a, b) => Number(a.createdAt) - Number(b.createdAt));
  }
}
