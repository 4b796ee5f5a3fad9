import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type {
  CounterConfiguration,
  GaugeConfiguration,
  HistogramConfiguration,
  Metric,
} from 'prom-client';
import { isUnavailable } from '../database/unavailable.js';

/** What a process measures is one thing, however many Nest applications run in it. */
const registry = new Registry();

/**
 * The figures of this process, for `GET /metrics`. Asking for a metric of the same name again gives
 * the one that is there, so that modules need not know who came first.
 */
@Injectable()
export class Metrics {
  constructor() {
    if (registry.getMetricsAsArray().length === 0) collectDefaultMetrics({ register: registry });
  }

  counter<L extends string>(settings: CounterConfiguration<L>): Counter<L> {
    return shared(settings.name, () => new Counter({ ...settings, registers: [registry] }));
  }

  gauge<L extends string>(settings: GaugeConfiguration<L>): Gauge<L> {
    const bearing = settings.collect && { collect: bearingOutages(settings.collect) };
    return shared(
      settings.name,
      () => new Gauge({ ...settings, ...bearing, registers: [registry] }),
    );
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

/** What is asked of the database is left out while it is away: the other figures are wanted then most. */
function bearingOutages<L extends string>(collect: Collect<L>): Collect<L> {
  return async function (this: Gauge<L>) {
    try {
      await collect.call(this);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      this.reset();
      this.remove({}); // of a gauge without labels `reset` makes a nought
    }
  };
}
