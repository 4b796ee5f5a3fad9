import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { asOwnWork } from '../database/own-work.js';
import { CONFIG } from '../config/config.module.js';
import type { Config } from '../config/config.js';
import { OutageLog } from '../logging/throttled-log.js';
import { LiveBus } from '../live/live-bus.js';
import { SweepMetrics } from './sweep-metrics.js';

/** Work that is repeated at an interval. It finds what a lost job, hint or process has left undone. */
export interface Sweep {
  readonly name: string;
  readonly everyMillis: number;
  /** A hint on this topic starts a pass at once. If it is lost, the interval still holds. */
  readonly topic?: string;
  run(): Promise<void>;
}

/** The list of all sweeps. Each module adds its own, the worker runs them. */
export class Sweeps {
  readonly list: Sweep[] = [];

  register(sweep: Sweep): void {
    this.list.push(sweep);
  }
}

/** Runs every sweep at its interval, never twice at once. A failed one runs again at its next turn. */
@Injectable()
export class SweepRunner implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly running = new Set<Promise<void>>();
  private timers: NodeJS.Timeout[] = [];
  private hasEnded = false;

  constructor(
    private readonly sweeps: Sweeps,
    private readonly live: LiveBus,
    private readonly metrics: SweepMetrics,
    @Inject(CONFIG) private readonly config: Pick<Config, 'SWEEP_SPEED'>,
  ) {}

  onApplicationBootstrap(): void {
    this.timers = this.sweeps.list.map((sweep) => this.start(sweep));
  }

  async onModuleDestroy(): Promise<void> {
    this.hasEnded = true;
    this.timers.forEach((timer) => clearInterval(timer));
    await Promise.all(this.running);
  }

  private start(sweep: Sweep): NodeJS.Timeout {
    const outage = new OutageLog(`sweep ${sweep.name} failed`);
    const everyMillis = sweep.everyMillis / this.config.SWEEP_SPEED;
    this.metrics.begin(sweep.name, everyMillis);
    let busy = false;
    let again = false;
    const run = () => {
      if (busy || this.hasEnded) return;
      busy = true;
      again = false;
      const pass = this.pass(sweep, outage).finally(() => {
        busy = false;
        this.running.delete(pass);
        if (again) run();
      });
      this.running.add(pass);
    };
    if (sweep.topic !== undefined) {
      this.live.onEach((hint) => {
        if (hint?.topic !== sweep.topic) return;
        again = true;
        run();
      });
    }
    return setInterval(run, everyMillis);
  }

  private async pass(sweep: Sweep, outage: OutageLog): Promise<void> {
    const ended = this.metrics.began(sweep.name);
    try {
      await asOwnWork(() => sweep.run());
      ended(true);
    } catch (error) {
      ended(false);
      outage.note(error);
    }
  }
}
