import { Injectable } from '@nestjs/common';
import { groupBy } from '../../../platform/collections.js';
import type { Transaction } from '../../../platform/database/database.js';
import { ClubStore } from '../storage/club-store.js';

/** Called when memberships end, in the transaction that ends them. */
type PartedHook = (
  clubId: string,
  userIds: readonly string[],
  within: Transaction,
) => Promise<void>;

/** Ends memberships: of those who leave, are removed, or have no account any more, and of all when a club is closed. */
@Injectable()
export class ClubParting {
  private readonly hooks: PartedHook[] = [];

  constructor(private readonly store: ClubStore) {}

  /** Registers a hook for ended memberships. It must use the transaction it is given. */
  onMemberRemoved(hook: PartedHook): void {
    this.hooks.push(hook);
  }

  /** Ends memberships in a club that is locked. */
  async part(userIds: readonly string[], clubId: string, within: Transaction): Promise<void> {
    for (const userId of userIds) await this.store.part({ clubId, userId }, within);
    await this.tell(clubId, userIds, within);
  }

  /** Closes a club that is locked. */
  async close(clubId: string, within: Transaction): Promise<void> {
    const userIds = await this.store.memberIds(clubId, within);
    await this.store.delete(clubId, within);
    await this.tell(clubId, userIds, within);
  }

  /** Ends the memberships of closed accounts. */
  async closeAccounts(userIds: readonly string[], within: Transaction): Promise<void> {
    const ended = await this.store.removeAccounts(userIds, within);
    for (const [clubId, members] of groupBy(ended, (one) => one.clubId)) {
      const parted = members.map(({ userId }) => userId);
      await this.tell(clubId, parted, within);
    }
  }

  private async tell(
    clubId: string,
    userIds: readonly string[],
    within: Transaction,
  ): Promise<void> {
    for (const hook of this.hooks) await hook(clubId, userIds, within);
  }
}
