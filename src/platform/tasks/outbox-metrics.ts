import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { statement } from '../database/statement.js';
import { Metrics } from '../http/metrics.js';
import type { OutboxTaskRow } from './tables.js';
import { TASK_KINDS } from './task.js';

interface Depth extends Pick<OutboxTaskRow, 'kind' | 'offers'> {
  readonly owed: number;
  readonly failed: number;
}

/** Only so many of the oldest tasks are counted: after a long outage there may be millions. */
const MOST_COUNTED = 100_000;

const DEPTH = statement<Depth>(
  'outbox-depth',
  `SELECT kind, count(*)::integer AS owed, max(offers) AS offers,
     count(*) FILTER (WHERE failures > 0)::integer AS failed
   FROM (SELECT kind, offers, failures FROM outbox ORDER BY id LIMIT ${MOST_COUNTED}) oldest
   GROUP BY kind`,
);

/** The help text of each metric. */
const FIGURES = {
  owed: `Pending tasks, by kind, among the oldest ${MOST_COUNTED}.`,
  offers: 'Greatest number of offers of one pending task, by kind. Above 3, look for the reason.',
  failed: 'Pending tasks that have failed, by kind. They are tried again.',
} satisfies Partial<Record<keyof Depth, string>>;

/** Metrics of the pending tasks, read from the database when the metrics are read. */
@Injectable()
export class OutboxMetrics {
  constructor(metrics: Metrics, database: Database) {
    // All gauges are read at once and share one query.
    let pending: Promise<Depth[]> | null = null;
    const depth = () =>
      (pending ??= database.rows(DEPTH, {}).finally(() => {
        pending = null;
      }));
    for (const figure of ['owed', 'offers', 'failed'] as const) {
      metrics.gauge({
        name: `bummerl_outbox_${figure}`,
        help: FIGURES[figure],
        labelNames: ['kind'],
        async collect() {
          const rows = new Map((await depth()).map((row) => [row.kind, row[figure]]));
          for (const kind of TASK_KINDS) this.set({ kind }, rows.get(kind) ?? 0);
        },
      });
    }
  }
}
