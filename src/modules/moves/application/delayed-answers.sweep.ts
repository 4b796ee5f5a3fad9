import { Injectable, Logger } from '@nestjs/common';
import { legal } from '../../../engine/index.js';
import { runEach } from '../../../platform/database/batches.js';
import { Database } from '../../../platform/database/database.js';
import { errorText } from '../../../platform/errors.js';
import { matchOf, MatchStore } from '../../matches/application/index.js';
import { AutoplayStore } from '../../plans/application/index.js';
import type { DueAnswer } from '../../plans/application/index.js';
import { ActUseCase } from './act.use-case.js';

/** How many answers one pass plays at most; the next pass takes the rest. */
const BATCH = 100;

/**
 * Plays the forced actions that were delayed to hide that there was no choice, with the use case that players
 * use. An answer that was played since, or that the player no longer wants, is dropped. If two workers play the
 * same answer, the second finds a newer version and plays nothing.
 */
@Injectable()
export class DelayedAnswersSweep {
  private readonly logger = new Logger(DelayedAnswersSweep.name);

  constructor(
    private readonly answers: AutoplayStore,
    private readonly matches: MatchStore,
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
      if (answer.isWanted) await this.play(answer);
      await this.answers.settle(answer);
    } catch (error) {
      this.logger.error(
        `match ${answer.matchId}: a delayed answer failed and is tried again: ${errorText(error)}`,
      );
      await this.answers.putOff(answer);
    }
  }

  private async play({ matchId, version, seat, userId }: DueAnswer): Promise<void> {
    const match = await this.matches.find(matchId);
    if (!match || match.version !== version || match.toAct !== seat) return;
    const actions = legal(matchOf(match));
    if (actions.length !== 1) return;
    await this.acting.execute({
      userId,
      matchId,
      seat,
      actions,
      expectedVersion: version,
      idempotencyKey: null,
    });
  }
}
