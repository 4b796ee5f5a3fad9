import { Injectable } from '@nestjs/common';
import type { Gauge } from 'prom-client';
import { Database } from '../database/database.js';
import { isUnavailable } from '../database/unavailable.js';
import { Metrics } from '../http/metrics.js';
import { TASK_KINDS } from './task.js';

const DEPTH = {
  name: 'outbox-depth',
  text: `SELECT kind, count(*)::integer AS owed, max(offers) AS offers FROM outbox GROUP BY kind`,
};

interface Depth {
  readonly kind: string;
  readonly owed: number;
  readonly offers: number;
}

/** What is owed, asked of the database when somebody reads the metrics; nothing while it is away. */
@Injectable()
export class OutboxMetrics {
  /** Both gauges are read at once: one question answers both. */
  private asked: Promise<readonly Depth[] | null> | null = null;

  constructor(
    metrics: Metrics,
    private readonly database: Database,
  ) {
    const fill = (gauge: Gauge<'kind'>, value: (row: Depth) => number) => this.fill(gauge, value);
    metrics.gauge({
      name: 'bummerl_outbox_owed',
      help: 'Tasks that are owed, by kind.',
      labelNames: ['kind'],
      async collect() {
        await fill(this, (row) => row.owed);
      },
    });
    metrics.gauge({
      name: 'bummerl_outbox_offers',
      help: 'How often the most neglected task has been offered, by kind: above 3, look.',
      labelNames: ['kind'],
      async collect() {
        await fill(this, (row) => row.offers);
      },
    });
  }

  private async fill(gauge: Gauge<'kind'>, value: (row: Depth) => number): Promise<void> {
    const rows = await (this.asked ??= this.depth());
    gauge.reset();
    if (!rows) return;
    const values = new Map(rows.map((row) => [row.kind, value(row)]));
    for (const kind of TASK_KINDS) gauge.set({ kind }, values.get(kind) ?? 0);
  }

  /** Null while the database is away: the other figures are wanted then most of all. */
  private async depth(): Promise<readonly Depth[] | null> {
    try {
      return await this.database.run<Depth>(DEPTH, []);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      return null;
    } finally {
      this.asked = null;
    }
  }
}
