import type { WebSocket } from 'ws';
import type { Budgets, Payer } from '../accounting/budgets.js';
import { receivingPoints } from '../accounting/price.js';

/** Something that a socket has received. */
interface Arrival {
  readonly bytes: number;
  readonly handle: () => void;
}

/**
 * Hands over what a socket receives, in order, as soon as its network can pay for receiving it. Meanwhile nothing more is
 * read from the socket. All sockets of a network take turns.
 */
export class PaidInbox {
  private readonly arrivals: Arrival[] = [];
  private readonly ended = new AbortController();
  private isDelivering = false;

  constructor(
    private readonly socket: WebSocket,
    private readonly budgets: Budgets,
    private readonly payer: Payer,
  ) {
    socket.once('close', () => this.ended.abort());
  }

  receive(bytes: number, handle: () => void): void {
    if (!this.isDelivering && this.budgets.usesNow(this.payer, receivingPoints(bytes), 'receiving'))
      return handle();
    this.arrivals.push({ bytes, handle });
    if (!this.isDelivering) void this.deliver();
  }

  private async deliver(): Promise<void> {
    this.isDelivering = true;
    this.socket.pause();
    const { ended, budgets, payer } = this;
    for (let next = this.arrivals.shift(); next; next = this.arrivals.shift()) {
      const points = receivingPoints(next.bytes);
      await budgets.whenAffordable(payer, points, ended.signal, 'receiving');
      if (ended.signal.aborted) return;
      next.handle();
    }
    this.isDelivering = false;
    this.socket.resume();
  }
}
