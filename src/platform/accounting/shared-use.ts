import { Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy, OnModuleInit } from '@nestjs/common';
import { errorText } from '../errors.js';
import { LiveBus } from '../live/live-bus.js';
import type { Hint } from '../live/live-bus.js';
import { Budgets } from './budgets.js';
import type { BudgetName, BudgetUse } from './budgets.js';

const TOPIC = 'points';
const EACH_MILLIS = 1000;
/** At most so many uses are told at a time, the greatest first. */
const MOST = 500;

/**
 * Makes budgets hold for the whole service: once a second each process tells the others how many points were used from
 * it. Until then a process accepts what it alone would accept.
 */
@Injectable()
export class SharedUse implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(SharedUse.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly budgets: Budgets,
    private readonly live: LiveBus,
  ) {}

  onModuleInit(): void {
    this.live.onEach((message) => {
      if (message?.topic === TOPIC) this.hear(String(message.ref));
    });
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.tell(), EACH_MILLIS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private hear(ref: string): void {
    const [name, points, key] = ref.split(' ');
    this.budgets.usedElsewhere({ name: name as BudgetName, points: Number(points), key: key! });
  }

  private async tell(): Promise<void> {
    const messages = this.budgets
      .untold()
      .slice(0, MOST)
      .map((use) => this.messageOf(use));
    if (messages.length === 0) return;
    try {
      await this.live.publish(messages);
    } catch (error) {
      this.logger.warn(`other processes were not told of used points: ${errorText(error)}`);
    }
  }

  private messageOf({ name, points, key }: BudgetUse): Hint {
    return { topic: TOPIC, ref: `${name} ${Math.ceil(points)} ${key}` };
  }
}
