import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';
import type { Failure } from '../../../platform/api/failure.js';
import { Users } from '../../users/application/index.js';
import type { Series } from '../domain/competition.js';
import { CompetitionStore } from '../storage/competition-store.js';
import { ClubRoles } from './club-roles.js';
import { competitionFailure } from './failures.js';
import { CLUB_ALLOWANCE, USER_ALLOWANCE } from './terms.js';
import type { CompetitionAllowance } from './terms.js';

interface Organiser {
  readonly userId: string;
  readonly clubId: string | null;
}

/** Decides who may organise, and how much. */
@Injectable()
export class Organising {
  constructor(
    private readonly users: Users,
    private readonly clubs: ClubRoles,
    private readonly store: CompetitionStore,
  ) {}

  /** What a user, or a club, may have. */
  allowanceOf = ({ clubId }: Pick<Organiser, 'clubId'>): CompetitionAllowance =>
    clubId === null ? USER_ALLOWANCE : CLUB_ALLOWANCE;

  /** Why a user may not organise here. */
  async failures({ userId, clubId }: Organiser, access: string): Promise<Failure[]> {
    const user = await this.users.byId(userId);
    if (!user || user.isGuest) return [competitionFailure('NOT_FOR_GUESTS')];
    const needsClub = access === 'CLUB' && clubId === null;
    if (needsClub) return [competitionFailure('CLUB_NEEDED', 'clubId')];
    const runs = clubId === null || (await this.runs(userId, clubId));
    return runs ? [] : [competitionFailure('CLUB_NOT_YOURS', 'clubId')];
  }

  /** Whether one more would be too many. Locks the count until the transaction ends. */
  async tooMany(
    { userId, clubId }: Organiser,
    { competitions }: CompetitionAllowance,
    within: Transaction,
  ): Promise<Failure[]> {
    const found = await this.store.countOf(userId, clubId, within);
    // The club may have been closed, or handed over, before the lock.
    if (clubId !== null && !(await this.runs(userId, clubId, within)))
      return [competitionFailure('CLUB_NOT_YOURS', 'clubId')];
    return found < competitions ? [] : [competitionFailure('TOO_MANY_COMPETITIONS')];
  }

  /** Whether a series has to wait with its next season, because one more would be too many. Locks the count. */
  async isFull({ organiserId, clubId }: Series, within: Transaction): Promise<boolean> {
    const isOfService = organiserId === null && clubId === null;
    if (isOfService) return false;
    const found = await this.store.countOf(organiserId, clubId, within);
    return found >= this.allowanceOf({ clubId }).competitions;
  }

  private async runs(userId: string, clubId: string, within?: Transaction): Promise<boolean> {
    return (await this.clubs.of(userId, [clubId], within)).get(clubId) === 'RUNS';
  }
}
