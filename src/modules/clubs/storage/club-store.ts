import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { clearOld } from '../../../platform/database/clear-old.js';
import { Database } from '../../../platform/database/database.js';
import type { Sql, Transaction } from '../../../platform/database/database.js';
import { clubNameKey } from '../domain/club.js';
import type { Club, ClubRole, ClubTerms } from '../domain/club.js';
import * as sql from './club-sql.js';
import type { ClubCounts } from './club-sql.js';
import { ClubMemberRow, ClubRemovalRow, ClubRow } from './tables.js';

/** A user in a club. */
export interface InClub {
  readonly clubId: string;
  readonly userId: string;
}

/** Why and by whom somebody is removed. */
type Removing = Pick<ClubRemovalRow, 'removedById' | 'reason' | 'linkVersion'>;

/** Writes clubs and who is in them. */
@Injectable()
export class ClubStore {
  constructor(private readonly database: Database) {}

  /** Locks how many clubs a user is in, until the transaction ends. Taken before a club is locked. */
  async holdUser(userId: string, within: Transaction): Promise<void> {
    await within.rows(sql.HOLD_USER, { name: `clubs:${userId}` });
  }

  /** Locks a club until the transaction ends. */
  async lock(id: string, within: Transaction): Promise<void> {
    await within.rows(sql.LOCK_CLUB, { id });
  }

  async counts(userId: string, within: Sql = this.database): Promise<ClubCounts> {
    return (await within.row(sql.COUNTS, { userId }))!;
  }

  /** From which of these clubs a user was removed, with the number of the link at that time. */
  async removedAt(
    userId: string,
    clubIds: readonly string[],
    within: Sql = this.database,
  ): Promise<ReadonlyMap<string, number>> {
    const rows = await within.rows(sql.REMOVED_AT, { userId, clubIds });
    return new Map(rows.map(({ clubId, linkVersion }) => [clubId, linkVersion]));
  }

  async countKeepers(clubId: string, within: Transaction): Promise<number> {
    return (await within.row(sql.COUNT_KEEPERS, { clubId }))!.count;
  }

  /** Writes a new club with its owner. @returns its id */
  async insert(terms: ClubTerms, ownerId: string, within: Transaction): Promise<string> {
    const id = randomUUID();
    await within.of(ClubRow).insert({ ...terms, id, nameKey: clubNameKey(terms.name) });
    await within.of(ClubMemberRow).insert({ clubId: id, userId: ownerId, role: 'OWNER' });
    return id;
  }

  async update({ id }: Pick<Club, 'id'>, terms: ClubTerms, within: Transaction): Promise<void> {
    await within.of(ClubRow).update({ id }, { ...terms, nameKey: clubNameKey(terms.name) });
  }

  /** The link of before is revoked. */
  async renewLink(clubId: string, within: Transaction): Promise<void> {
    await within.rows(sql.RENEW_LINK, { clubId });
  }

  /** Adds a member, who may have been removed before. */
  async join({ clubId, userId }: InClub, within: Transaction): Promise<void> {
    await within.of(ClubRemovalRow).delete({ clubId, userId });
    await within.of(ClubMemberRow).insert({ clubId, userId, role: 'MEMBER' });
  }

  /** Ends a membership, and takes the member's offers out of the lobby. @returns the offers' challenges */
  async part({ clubId, userId }: InClub, within: Transaction): Promise<string[]> {
    await within.rows(sql.PART, { clubId, userId });
    const offers = await within.rows(sql.TAKE_OFFERS, { clubId, userId });
    return offers.map(({ challengeId }) => challengeId);
  }

  /** Whether a user was in a club in the last 30 days. */
  async hasLeft({ clubId, userId }: InClub, within: Transaction): Promise<boolean> {
    return (await within.row(sql.HAS_LEFT, { clubId, userId }))!.hasLeft;
  }

  /** Deletes what is known of memberships that ended long ago. */
  clearLeavings(): Promise<void> {
    return clearOld(this.database, sql.CLEAR_LEAVINGS);
  }

  /** Notes that a member was removed. */
  async bar(of: InClub, removing: Removing, within: Transaction): Promise<void> {
    const { clubId, userId } = of;
    await within.of(ClubRemovalRow).insert({ clubId, userId, ...removing });
  }

  async setRole({ clubId, userId }: InClub, role: ClubRole, within: Transaction): Promise<void> {
    await within.of(ClubMemberRow).update({ clubId, userId }, { role });
  }

  /** Offers a club to one member, and to nobody else any more; null: to nobody. */
  async setHeir(clubId: string, userId: string | null, within: Transaction): Promise<void> {
    await within.of(ClubMemberRow).update({ clubId, isHeir: true }, { isHeir: false });
    if (userId !== null)
      await within.of(ClubMemberRow).update({ clubId, userId }, { isHeir: true });
  }

  /** Whether a member is to be told now that the club is offered to them: once a day. */
  async notifyOfOffer({ clubId, userId }: InClub, within: Transaction): Promise<boolean> {
    return (await within.row(sql.NOTIFY_OF_OFFER, { clubId, userId })) !== null;
  }

  /** Gives a club to another member. */
  async setOwner(of: InClub, ownerOfBefore: ClubRole, within: Transaction): Promise<void> {
    const { clubId } = of;
    await within.of(ClubMemberRow).update({ clubId, role: 'OWNER' }, { role: ownerOfBefore });
    await this.setRole(of, 'OWNER', within);
    await this.setHeir(clubId, null, within);
  }

  /** Deletes a club with all that it has. */
  async delete(id: string, within: Transaction): Promise<void> {
    await within.of(ClubRow).delete({ id });
  }

  /** The clubs in which a user is, in the same order for all who lock them. */
  membershipsOf(userId: string, within: Transaction): Promise<Pick<ClubMemberRow, 'clubId'>[]> {
    const select = { clubId: true } as const;
    return within.of(ClubMemberRow).find({ select, where: { userId }, order: { clubId: 'ASC' } });
  }

  /** The role of a user in a club; null for somebody who is not in it. */
  async roleOf({ clubId, userId }: InClub, within: Transaction): Promise<ClubRole | null> {
    const member = await within.of(ClubMemberRow).findOneBy({ clubId, userId });
    return member?.role ?? null;
  }

  /** Who would own a club after its owner: who was offered it, then a keeper, then who is in it longest. */
  async successor({ clubId, userId }: InClub, within: Transaction): Promise<string | null> {
    return (await within.row(sql.SUCCESSOR, { clubId, userId }))?.userId ?? null;
  }

  /** A serial number for a notification. */
  async nextNews(within: Transaction): Promise<number> {
    return (await within.row(sql.NEXT_NEWS, {}))!.number;
  }
}
