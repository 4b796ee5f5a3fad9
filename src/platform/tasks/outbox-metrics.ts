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

const DEPTH = statement<Depth>(
  'outbox-depth',
  `SELECT kind, count(*)::integer AS owed, max(offers) AS offers,
     count(*) FILTER (WHERE failures > 0)::integer AS failed
   FROM outbox GROUP BY kind`,
);

/** What each figure tells, of every kind of task. */
const FIGURES = {
  owed: 'Tasks that are owed, by kind.',
  offers: 'How often the most neglected task has been offered, by kind: above 3, look.',
  failed: 'Tasks that were taken and could not be done, by kind: they wait, and are tried again.',
} satisfies Partial<Record<keyof Depth, string>>;

/** What is owed, asked of the database when somebody reads the metrics. */
@Injectable()
export class OutboxMetrics {
  constructor(metrics: Metrics, database: Database) {
    // All gauges are read at once: one question answers them.
    let asked: Promise<Depth[]> | null = null;
    const depth = () =>
      (asked ??= database.rows(DEPTH, {}).finally(() => {
        asked = null;
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
