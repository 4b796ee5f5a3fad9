import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { statement } from '../database/statement.js';
import { Metrics } from '../http/metrics.js';
import { Consumers } from './consumers.js';
import type { OutboxRow } from './tables.js';

interface Depth extends Pick<OutboxRow, 'consumer' | 'offers'> {
  readonly waiting: number;
  readonly failed: number;
  /** The age of the oldest, in seconds. */
  readonly oldest: number;
}

/** Only so many rows, the oldest, are counted: after a long outage there may be millions. */
const MOST_COUNTED = 100_000;

const DEPTH = statement<Depth>(
  'outbox-depth',
  `SELECT consumer, count(*)::integer AS waiting, max(offers) AS offers,
     count(*) FILTER (WHERE failures > 0)::integer AS failed,
     extract(epoch FROM now() - min(created_at))::float8 AS oldest
   FROM (SELECT consumer, offers, failures, created_at FROM outbox ORDER BY id
         LIMIT ${MOST_COUNTED}) counted
   GROUP BY consumer`,
);

/** The name of the metrics' label for events that no consumer has got yet. */
const ALL = 'all';

/** The help text of each metric. */
const FIGURES = {
  waiting: `Commits whose events wait for a consumer; at most ${MOST_COUNTED} are counted; "${ALL}" for those that nobody has got yet.`,
  offers: 'Greatest number of offers of one of them, by consumer. Above 3, look for the reason.',
  failed: 'Those with which the consumer has failed. They are tried again.',
  oldest:
    'Seconds since the commit of the oldest of them, by consumer. A job of a queue is such a row until it is done.',
} satisfies Partial<Record<keyof Depth, string>>;

/** The names of the metrics. */
const NAMES = {
  waiting: 'bummerl_outbox_waiting',
  offers: 'bummerl_outbox_offers',
  failed: 'bummerl_outbox_failed',
  oldest: 'bummerl_outbox_oldest_seconds',
} satisfies Record<keyof typeof FIGURES, string>;

/** For so long an answer serves those who ask again. */
const KEPT_MILLIS = 5_000;

/** Asks once for all gauges, which are read at the same time, and for all who read them within a while. */
function keptFor<T>(millis: number, ask: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | null = null;
  let askedAt = -Infinity;
  return () => {
    if (kept && performance.now() - askedAt < millis) return kept;
    askedAt = performance.now();
    const asked = ask();
    kept = asked;
    asked.catch(() => (kept = null)); // the caller gets the error
    return asked;
  };
}

/** Metrics of the events that wait, read from the database when the metrics are read. */
@Injectable()
export class OutboxMetrics {
  constructor(metrics: Metrics, database: Database, consumers: Consumers) {
    const depth = keptFor(KEPT_MILLIS, () => database.rows(DEPTH, {}));
    for (const figure of ['waiting', 'offers', 'failed', 'oldest'] as const) {
      metrics.gauge({
        name: NAMES[figure],
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
