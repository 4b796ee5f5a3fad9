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

/** What a process measures is one thing, however many Nest applications run in it. */
const registry = new Registry();

const logger = new Logger('Metrics');
const seldom = new ThrottledLog();

/**
 * The figures of this process, for `GET /metrics`. Asking for a metric of the same name again gives
 * the one that is there, so that modules need not know who came first.
 */
@Injectable()
export class Metrics {
  private readonly failed: Counter<'name'>;

  constructor() {
    if (registry.getMetricsAsArray().length === 0) collectDefaultMetrics({ register: registry });
    this.failed = this.counter({
      name: 'bummerl_metrics_failed_total',
      help: 'How often a figure could not be asked for, by its name; it is left out then.',
      labelNames: ['name'],
    });
  }

  counter<L extends string>(settings: CounterConfiguration<L>): Counter<L> {
    return shared(settings.name, () => new Counter({ ...settings, registers: [registry] }));
  }

  gauge<L extends string>(settings: GaugeConfiguration<L>): Gauge<L> {
    const { name, collect } = settings;
    const bearing = collect && { collect: bearingFaults(collect, () => this.failed.inc({ name })) };
    const gauge = shared(settings.name, () => new Gauge({ ...settings, registers: [registry] }));
    // Whoever came last is asked: an application that came before may have stopped.
    return Object.assign(gauge, bearing);
  }

  histogram<L extends string>(settings: HistogramConfiguration<L>): Histogram<L> {
    return shared(settings.name, () => new Histogram({ ...settings, registers: [registry] }));
  }

  /** Everything in Prometheus' text format. */
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
 * What cannot be asked for is left out: of the database while it is away, and whatever else fails. The
 * other figures are wanted then most.
 */
function bearingFaults<L extends string>(collect: Collect<L>, failed: () => void): Collect<L> {
  return async function (this: Gauge<L>) {
    try {
      await collect.call(this);
    } catch (error) {
      failed();
      const text = errorText(error);
      if (!isUnavailable(error)) seldom.once(text, () => logger.warn(`a figure fails: ${text}`));
      this.reset();
      this.remove({}); // of a gauge without labels `reset` makes a nought
    }
  };
}
