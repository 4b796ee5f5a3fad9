import { Injectable } from '@nestjs/common';
import { runEach } from '../../../platform/database/batches.js';
import { Database } from '../../../platform/database/database.js';
import { ChallengeClosing } from '../../challenges/application/index.js';
import { ClosedAccounts } from '../../competitions/application/index.js';
import { Matches } from '../../matches/application/index.js';
import { ResignUseCase } from '../../moves/application/index.js';

/**
 * Ends what users have running, so that the others are harmed least. In a match of two the other player wins, as if
 * the user had resigned: nobody has to play on against somebody who is not there. In a match of three or four a house
 * bot plays on in the seat, so that partners do not lose what they have played for (rules 2.6, 2.7).
 *
 * It may be called again: what has ended before stays as it is.
 */
@Injectable()
export class RunningAffairs {
  constructor(
    private readonly database: Database,
    private readonly competitions: ClosedAccounts,
    private readonly challenges: ChallengeClosing,
    private readonly matches: Matches,
    private readonly resigning: ResignUseCase,
  ) {}

  /**
   * Entries end first and challenges second, so that no new match begins behind the others.
   *
   * @throws Error at the end when a match goes on, for example because its deadline is being processed
   */
  async end(userIds: readonly string[]): Promise<void> {
    await this.competitions.takeOut(userIds);
    await this.challenges.cancelAllOf(userIds);
    const running = await this.matches.runningOf(userIds);
    const leave = running.map(
      ({ userId, matchId }) =>
        () =>
          this.leave(userId, matchId),
    );
    await runEach(this.database, leave);
  }

  private async leave(userId: string, matchId: string): Promise<void> {
    const command = { userId, matchId, expectedVersion: null, idempotencyKey: null };
    const result = await this.resigning.execute(command);
    if (result.ok || result.error.code === 'MATCH_OVER') return;
    throw new Error(`match ${matchId} cannot be resigned: ${result.error.code}`);
  }
}
