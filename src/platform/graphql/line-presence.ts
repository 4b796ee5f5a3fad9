import type { ExecutionArgs } from 'graphql';
import type { Presence } from '../presence/presence.js';
import type { GraphqlContext } from './context.js';

/** Takes users for connected while a line of theirs (a socket, an event stream) has a subscription. */
export class LinePresence {
  /** Whose subscription each payload is. */
  private readonly open = new WeakMap<object, Map<object, string>>();

  constructor(private readonly presence: Presence) {}

  /**
   * An operation has begun; one that answers once is over already. It is told by its payload: its id is
   * free again before it has ended.
   */
  async began(line: object, payload: object, args: ExecutionArgs, result: object): Promise<void> {
    if (!(Symbol.asyncIterator in result)) return;
    const viewer = await (args.contextValue as GraphqlContext).viewer();
    if (!viewer) return;
    const open = this.open.get(line) ?? new Map<object, string>();
    this.open.set(line, open.set(payload, viewer.userId));
    this.presence.enter(viewer.userId, payload);
  }

  ended(line: object, payload: object): void {
    const userId = this.open.get(line)?.get(payload);
    if (userId === undefined) return;
    this.open.get(line)?.delete(payload);
    this.presence.leave(userId, payload);
  }

  /** Whatever was not ended in order ends with its line. */
  closed(line: object): void {
    for (const payload of [...(this.open.get(line)?.keys() ?? [])]) this.ended(line, payload);
  }
}
