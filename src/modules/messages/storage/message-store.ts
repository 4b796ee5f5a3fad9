import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';
import { columns, statement } from '../../../platform/database/statement.js';
import { NEXT_BATCH } from '../../../platform/database/batches.js';
import type { Batch } from '../../../platform/database/batches.js';
import type { NewMessage } from '../domain/message.js';
import { DELIVERED_AT, FROM } from './messages.js';
import { MessageRow } from './tables.js';

type DeliveredRow = Pick<MessageRow, 'id' | 'matchId' | 'createdAt'>;

/** A message that has just been delivered. */
export type Delivered = Omit<DeliveredRow, 'createdAt'>;

/** Two workers at the same time take different messages; a worker that dies before its commit takes none. */
const TAKE_DELIVERED = statement<DeliveredRow, Batch>(
  'message-take-delivered',
  `UPDATE match_messages SET told = true
   WHERE id IN (SELECT g.id FROM ${FROM} WHERE NOT g.told AND ${DELIVERED_AT} IS NOT NULL
                ORDER BY g.created_at ${NEXT_BATCH} FOR UPDATE OF g SKIP LOCKED)
   RETURNING ${columns(MessageRow, { id: true, matchId: true, createdAt: true })}`,
);

/** Stores the messages between the players of a match. */
@Injectable()
export class MessageStore {
  async insert(message: NewMessage, within: Transaction): Promise<void> {
    await within.of(MessageRow).insert({ ...message, told: !message.heldBack });
  }

  /**
   * Takes up to `limit` messages whose deal has ended, after the first `passedOver`; each is taken once.
   * Sorted by the time when they were sent.
   */
  async takeDelivered(batch: Batch, within: Transaction): Promise<Delivered[]> {
    const rows = await within.rows(TAKE_DELIVERED, batch);
    return rows.sort((a, b) => Number(a.createdAt) - Number(b.createdAt));
  }
}
