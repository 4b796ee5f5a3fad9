import { EventEmitter } from 'node:events';
import type { BareClient } from './connection.js';

/**
 * One connection for many callers. It is opened when it is first needed. When it is lost, the event `lost` is emitted,
 * and the next caller opens another.
 */
export class SharedConnection extends EventEmitter<{ lost: [] }> {
  private opened: Promise<BareClient> | null = null;
  private ended = false;

  /** @param make makes a client that has not connected yet */
  constructor(private readonly make: () => BareClient) {
    super();
    this.setMaxListeners(0);
  }

  client(): Promise<BareClient> {
    if (this.ended) return Promise.reject(new Error('the connection has ended'));
    return (this.opened ??= this.open());
  }

  async end(): Promise<void> {
    this.ended = true;
    const client = await this.opened?.catch(() => null);
    await client?.end();
  }

  private async open(): Promise<BareClient> {
    const client = this.make();
    try {
      await client.connect();
    } catch (error) {
      this.opened = null;
      void client.end().catch(() => undefined);
      throw error;
    }
    client.once('end', () => {
      this.opened = null;
      this.emit('lost');
    });
    return client;
  }
}
