import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { Deliveries, DeliveryTargets } from '../../deliveries/application/index.js';
import type { Delivery } from '../../deliveries/application/index.js';
import { TEST_TYPE, VERIFICATION_TYPE, WEBHOOK } from '../domain/webhook.js';
import type { WebhookRow } from './tables.js';

type OwnWebhook = Pick<WebhookRow, 'id' | 'userId'>;

const TESTS_PER_HOUR = 10;

/** Adds and restarts the deliveries that owners request. A request of the owner ends the rest of a failing webhook. */
@Injectable()
export class WebhookDeliveryStore {
  constructor(
    private readonly database: Database,
    private readonly deliveries: Deliveries,
    private readonly targets: DeliveryTargets,
  ) {}

  /** Adds a test that is due at once; null when there were ten within the hour. */
  addTest(webhook: OwnWebhook): Promise<Delivery | null> {
    return this.database.transaction(async (within) => {
      if ((await this.targets.countOf(webhook.id, TEST_TYPE, within)) >= TESTS_PER_HOUR)
        return null;
      await this.targets.endRest(webhook.id, within);
      return this.add(webhook, TEST_TYPE, within);
    });
  }

  /**
   * Asks an address to confirm itself, at once and from the first attempt; a pending request starts again instead. The
   * caller has locked the webhook.
   */
  async askToConfirm(webhook: OwnWebhook, within: Transaction): Promise<Delivery> {
    await this.targets.endRest(webhook.id, within);
    const pending = await this.targets.restartPending(webhook.id, within);
    const request = pending.find(({ type }) => type === VERIFICATION_TYPE);
    return request ?? this.add(webhook, VERIFICATION_TYPE, within);
  }

  /** Makes a delivery with any status pending again, from its first attempt; false if there is none. */
  again(id: string, webhookId: string): Promise<boolean> {
    return this.database.transaction(async (within) => {
      await this.targets.endRest(webhookId, within);
      return this.targets.restart(webhookId, id, VERIFICATION_TYPE, within);
    });
  }

  private async add(
    { id: targetId, userId }: OwnWebhook,
    type: string,
    within: Transaction,
  ): Promise<Delivery> {
    const [added] = await this.deliveries.add(
      [{ channel: WEBHOOK, userId, targetId, type }],
      within,
    );
    return added!;
  }
}
