import { Injectable } from '@nestjs/common';
import { runEach } from '../../../platform/database/batches.js';
import { Database } from '../../../platform/database/database.js';
import { EndedAccess } from '../../auth/application/index.js';
import { ChallengeClosing } from '../../challenges/application/index.js';
import { UserRegistry } from '../../users/application/index.js';
import { Vacations } from '../../vacations/application/index.js';
import { DeletionStore } from '../storage/deletion-store.js';

/** For how long after a deletion was asked for it is looked again: longer than any request runs. */
const MINUTES = 10;

/**
 * Ends what began in the same moment as a deletion was asked for: a request that was admitted before may have made a token
 * or a challenge after everything had ended.
 */
@Injectable()
export class LateDeletionSweep {
  constructor(
    private readonly database: Database,
    private readonly deletions: DeletionStore,
    private readonly access: EndedAccess,
    private readonly registry: UserRegistry,
    private readonly challenges: ChallengeClosing,
    private readonly vacations: Vacations,
  ) {}

  async run(): Promise<void> {
    const asked = await this.deletions.askedLately(MINUTES);
    await runEach(
      this.database,
      asked.map((userId) => () => this.endAgain(userId)),
    );
  }

  /** Nothing ends if the owner has taken the deletion back. */
  private async endAgain(userId: string): Promise<void> {
    const isAsked = await this.access.end(userId, async (within) => {
      if (!(await this.deletions.isAsked(userId, within))) return false;
      await this.registry.setAutoVacation(userId, false, within);
      return true;
    });
    if (!isAsked) return;
    await this.challenges.cancelAllOf([userId]);
    await this.vacations.endAll(userId);
  }
}
