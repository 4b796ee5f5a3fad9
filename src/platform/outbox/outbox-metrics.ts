import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
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

/** What is owed, asked of the database when somebody reads the metrics. */
@Injectable()
export class OutboxMetrics {
  constructor(metrics: Metrics, database: Database) {
    // Both gauges are read at once: one question answers both.
    let asked: Promise<Depth[]> | null = null;
    const depth = () =>
      (asked ??= database.run<Depth>(DEPTH, []).finally(() => {
        asked = null;
      }));
    metrics.gauge({
      name: 'bummerl_outbox_owed',
      help: 'Tasks that are owed, by kind.',
      labelNames: ['kind'],
      async collect() {
        const rows = new Map((await depth()).map((row) => [row.kind, row.owed]));
        for (const kind of TASK_KINDS) this.set({ kind }, rows.get(kind) ?? 0);
      },
    });
    metrics.gauge({
      name: 'bummerl_outbox_offers',
      help: 'How often the most neglected task has been offered, by kind: above 3, look.',
      labelNames: ['kind'],
      async collect() {
        const rows = new Map((await depth()).map((row) => [row.kind, row.offers]));
        for (const kind of TASK_KINDS) this.set({ kind }, rows.get(kind) ?? 0);
      },
    });
  }
}
