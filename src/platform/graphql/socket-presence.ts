import type { ExecutionArgs } from 'graphql';
import type { Presence, Stay } from '../presence/presence.js';
import type { GraphqlContext } from './context.js';
import type { Socket } from './sockets.js';

interface Subscribed extends Stay {
  readonly userId: string;
}

/** Takes users for connected while a socket of theirs has a subscription. */
export class SocketPresence {
  private readonly open = new WeakMap<Socket, Map<object, Subscribed>>();

  constructor(private readonly presence: Presence) {}

  /**
   * An operation has begun; one that answers once is over already. It is told by its payload: its id is
   * free again before it has ended.
   */
  async began(socket: Socket, payload: object, args: ExecutionArgs, result: object): Promise<void> {
    if (!(Symbol.asyncIterator in result)) return;
    const viewer = await (args.contextValue as GraphqlContext).viewer();
    if (!viewer) return;
    const stay = { userId: viewer.userId };
    this.open.set(
      socket,
      (this.open.get(socket) ?? new Map<object, Subscribed>()).set(payload, stay),
    );
    this.presence.enter(stay.userId, stay);
  }

  ended(socket: Socket, payload: object): void {
    const stay = this.open.get(socket)?.get(payload);
    if (!stay) return;
    this.open.get(socket)?.delete(payload);
    this.presence.leave(stay.userId, stay);
  }

  /** Whatever was not ended in order ends with its socket. */
  closed(socket: Socket): void {
    for (const payload of [...(this.open.get(socket)?.keys() ?? [])]) this.ended(socket, payload);
  }
}
