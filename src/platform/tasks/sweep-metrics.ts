import { Injectable } from '@nestjs/common';
import type { Counter, Gauge } from 'prom-client';
import { Metrics } from '../http/metrics.js';

/** When the next pass of a sweep is due, on the clock of `performance.now()`. */
interface Schedule {
  readonly everyMillis: number;
  due: number;
}

/** Metrics of the sweeps that this process runs. */
@Injectable()
export class SweepMetrics {
  private readonly schedules = new Map<string, Schedule>();
  private readonly took: Gauge<'sweep'>;
  private readonly failures: Counter<'sweep'>;

  constructor(metrics: Metrics) {
    const { schedules } = this;
    metrics.gauge({
      name: 'bummerl_sweep_late_seconds',
      help: 'How long the next pass of a sweep has been due, by sweep; 0 if it is not due yet.',
      labelNames: ['sweep'],
      collect() {
        const now = performance.now();
        for (const [sweep, { due }] of schedules)
          this.set({ sweep }, Math.max(0, now - due) / 1000);
      },
    });
    this.took = metrics.gauge({
      name: 'bummerl_sweep_seconds',
      help: 'How long the last pass of a sweep took, by sweep.',
      labelNames: ['sweep'],
    });
    this.failures = metrics.counter({
      name: 'bummerl_sweep_failures_total',
      help: 'Passes of a sweep that failed, by sweep.',
      labelNames: ['sweep'],
    });
  }

  /** A sweep that runs at this interval from now on. */
  begin(sweep: string, everyMillis: number): void {
    this.schedules.set(sweep, { everyMillis, due: performance.now() + everyMillis });
    this.failures.inc({ sweep }, 0);
  }

  /** A pass has begun. The result is called at its end. */
  began(sweep: string): (isWell: boolean) => void {
    const start = performance.now();
    return (isWell) => {
      const now = performance.now();
      this.took.set({ sweep }, (now - start) / 1000);
      if (!isWell) this.failures.inc({ sweep });
      const schedule = this.schedules.get(sweep);
      if (schedule) schedule.due = Math.max(start + schedule.everyMillis, now);
    };
  }
}
