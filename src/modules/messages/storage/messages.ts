import { Injectable } from '@nestjs/common';
import type { Page } from '../../../platform/api/page.js';
import { Database } from '../../../platform/database/database.js';
import { listNewest } from '../../../platform/database/newest-first.js';
import { columns, statement } from '../../../platform/database/statement.js';
import type { MessageRecipients, Message } from '../domain/message.js';
import { MessageRow } from './tables.js';

/**
 * When the others could first see a message: at once, or after the end of its deal or of the match. Each query
 * computes it, so that no job can be late or lost. `greatest`, because the deal may have ended after the match
 * was read and before the message was written.
 */
export const DELIVERED_AT = `
  CASE WHEN NOT g.held_back THEN g.created_at
       WHEN d.ended_at IS NOT NULL THEN greatest(d.ended_at, g.created_at)
       WHEN m.ended_at IS NOT NULL THEN greatest(m.ended_at, g.created_at) END`;

export const FROM = `
  match_messages g JOIN match_ends m USING (match_id)
    LEFT JOIN deal_ends d USING (match_id, deal_number)`;

const SELECT = `
  SELECT ${columns(MessageRow, undefined, 'g')}, ${DELIVERED_AT} AS "deliveredAt" FROM ${FROM}`;

/**
 * The messages that a player sees: the player's own, and those of others that are delivered. Only players see
 * any.
 */
const VISIBLE = `EXISTS (SELECT FROM match_players s
  WHERE s.match_id = g.match_id AND s.user_id = :userId
    AND (g.sender_id = s.user_id OR ${DELIVERED_AT} IS NOT NULL))`;

const NOT_BLOCKED = `NOT EXISTS (SELECT FROM blocks b
  WHERE b.blocker_id = :userId AND b.blocked_id = g.sender_id)`;

interface MessageSearch {
  readonly ids: readonly string[];
  readonly userId: string;
}

const REPORTABLE = `${SELECT} WHERE g.id = ANY(:ids::uuid[]) AND ${VISIBLE}`;
const FIND_REPORTABLE = statement<Message, MessageSearch>('message-find-anybodys', REPORTABLE);
const FIND = statement<Message, MessageSearch>('message-find', `${REPORTABLE} AND ${NOT_BLOCKED}`);

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

/** The delivered messages next to one, before it and after it. */
const AROUND = statement<Message, { id: string; each: number }>(
  'message-around',
  `WITH one AS (SELECT match_id, created_at, id FROM match_messages WHERE id = :id),
     before AS (${SELECT} WHERE g.match_id = (SELECT match_id FROM one)
       AND (g.created_at, g.id) <= (SELECT created_at, id FROM one) AND ${DELIVERED_AT} IS NOT NULL
       ORDER BY g.created_at DESC, g.id DESC LIMIT :each),
     after AS (${SELECT} WHERE g.match_id = (SELECT match_id FROM one)
       AND (g.created_at, g.id) > (SELECT created_at, id FROM one) AND ${DELIVERED_AT} IS NOT NULL
       ORDER BY g.created_at, g.id LIMIT :each)
   SELECT * FROM before UNION ALL SELECT * FROM after ORDER BY "createdAt", id`,
);

/** Reads the messages between the players of a match. */
@Injectable()
export class Messages {
  constructor(private readonly database: Database) {}

  /**
   * A message as this user may see it. A player of the match sees their own messages, and those of others when
   * they are delivered, unless the sender is blocked. Null for a message that the user may not see.
   */
  find(id: string, userId: string): Promise<Message | null> {
    return this.database.row(FIND, { ids: [id], userId });
  }

  /** The same for many ids: the messages that the user may see, in no order. */
  findMany(ids: readonly string[], userId: string): Promise<Message[]> {
    return this.database.rows(FIND, { ids, userId });
  }

  /** A message that a player can report: like `find`, but also if its sender is blocked. */
  findReportable(id: string, userId: string): Promise<Message | null> {
    return this.database.row(FIND_REPORTABLE, { ids: [id], userId });
  }

  /** A match's messages as this user may see them, newest first; one more than the page holds if there are more. */
  list(matchId: string, userId: string, page: Page<[string, string]>): Promise<Message[]> {
    return list(this.database, { matchId, userId }, page);
  }

  /** The delivered messages around one, at most so many before it and after it, oldest first. For moderators. */
  around(id: string, each: number): Promise<Message[]> {
    return this.database.rows(AROUND, { id, each });
  }

  /** The players to notify of a delivered message; null while it is held back. */
  audienceOf(id: string): Promise<MessageRecipients | null> {
    return this.database.row(AUDIENCE, { id });
  }
}
