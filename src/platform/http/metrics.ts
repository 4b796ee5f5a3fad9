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

/** The names of the service's own metrics begin with it. */
const OWN_PREFIX = 'bummerl_';

/** The fields of prom-client's metrics that its types leave out. */
interface Described {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly string[];
}

/** A metric as the documents show it. */
export interface DescribedMetric extends Omit<Described, 'labelNames'> {
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly labels: readonly string[];
}

function typeOf(metric: Metric): DescribedMetric['type'] {
  if (metric instanceof Counter) return 'counter';
  return metric instanceof Histogram ? 'histogram' : 'gauge';
}

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

  /** A counter with `collect` takes its values from elsewhere whenever the metrics are read. */
  counter<L extends string>({ collect, ...settings }: CounterConfiguration<L>): Counter<L> {
    const counter = shared(
      settings.name,
      () => new Counter<L>({ ...settings, registers: [registry] }),
    );
    return Object.assign(counter, collect && { collect });
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

  /** The service's own metrics, for the documents. */
  described(): DescribedMetric[] {
    const all = registry.getMetricsAsArray() as readonly unknown[] as readonly (Metric &
      Described)[];
    return all
      .filter(({ name }) => name.startsWith(OWN_PREFIX))
      .map((metric) => ({
        name: metric.name,
        type: typeOf(metric),
        labels: metric.labelNames,
        help: metric.help,
      }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
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
