import pg from 'pg';
import { types } from 'node:util';
import { OutageLog } from './outage-log.js';

/** pg's own, for a connection whose loss its owner handles. */
export { Client as BareClient } from 'pg';

const outage = new OutageLog('connections to Postgres are lost');

/** What pg says of a statement that got no answer in time. */
const NO_ANSWER = 'Query read timeout';

/**
 * A connection whose loss ends no process. pg tells it by the event `error`, also in the moments between
 * two owners when nobody listens, and Node would make an uncaught exception of it. Whoever has the
 * connection learns of its loss by the next statement.
 */
export class Client extends pg.Client {
  override emit(event: string | symbol, ...args: unknown[]): boolean {
    if (event !== 'error') return super.emit(event, ...args);
    outage.note(args[0]);
    return this.listenerCount('error') > 0 && super.emit(event, ...args);
  }

  /** As pg's own, in all its forms; `never` is a type that agrees with each of them. */
  override query(...args: unknown[]): never {
    const query = super.query.bind(this) as (...args: unknown[]) => unknown;
    const result = query(...args);
    if (types.isPromise(result)) result.catch((error: unknown) => this.leaveIfSilent(error));
    return result as never;
  }

  /** A connection with a statement under way, or its transaction open, is of no more use to anybody. */
  private leaveIfSilent(error: unknown): void {
    if ((error as Error).message === NO_ANSWER) void this.end();
  }
}
