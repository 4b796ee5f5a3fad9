import { Injectable } from '@nestjs/common';
import type { Page } from '../../../platform/api/page.js';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import * as sql from './delivery-statements.js';
import type { Delivery } from './delivery-statements.js';
import { DeliveryRow, FailingTargetRow } from './tables.js';

/** The deliveries to one target, for the module that owns the target. */
@Injectable()
export class DeliveryTargets {
  constructor(private readonly database: Database) {}

  /** Newest first; one more than the page holds if there are more. */
  list(targetId: string, { first, after }: Page<number>): Promise<Delivery[]> {
    return this.database.rows(sql.LIST_OF_TARGET, { targetId, after, limit: first + 1 });
  }

  /** How many deliveries of a type, without a position, were added within the hour. */
  async countOf(targetId: string, type: string, within: Transaction): Promise<number> {
    return (await within.row(sql.COUNT_TYPE, { targetId, type }))!.found;
  }

  /** Starts a delivery again, with any status; false if there is none, or if it has the type `except`. */
  async restart(
    targetId: string,
    id: string,
    except: string,
    within: Transaction,
  ): Promise<boolean> {
    return (await within.row(sql.RESTART_ONE, { targetId, id, except })) !== null;
  }

  /** Starts the deliveries at these positions again, with any status. */
  async restartAt(
    targetId: string,
    positions: readonly number[],
    within: Transaction,
  ): Promise<void> {
    await within.rows(sql.RESTART_PLACES, { targetId, positions });
  }

  /** Starts all pending deliveries again. The outcome of an attempt that is being made no longer counts. */
  restartPending(
    targetId: string,
    within: Transaction,
    except: string | null = null,
  ): Promise<Delivery[]> {
    return within.rows(sql.RESTART_PENDING, { targetId, except });
  }

  async suppressPending(
    targetId: string,
    reason: string,
    within: Transaction,
    except: string,
  ): Promise<void> {
    await within.rows(sql.SUPPRESS_PENDING, { targetId, reason, except });
  }

  /** Sends to a failing target again at once. */
  async endRest(targetId: string, within: Transaction): Promise<void> {
    const over = { restsUntil: () => 'service_now()' };
    await within.of(FailingTargetRow).update({ targetId }, over);
  }

  /** A target that was repaired or changed begins anew. */
  async forgetFailures(targetId: string, within: Transaction): Promise<void> {
    await within.of(FailingTargetRow).delete({ targetId });
  }

  async remove(targetId: string, within: Transaction): Promise<void> {
    await within.of(DeliveryRow).delete({ targetId });
    await this.forgetFailures(targetId, within);
  }
}
