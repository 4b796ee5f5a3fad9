import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';
import type { Transaction } from '../../../../platform/database/database.js';
import { newestFirst } from '../../../../platform/database/newest-first.js';
import { BATCH } from '../../../../platform/database/take-all.js';
import type { Page } from '../../../../platform/graphql/connection.js';
import { MessageStore } from '../../application/message-store.js';
import type { Audience, Delivered } from '../../application/message-store.js';
import type { Message, NewMessage } from '../../domain/message.js';

/**
 * When the others could first see a message: at once, or when its deal, or else the match, had ended.
 * Worked out whenever it is asked for, so that no job can be late or lost. A deal may have ended
 * between the reading of the match and the writing of the message.
 */
const DELIVERED_AT = `
  CASE WHEN NOT g.held_back THEN g.created_at
       WHEN d.ended_at IS NOT NULL THEN greatest(d.ended_at, g.created_at)
       WHEN m.status <> 'IN_PROGRESS' THEN greatest(m.finished_at, g.created_at) END`;

const FROM = `
  match_messages g JOIN matches m ON m.id = g.match_id
    LEFT JOIN match_deals d ON d.match_id = g.match_id AND d.number = g.deal_number`;

const COLUMNS = `
  g.id, g.match_id AS "matchId", g.deal_number AS "dealNumber", g.seat, g.sender_id AS "senderId",
  g.text, g.phrase, g.held_back AS "heldBack", g.created_at AS "createdAt",
  ${DELIVERED_AT} AS "deliveredAt"`;

/** What a user (`?`) sees: the own messages, and others' that are delivered; as a player alone. */
const IN_SIGHT = `EXISTS (SELECT FROM match_seats s WHERE s.match_id = g.match_id AND s.user_id = ?
  AND (g.sender_id = s.user_id OR ${DELIVERED_AT} IS NOT NULL))`;

const NOT_BLOCKED = `NOT EXISTS (SELECT FROM user_blocks b WHERE b.blocker_id = ?
  AND b.blocked_id = g.sender_id)`;

interface MessageQuery {
  readonly matchId: string;
  readonly seenBy: string;
  readonly notBlockedBy: string;
}

const CONDITIONS: Readonly<Record<keyof MessageQuery, string>> = {
  matchId: 'g.match_id = ?',
  seenBy: IN_SIGHT,
  notBlockedBy: NOT_BLOCKED,
};

const ANYBODYS = `SELECT ${COLUMNS} FROM ${FROM}
                  WHERE g.id = $1 AND ${IN_SIGHT.replace('?', '$2')}`;
const FIND_ANYBODYS = { name: 'message-find-anybodys', text: ANYBODYS };
const FIND = { name: 'message-find', text: `${ANYBODYS} AND ${NOT_BLOCKED.replace('?', '$2')}` };

const AUDIENCE = {
  name: 'message-audience',
  text: `SELECT g.match_id AS "matchId", coalesce(
           (SELECT json_agg(DISTINCT s.user_id) FROM match_seats s
            WHERE s.match_id = g.match_id AND s.user_id <> g.sender_id
              AND NOT s.is_bot AND s.substitute_id IS NULL
              AND NOT EXISTS (SELECT FROM user_blocks b
                WHERE b.blocker_id = s.user_id AND b.blocked_id = g.sender_id)), '[]') AS "userIds"
         FROM ${FROM} WHERE g.id = $1 AND ${DELIVERED_AT} IS NOT NULL`,
};

const INSERT = `
  INSERT INTO match_messages (id, match_id, deal_number, seat, sender_id, text, phrase, held_back, told)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, NOT $8)`;

/** Two workers at once take different ones; one that dies before its commit has taken none. */
const TAKE_DELIVERED = `
  UPDATE match_messages SET told = true
  WHERE id IN (SELECT g.id FROM ${FROM} WHERE NOT g.told AND ${DELIVERED_AT} IS NOT NULL
               ORDER BY g.created_at ${BATCH} FOR UPDATE OF g SKIP LOCKED)
  RETURNING id, match_id AS "matchId", created_at AS "createdAt"`;

/** Messages in Postgres. */
@Injectable()
export class PostgresMessageStore extends MessageStore {
  constructor(private readonly database: Database) {
    super();
  }

  async insert(message: NewMessage, transaction: Transaction): Promise<void> {
    const { id, matchId, dealNumber, seat, senderId, text, phrase, heldBack } = message;
    const values = [id, matchId, dealNumber, seat, senderId, text, phrase, heldBack];
    await transaction.query(INSERT, values);
  }

  async find(id: string, userId: string): Promise<Message | null> {
    const [row] = await this.database.run<Message>(FIND, [id, userId]);
    return row ?? null;
  }

  async findAnybodys(id: string, userId: string): Promise<Message | null> {
    const [row] = await this.database.run<Message>(FIND_ANYBODYS, [id, userId]);
    return row ?? null;
  }

  list(matchId: string, userId: string, page: Page<[string, string]>): Promise<Message[]> {
    const query: MessageQuery = { matchId, seenBy: userId, notBlockedBy: userId };
    const { conditions, values, name } = newestFirst(CONDITIONS, query, page, 'g');
    return this.database.run<Message>(
      {
        name: `message-list-${name}`,
        text: `SELECT ${COLUMNS} FROM ${FROM} ${conditions}
               ORDER BY g.created_at DESC, g.id DESC LIMIT $1`,
      },
      values,
    );
  }

  async audienceOf(id: string): Promise<Audience | null> {
    const [row] = await this.database.run<Audience>(AUDIENCE, [id]);
    return row ?? null;
  }

  async takeDelivered(
    limit: number,
    passedOver: number,
    transaction: Transaction,
  ): Promise<Delivered[]> {
    type Row = Delivered & { readonly createdAt: Date };
    const rows = await transaction.query<Row[]>(TAKE_DELIVERED, [limit, passedOver]);
    return rows.sort((a, b) => Number(a.createdAt) - Number(b.createdAt));
  }
}
