import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { groupBy } from '../../../../platform/collections.js';
import { clearOld } from '../../../../platform/database/clear-old.js';
import { Database } from '../../../../platform/database/database.js';
import type { Transaction } from '../../../../platform/database/database.js';
import { newestFirst } from '../../../../platform/database/newest-first.js';
import type { Page } from '../../../../platform/graphql/connection.js';
import type { Sent } from '../../application/channel.js';
import { DeliveryStore } from '../../application/delivery-store.js';
import type { ClaimedDelivery, NewDelivery } from '../../application/delivery-store.js';
import type { Delivery } from '../../domain/delivery.js';
import type { Notice } from '../../domain/notification.js';
import * as sql from './delivery-statements.js';
import { toPreferences } from './preference-columns.js';
import type { PreferenceRow } from './preference-columns.js';

type ClaimedRow = Omit<ClaimedDelivery, 'notification' | 'preferences'> &
  Pick<Notice, 'type' | 'matchId' | 'challengeId' | 'version'> &
  PreferenceRow & { readonly createdAt: Date; readonly hasPreferences: boolean };

@Injectable()
export class PostgresDeliveryStore extends DeliveryStore {
  constructor(private readonly database: Database) {
    super();
  }

  async add(deliveries: readonly NewDelivery[], transaction: Transaction): Promise<string[]> {
    const rows = deliveries.map((delivery) => ({
      id: randomUUID(),
      notification_id: delivery.notificationId,
      user_id: delivery.userId,
      channel: delivery.channel,
      target_id: delivery.target?.id,
      target: delivery.target?.label,
      reason: delivery.reason,
    }));
    const added = await transaction.query<{ id: string; status: string }[]>(sql.ADD, [
      JSON.stringify(rows),
    ]);
    return added.filter(({ status }) => status === 'PENDING').map(({ id }) => id);
  }

  async claim(id: string): Promise<ClaimedDelivery | null> {
    const [row] = await this.database.run<ClaimedRow>(sql.CLAIM, [id]);
    return row ? toClaimed(row) : null;
  }

  async claimDue(limit: number, passedOver: number): Promise<ClaimedDelivery[]> {
    const rows = await this.database.run<ClaimedRow>(sql.CLAIM_DUE, [limit, passedOver]);
    return rows.map(toClaimed);
  }

  async postpone({ id, attempts }: ClaimedDelivery, until: Date): Promise<void> {
    await this.database.run(sql.POSTPONE, [id, attempts, until]);
  }

  async collect({ id, attempts }: ClaimedDelivery, at: Date): Promise<void> {
    await this.database.run(sql.COLLECT, [id, attempts, at]);
  }

  async retry({ id, attempts }: ClaimedDelivery, seconds: number, reason: string): Promise<void> {
    await this.database.run(sql.RETRY, [id, attempts, seconds, reason]);
  }

  async settle(
    { id, attempts }: ClaimedDelivery,
    sent: Exclude<Sent, { outcome: 'RETRY' }>,
  ): Promise<void> {
    const reason = sent.outcome === 'DELIVERED' ? null : sent.reason;
    await this.database.run(sql.SETTLE, [id, attempts, sent.outcome, reason]);
  }

  async settleDigest(
    { id, attempts }: ClaimedDelivery,
    matchIds: readonly string[],
  ): Promise<void> {
    await this.database.run(sql.SETTLE_DIGEST, [id, attempts, matchIds]);
  }

  async of(notificationIds: readonly string[]): Promise<ReadonlyMap<string, Delivery[]>> {
    const rows = await this.database.run<Delivery>(sql.OF_NOTIFICATIONS, [notificationIds]);
    return groupBy(rows, ({ notificationId }) => notificationId);
  }

  async find(id: string, userId: string): Promise<Delivery | null> {
    const [row] = await this.database.run<Delivery>(sql.FIND, [id, userId]);
    return row ?? null;
  }

  list(userId: string, page: Page<[string, string]>): Promise<Delivery[]> {
    const parts = { userId: 'd.user_id = ?' };
    const { conditions, values, name } = newestFirst(parts, { userId }, page, 'd');
    return this.database.run<Delivery>(sql.listed(conditions, name), values);
  }

  async sweep(): Promise<void> {
    await clearOld(this.database, sql.SWEEP);
  }
}

function toClaimed({ hasPreferences, ...row }: ClaimedRow): ClaimedDelivery {
  const { type, userId, matchId, challengeId, version, createdAt } = row;
  return {
    ...row,
    notification: { type, userId, matchId, challengeId, version, createdAt },
    preferences: toPreferences(hasPreferences ? row : undefined),
  };
}
