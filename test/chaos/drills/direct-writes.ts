import { setTimeout as pause } from 'node:timers/promises';
import { DIRECT } from '../../support/patroni-set.js';
import type { PatroniSet, PostgresMachine } from '../../support/patroni-set.js';

const EACH_MILLIS = 1_000;
/** The time within which the last tries must be answered; what is not answered then is not acknowledged. */
const LAST_PATIENCE = 10_000;

/**
 * Writes to one server past haproxy and the network, as a client would that has not heard of a new primary. Each try has
 * a connection of its own, and waits as long as it takes: a frozen server gets all of them when it goes on.
 */
export class DirectWrites {
  private static next = 0;

  private readonly acknowledged: number[] = [];
  private readonly tries: Promise<void>[] = [];
  private readonly over = new AbortController();
  private trying: Promise<void> | null = null;

  constructor(
    private readonly set: PatroniSet,
    private readonly server: PostgresMachine,
  ) {}

  begin(): void {
    this.trying = this.tryAgainAndAgain();
  }

  /** Returns how many were tried and acknowledged, and how many of these the primary does not have. */
  async end(): Promise<{ tried: number; acknowledged: number; missing: number }> {
    this.over.abort();
    await this.trying;
    await Promise.race([Promise.all(this.tries), pause(LAST_PATIENCE, undefined, { ref: false })]);
    const acknowledged = [...this.acknowledged];
    const stored = new Set(await this.stored());
    const missing = acknowledged.filter((id) => !stored.has(id)).length;
    return { tried: this.tries.length, acknowledged: acknowledged.length, missing };
  }

  private async tryAgainAndAgain(): Promise<void> {
    while (!this.over.signal.aborted) {
      this.tries.push(this.write(DirectWrites.next++));
      await pause(EACH_MILLIS);
    }
  }

  private async write(id: number): Promise<void> {
    const client = this.set.direct(this.server, DIRECT.database);
    try {
      await client.connect();
      await client.query(`INSERT INTO ${DIRECT.table} VALUES ($1)`, [id]);
      this.acknowledged.push(id);
    } catch {
      // not acknowledged
    } finally {
      void client.end().catch(() => undefined);
    }
  }

  private async stored(): Promise<number[]> {
    const client = this.set.direct(await this.set.primary(), DIRECT.database);
    await client.connect();
    const { rows } = await client.query<{ id: number }>(`SELECT id FROM ${DIRECT.table}`);
    await client.end();
    return rows.map(({ id }) => id);
  }
}
