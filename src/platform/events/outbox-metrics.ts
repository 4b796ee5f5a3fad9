import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { statement } from '../database/statement.js';
import { Metrics } from '../http/metrics.js';
import { Consumers } from './consumers.js';
import type { OutboxRow } from './tables.js';

interface Depth extends Pick<OutboxRow, 'consumer' | 'offers'> {
  readonly waiting: number;
  readonly failed: number;
}

/** Only so many rows are counted: after a long outage there may be millions. */
const MOST_COUNTED = 100_000;

const DEPTH = statement<Depth>(
  'outbox-depth',
  `SELECT consumer, count(*)::integer AS waiting, max(offers) AS offers,
     count(*) FILTER (WHERE failures > 0)::integer AS failed
   FROM (SELECT consumer, offers, failures FROM outbox LIMIT ${MOST_COUNTED}) counted
   GROUP BY consumer`,
);

/** The name of the metrics' label for events that no consumer has got yet. */
const ALL = 'all';

/** The help text of each metric. */
const FIGURES = {
  waiting: `Commits whose events wait for a consumer; at most ${MOST_COUNTED} are counted; "${ALL}" for those that nobody has got yet.`,
  offers: 'Greatest number of offers of one of them, by consumer. Above 3, look for the reason.',
  failed: 'Those with which the consumer has failed. They are tried again.',
} satisfies Partial<Record<keyof Depth, string>>;

/** Metrics of the events that wait, read from the database when the metrics are read. */
@Injectable()
export class OutboxMetrics {
  constructor(metrics: Metrics, database: Database, consumers: Consumers) {
    // All gauges are read at once and share one query.
    let pending: Promise<Depth[]> | null = null;
    const depth = () =>
      (pending ??= database.rows(DEPTH, {}).finally(() => {
        pending = null;
      }));
    for (const figure of ['waiting', 'offers', 'failed'] as const) {
      metrics.gauge({
        name: `bummerl_outbox_${figure}`,
        help: FIGURES[figure],
        labelNames: ['consumer'],
        async collect() {
          const rows = new Map((await depth()).map((row) => [row.consumer, row[figure]]));
          for (const name of ['', ...consumers.all().map((it) => it.name)])
            this.set({ consumer: name || ALL }, rows.get(name) ?? 0);
        },
      });
    }
  }
}
