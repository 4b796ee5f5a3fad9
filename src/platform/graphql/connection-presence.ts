import type { ExecutionArgs } from 'graphql';
import type { Presence } from '../presence/presence.js';
import type { GraphqlContext } from './context.js';

/** Takes users for connected while a connection of theirs (a socket, an event stream) has a subscription. */
export class ConnectionPresence {
  /** Whose subscription each payload is. */
  private readonly open = new WeakMap<object, Map<object, string>>();

  constructor(private readonly presence: Presence) {}

  /**
   * An operation has begun; one that answers once is over already. It is told by its payload: its id is
   * free again before it has ended.
   */
  async began(
    connection: object,
    payload: object,
    args: ExecutionArgs,
    result: object,
  ): Promise<void> {
    if (!(Symbol.asyncIterator in result)) return;
    const viewer = await (args.contextValue as GraphqlContext).viewer();
    if (!viewer) return;
    const open = this.open.get(connection) ?? new Map<object, string>();
    this.open.set(connection, open.set(payload, viewer.userId));
    this.presence.enter(viewer.userId, payload);
  }

  ended(connection: object, payload: object): void {
    const userId = this.open.get(connection)?.get(payload);
    if (userId === undefined) return;
    this.open.get(connection)?.delete(payload);
    this.presence.leave(userId, payload);
  }

  /** Whatever was not ended in order ends with its connection. */
  closed(connection: object): void {
    for (const payload of [...(this.open.get(connection)?.keys() ?? [])])
      this.ended(connection, payload);
  }
}
