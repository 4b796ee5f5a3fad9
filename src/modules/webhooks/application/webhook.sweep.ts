import { Injectable, Logger } from '@nestjs/common';
import type { OnModuleDestroy } from '@nestjs/common';
import { errorText } from '../../../platform/errors.js';
import { DispatchStore } from '../storage/dispatch-store.js';
import type { LeasedWebhook } from '../storage/dispatch-store.js';
import { WebhookDispatcher } from './webhook-dispatcher.js';

/** How many webhooks a worker serves at a time. A worker mostly waits for their servers. */
const MOST_SERVED = 32;

/** Serves the webhooks that have something to send. Each is served by one worker at a time. */
@Injectable()
export class WebhookSweep implements OnModuleDestroy {
  private readonly logger = new Logger(WebhookSweep.name);
  private readonly running = new Set<Promise<void>>();
  private readonly stop = new AbortController();

  constructor(
    private readonly store: DispatchStore,
    private readonly dispatcher: WebhookDispatcher,
  ) {}

  /**
   * Starts to serve as many webhooks as there is room for, and does not wait: a slow server delays only its
   * own messages.
   */
  async begin(): Promise<void> {
    const room = MOST_SERVED - this.running.size;
    if (room === 0 || this.stop.signal.aborted) return;
    for (const webhook of await this.store.lease(room)) this.start(webhook);
  }

  async onModuleDestroy(): Promise<void> {
    this.stop.abort();
    await Promise.all(this.running);
  }

  private start(webhook: LeasedWebhook): void {
    const service = this.serve(webhook).finally(() => this.running.delete(service));
    this.running.add(service);
  }

  private async serve(webhook: LeasedWebhook): Promise<void> {
    try {
      await this.dispatcher.serve(webhook, this.stop.signal);
    } catch (error) {
      this.logger.warn(`webhook ${webhook.id} is served again: ${errorText(error)}`);
      await this.rest(webhook);
    }
  }

  /** A webhook that cannot be served waits, so that it does not take the turns of others. */
  private async rest(webhook: LeasedWebhook): Promise<void> {
    try {
      await this.store.rest(webhook);
    } catch (error) {
      this.logger.warn(`webhook ${webhook.id} could not be delayed: ${errorText(error)}`);
    }
  }
}
