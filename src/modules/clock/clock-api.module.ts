import { Logger, Module } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { errorText } from '../../platform/errors.js';
import { Heartbeat } from './storage/heartbeat.js';

const BEAT_MILLIS = 5000;

/** The api's part of the clock: the heartbeat, which shows that players are served. */
@Module({ providers: [Heartbeat] })
export class ClockApiModule implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Heartbeat');
  private timer: NodeJS.Timeout | null = null;
  private beating: Promise<void> | null = null;

  constructor(private readonly heartbeat: Heartbeat) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.beat();
    this.timer = setInterval(() => {
      this.beating ??= this.beat().finally(() => {
        this.beating = null;
      });
    }, BEAT_MILLIS);
  }

  async onModuleDestroy(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.beating;
  }

  private async beat(): Promise<void> {
    try {
      const outage = await this.heartbeat.beat();
      if (outage > 0)
        this.logger.log(`players were not served for ${Math.round(outage)} s: clocks stood still`);
    } catch (error) {
      this.logger.warn(`no heartbeat: ${errorText(error)}`);
    }
  }
}
