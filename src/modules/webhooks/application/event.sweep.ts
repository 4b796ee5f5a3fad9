import { Injectable } from '@nestjs/common';
import { runEach } from '../../../platform/database/batches.js';
import { Database } from '../../../platform/database/database.js';
import { WebhookMessageStore } from '../storage/message-store.js';

/** Adds new events to the deliveries of the webhooks that want them. */
@Injectable()
export class WebhookEventSweep {
  constructor(
    private readonly store: WebhookMessageStore,
    private readonly database: Database,
  ) {}

  async addNew(): Promise<void> {
    const behind = await this.store.behind();
    await runEach(
      this.database,
      behind.map((webhook) => () => this.store.addNext(webhook)),
    );
  }
}
