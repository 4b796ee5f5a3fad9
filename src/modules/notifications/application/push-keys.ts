import { Injectable } from '@nestjs/common';
import { PushStore } from '../storage/push-store.js';
import type { VapidKeyPair } from '../storage/push-store.js';

/**
 * The key pair of the service. It never changes, because subscriptions are bound to it. It is created when
 * there is none; all processes then use the same one.
 */
@Injectable()
export class PushKeys {
  private known: VapidKeyPair | null = null;

  constructor(private readonly store: PushStore) {}

  async pair(): Promise<VapidKeyPair> {
    return (this.known ??= (await this.store.findKeys()) ?? (await this.draw()));
  }

  /** If several processes create keys at the same time, those of the first are stored. */
  private async draw(): Promise<VapidKeyPair> {
    const { default: webPush } = await import('web-push'); // needed once in the life of a database
    await this.store.addKeys(webPush.generateVAPIDKeys());
    return (await this.store.findKeys())!;
  }
}
