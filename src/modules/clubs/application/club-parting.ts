import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';
import { ChallengeClosing } from '../../challenges/application/index.js';
import { ClubStore } from '../storage/club-store.js';
import type { InClub } from '../storage/club-store.js';

/** Ends memberships of those who leave or are removed. */
@Injectable()
export class ClubParting {
  constructor(
    private readonly store: ClubStore,
    private readonly challenges: ChallengeClosing,
  ) {}

  /** Ends a membership in a club that is locked. What the member offered there is offered no more, also by a link. */
  async part(of: InClub, within: Transaction): Promise<void> {
    await this.challenges.cancel(await this.store.part(of, within), within);
  }
}
