import { Injectable, Logger } from '@nestjs/common';
import { runEach } from '../../../platform/database/batches.js';
import { Database } from '../../../platform/database/database.js';
import { errorText } from '../../../platform/errors.js';
import { DelayedAnswers } from '../../plans/application/index.js';
import type { DueAnswer } from '../../plans/application/index.js';
import { ActUseCase } from './act.use-case.js';

/** How many answers one pass plays at most; the next pass takes the rest. */
const BATCH = 100;

/**
 * Plays the actions of plans and autoplay that were delayed: to hide that there was no choice, or because their owner
 * could not pay for them. An answer that was played since, or that the player no longer wants, is dropped. If two workers
 * play the same answer, the second finds a newer version and plays nothing.
 */
@Injectable()
export class DelayedAnswersSweep {
  private readonly logger = new Logger(DelayedAnswersSweep.name);

  constructor(
    private readonly answers: DelayedAnswers,
    private readonly acting: ActUseCase,
    private readonly database: Database,
  ) {}

  async run(): Promise<void> {
    const due = await this.answers.due(BATCH);
    const steps = due.map((answer) => () => this.handle(answer));
    await runEach(this.database, steps);
  }

  private async handle(answer: DueAnswer): Promise<void> {
    try {
      const isDone = !answer.isWanted || (await this.acting.playDelayed(answer));
      await (isDone ? this.answers.settle(answer) : this.answers.putOff(answer));
    } catch (error) {
      this.logger.error(
        `match ${answer.matchId}: a delayed answer failed and is tried again: ${errorText(error)}`,
      );
      await this.answers.putOff(answer);
    }
  }
}
