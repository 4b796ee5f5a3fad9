import pg from 'pg';
import type { PoolClient, PoolConfig } from 'pg';
import { Client } from './client.js';
import { DatabaseBusyError } from './unavailable.js';

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: unknown) => void,
) => void;

export interface BoundedPoolConfig extends PoolConfig {
  /** How many may wait for a connection; who comes after them is refused at once. */
  readonly mostWaiting?: number;
}

/** A pool of our {@link Client}s with a bounded queue before it. */
export class Pool extends pg.Pool {
  private readonly mostWaiting: number;

  constructor({ mostWaiting = Infinity, ...config }: BoundedPoolConfig) {
    super({ ...config, Client });
    this.mostWaiting = mostWaiting;
    this.on('error', () => undefined); // the client has told it
    this.on('release', (_error, client) => leaveIfOpen(client));
  }

  /** As pg's own, in both its forms; `never` is a type that agrees with each of them. */
  override connect(connected?: Connected): never {
    const connect = super.connect.bind(this) as (connected?: Connected) => unknown;
    const isFull = this.waitingCount >= this.mostWaiting;
    return (isFull ? refuse(connected) : connect(connected)) as never;
  }
}

function refuse(connected?: Connected): Promise<never> | void {
  const error = new DatabaseBusyError('too many wait for a connection already');
  if (!connected) return Promise.reject(error);
  connected(error, undefined, () => undefined);
}

/** Nobody else must go on in a transaction whose end could not be said. */
function leaveIfOpen(client: PoolClient): void {
  const status = client.getTransactionStatus();
  if (status === 'T' || status === 'E') void (client as unknown as Client).end();
}
