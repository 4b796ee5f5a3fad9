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

  /**
   * Parts from all clubs, because the account ends. A club of the user's own goes to another member; without one it is
   * deleted.
   */
  async partAll(userId: string, within: Transaction): Promise<void> {
    for (const { clubId } of await this.store.membershipsOf(userId, within)) {
      await this.store.lock(clubId, within);
      await this.partFor({ clubId, userId }, within);
    }
  }

  private async partFor(of: InClub, within: Transaction): Promise<void> {
    const member = await this.store.roleOf(of, within);
    const heir = member === 'OWNER' ? await this.store.successor(of, within) : null;
    if (member === 'OWNER' && heir === null) return this.store.delete(of.clubId, within);
    if (heir !== null) await this.store.setOwner({ ...of, userId: heir }, 'MEMBER', within);
    if (member !== null) await this.part(of, within);
  }
}
