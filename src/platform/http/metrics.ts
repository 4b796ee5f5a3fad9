import { Injectable, Logger } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type {
  CounterConfiguration,
  GaugeConfiguration,
  HistogramConfiguration,
  Metric,
} from 'prom-client';
import { isUnavailable } from '../database/unavailable.js';
import { errorText } from '../errors.js';
import { ThrottledLog } from '../logging/throttled-log.js';

/** One registry for the process, however many Nest applications run in it. */
const registry = new Registry();

const logger = new Logger('Metrics');
const throttled = new ThrottledLog();

/**
 * The metrics of this process, for `GET /metrics`. A second request for the same name returns the existing metric, so
 * that the order of modules does not matter.
 */
@Injectable()
export class Metrics {
  private readonly failed: Counter<'name'>;

  constructor() {
    if (registry.getMetricsAsArray().length === 0) collectDefaultMetrics({ register: registry });
    this.failed = this.counter({
      name: 'bummerl_metrics_failed_total',
      help: 'Failed readings of a metric, by its name. A metric that cannot be read is left out.',
      labelNames: ['name'],
    });
  }

  counter<L extends string>(settings: CounterConfiguration<L>): Counter<L> {
    return shared(settings.name, () => new Counter({ ...settings, registers: [registry] }));
  }

  gauge<L extends string>(settings: GaugeConfiguration<L>): Gauge<L> {
    const { name, collect } = settings;
    const bearing = collect && {
      collect: toleratingFailures(collect, () => this.failed.inc({ name })),
    };
    const gauge = shared(settings.name, () => new Gauge({ ...settings, registers: [registry] }));
    // The latest application supplies the value: an earlier one may have stopped.
    return Object.assign(gauge, bearing);
  }

  histogram<L extends string>(settings: HistogramConfiguration<L>): Histogram<L> {
    return shared(settings.name, () => new Histogram({ ...settings, registers: [registry] }));
  }

  /** All metrics in Prometheus' text format. */
  text(): Promise<string> {
    return registry.metrics();
  }

  get contentType(): string {
    return registry.contentType;
  }
}

function shared<M extends Metric>(name: string, make: () => M): M {
  return (registry.getSingleMetric(name) as M | undefined) ?? make();
}

type Collect<L extends string> = NonNullable<GaugeConfiguration<L>['collect']>;

/**
 * Leaves out a metric that cannot be read, for example because the database is down. In such a time the other metrics
 * are needed most.
 */
function toleratingFailures<L extends string>(collect: Collect<L>, failed: () => void): Collect<L> {
  return async function (this: Gauge<L>) {
    try {
      await collect.call(this);
    } catch (error) {
      failed();
      const text = errorText(error);
      if (!isUnavailable(error))
        throttled.once(text, () => logger.warn(`a metric cannot be read: ${text}`));
      this.reset();
      this.remove({}); // for a gauge without labels, `reset` sets 0
    }
  };
}
