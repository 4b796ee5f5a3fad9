import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import { ignoreAbort } from '../accounting/budgets.js';
import type { Budgets, Payer } from '../accounting/budgets.js';
import { receivingPoints } from '../accounting/price.js';

/** Something that a socket has received. */
interface Arrival {
  readonly bytes: number;
  readonly handle: () => void;
}

/**
 * Hands over what a socket receives, in order, as soon as its network can pay for receiving it and the client has read
 * its answers. Meanwhile nothing more is read from the socket. All sockets of a network take turns.
 */
export class PaidInbox {
  private readonly arrivals: Arrival[] = [];
  private readonly ended = new AbortController();
  private isDelivering = false;

  constructor(
    private readonly socket: WebSocket,
    private readonly raw: Duplex,
    private readonly budgets: Budgets,
    private readonly payer: Payer,
  ) {
    socket.once('close', () => this.ended.abort());
  }

  receive(bytes: number, handle: () => void): void {
    if (this.isReady && this.budgets.usesNow(this.payer, receivingPoints(bytes), 'receiving'))
      return handle();
    this.arrivals.push({ bytes, handle });
    if (!this.isDelivering) void this.deliver();
  }

  private get isReady(): boolean {
    return !this.isDelivering && !this.raw.writableNeedDrain;
  }

  private async deliver(): Promise<void> {
    this.isDelivering = true;
    this.socket.pause();
    const { ended, budgets, payer } = this;
    for (let next = this.arrivals.shift(); next; next = this.arrivals.shift()) {
      const points = receivingPoints(next.bytes);
      await budgets.whenAffordable(payer, points, ended.signal, 'receiving');
      await this.untilRead();
      if (ended.signal.aborted) return;
      next.handle();
      await turn(); // one at a time, as ws does
    }
    this.isDelivering = false;
    this.socket.resume();
  }

  /** Many answers that were never read would each become an error when the socket ends. */
  private async untilRead(): Promise<void> {
    const { signal } = this.ended;
    while (this.raw.writableNeedDrain && !signal.aborted)
      await once(this.raw, 'drain', { signal }).catch(ignoreAbort);
  }
}
