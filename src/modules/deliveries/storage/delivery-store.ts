import { Injectable } from '@nestjs/common';
import type { Page } from '../../../platform/api/page.js';
import type { Batch } from '../../../platform/database/batches.js';
import { clearAllOld, oldRows } from '../../../platform/database/clear-old.js';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import type { DeliveryAttempt, NewDelivery } from '../domain/delivery.js';
import * as sql from './delivery-statements.js';
import type { Claimed, Delivery } from './delivery-statements.js';
import type { DeliveryRow } from './tables.js';
import { FailingTargetRow } from './tables.js';

/** What becomes of a claimed delivery. */
export interface ClaimEnd extends Pick<DeliveryRow, 'status' | 'reason' | 'digestAt'> {
  /** Whether it was sent; if not, the attempt does not count. */
  readonly made: boolean;
  readonly lastStatusCode: number | null;
  /** When it is due again: then, or in so many seconds; both null if it is settled. */
  readonly dueAt: Date | null;
  readonly seconds: number | null;
  /** The deliveries of its digest that were sent with it; null if it has no digest. */
  readonly together: readonly string[] | null;
  /** Whether its target works; null if the attempt says nothing about that. */
  readonly targetWorks: boolean | null;
  /** The attempt for its owner to see; null if none is kept. */
  readonly attempt: DeliveryAttempt | null;
  /** Writes what follows from the outcome, in the same transaction and before the delivery is settled. */
  readonly also: ((within: Transaction) => Promise<void>) | null;
}

const OLD = [
  oldRows({
    name: 'delivery-sweep',
    table: 'deliveries',
    age: 'settled_at',
    where: `settled_at < service_now() - interval '30 days'`,
  }),
  oldRows({
    name: 'failing-target-sweep',
    table: 'failing_targets',
    age: 'rests_until',
    where: `rests_until < service_now() - interval '30 days'`,
  }),
];

/** The worker has lost its claim to another one. */
class ClaimLost extends Error {}

/** Stores deliveries and the targets that fail. */
@Injectable()
export class DeliveryStore {
  constructor(private readonly database: Database) {}

  /** Returns the deliveries that are new. */
  async add(deliveries: readonly NewDelivery[], within: Transaction): Promise<Delivery[]> {
    const rows = deliveries.map((delivery) => ({ about: {}, ...delivery }));
    return within.rows(sql.ADD, { rows: JSON.stringify(rows) });
  }

  /** Those of these users who are suspended now. */
  async suspendedAmong(userIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.database.rows(sql.SUSPENDED, { userIds });
    return new Set(rows.map(({ userId }) => userId));
  }

  /** Claims deliveries of a channel that are due and that nobody else has. */
  claim(channel: string, batch: Batch): Promise<Claimed[]> {
    return this.database.rows(sql.CLAIM, { ...batch, channel });
  }

  /** Ends a claim. Writes nothing if it is lost: then somebody else sends the delivery again. */
  async settle(claimed: Claimed, end: ClaimEnd): Promise<void> {
    const { also, together, targetWorks, attempt, ...outcome } = end;
    const tried = JSON.stringify(attempt === null ? [] : [attempt]);
    try {
      await this.database.transaction(async (within) => {
        await also?.(within);
        const settled = await within.row(sql.SETTLE, { ...claimed, ...outcome, tried });
        if (!settled) throw new ClaimLost();
        if (together) await settleDigest(claimed, together, within);
        await this.note(claimed, targetWorks, within);
      });
    } catch (error) {
      if (!(error instanceof ClaimLost)) throw error;
      if (attempt) await this.database.rows(sql.LOG, { id: claimed.id, tried });
    }
  }

  /** Lets a target rest by a fault of this service, longer each time. */
  async rest(targetId: string): Promise<void> {
    await this.database.rows(sql.REST, { targetId, isItsFault: false });
  }

  /** All deliveries of a digest. */
  digestOf(claimed: Claimed): Promise<Delivery[]> {
    return this.database.rows(sql.DIGEST, claimed);
  }

  ofSubjects(ids: readonly string[]): Promise<Delivery[]> {
    return this.database.rows(sql.OF_SUBJECTS, { ids });
  }

  find(id: string, userId: string, channels: readonly string[]): Promise<Delivery | null> {
    return this.database.row(sql.FIND, { id, userId, channels });
  }

  list(
    userId: string,
    channels: readonly string[],
    page: Page<[string, string]>,
  ): Promise<Delivery[]> {
    return sql.list(this.database, { userId, channels }, page);
  }

  /** The kept attempts of each delivery, oldest first. */
  async attempts(ids: readonly string[]): Promise<ReadonlyMap<string, readonly DeliveryAttempt[]>> {
    const rows = await this.database.rows(sql.LOGS, { ids });
    return new Map(rows.map(({ id, attemptLog }) => [id, attemptLog]));
  }

  /** Deletes deliveries that were settled 30 days ago. */
  clear(): Promise<void> {
    return clearAllOld(this.database, OLD);
  }

  private async note(
    { targetId, failures }: Claimed,
    works: boolean | null,
    within: Transaction,
  ): Promise<void> {
    if (targetId === null || works === null) return;
    if (!works) await within.rows(sql.REST, { targetId, isItsFault: true });
    else if (failures) await within.of(FailingTargetRow).delete({ targetId });
  }
}

async function settleDigest(claimed: Claimed, sent: readonly string[], within: Transaction) {
  await within.rows(sql.SETTLE_DIGEST, { ...claimed, sent, reason: 'OUT_OF_DATE' });
}
