import type { ExecutionArgs } from 'graphql';
import type { Presence } from '../presence/presence.js';
import type { GraphqlContext } from './context.js';

/** Counts a user as present while a connection of theirs (a socket or an event stream) has a subscription. */
export class ConnectionPresence {
  /** The user of each subscription, by its payload. */
  private readonly open = new WeakMap<object, Map<object, string>>();

  constructor(private readonly presence: Presence) {}

  /**
   * To be called when an operation has begun; an operation that answers only once has already ended then. The payload
   * identifies the operation, because its id may be reused before it has ended.
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

  /** Ends the subscriptions that had not ended before their connection closed. */
  closed(connection: object): void {
    for (const payload of [...(this.open.get(connection)?.keys() ?? [])])
      this.ended(connection, payload);
  }
}
