import { Injectable } from '@nestjs/common';
import type { Sql } from '../../../platform/database/database.js';
import { Clubs } from '../../clubs/application/index.js';

/** What somebody is in a club: runs it, or plays in it. */
export type PlaceInClub = 'RUNS' | 'MEMBER';

/** Whether a user runs a competition or series: for one of a club its owner and keepers, else its organiser. */
export const isRunBy = (
  userId: string,
  { clubId, organiserId }: { readonly clubId: string | null; readonly organiserId: string | null },
  role: PlaceInClub | undefined,
): boolean => (clubId === null ? organiserId === userId : role === 'RUNS');

/** Who runs a club, and who is a member. */
@Injectable()
export class ClubRoles {
  constructor(private readonly clubs: Clubs) {}

  /** By club; clubs of others are left out. */
  async of(
    userId: string,
    clubIds: readonly string[],
    within?: Sql,
  ): Promise<ReadonlyMap<string, PlaceInClub>> {
    if (clubIds.length === 0) return new Map();
    const roles = await this.clubs.rolesOf(userId, clubIds, within);
    return new Map(
      [...roles].map(([clubId, role]) => [clubId, role === 'MEMBER' ? 'MEMBER' : 'RUNS']),
    );
  }

  /** Those of these users who are members of a club; nobody without a club. */
  async membersAmong(
    userIds: readonly string[],
    clubId: string | null,
    within: Sql,
  ): Promise<string[]> {
    return clubId === null ? [] : this.clubs.membersAmong(clubId, userIds, within);
  }
}
