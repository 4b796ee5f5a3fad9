import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import type { Failure } from '../../../platform/api/failure.js';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { TryLimits } from '../../auth/application/index.js';
import { Users } from '../../users/application/index.js';
import type { User } from '../../users/application/index.js';
import { isClubVisible } from '../domain/club.js';
import type { Club } from '../domain/club.js';
import { ClubStore } from '../storage/club-store.js';
import { Clubs } from '../storage/clubs.js';
import { ClubLinks } from './club-links.js';
import { ClubNews } from './club-news.js';
import { ClubParting } from './club-parting.js';
import { ClubStandings, failureOf } from './club-standings.js';
import { clubFailure } from './failures.js';

export type ClubResult = Result<Club, Failure>;

/** How a user comes in: to a club that everyone sees, or by a link. */
export type ClubWay =
  | { readonly clubId: string; readonly linkVersion: null }
  | { readonly clubId: string; readonly linkVersion: number };

/** Joins and leaves clubs. */
@Injectable()
export class ClubEntry {
  constructor(
    private readonly database: Database,
    private readonly clubs: Clubs,
    private readonly store: ClubStore,
    private readonly standings: ClubStandings,
    private readonly parting: ClubParting,
    private readonly links: ClubLinks,
    private readonly users: Users,
    private readonly limits: TryLimits,
    private readonly news: ClubNews,
  ) {}

  /** Joins an open club. @throws ApiError RATE_LIMITED after too many changes within an hour */
  join(userId: string, clubId: string): Promise<ClubResult> {
    return this.enter(userId, { clubId, linkVersion: null });
  }

  /** Joins the club of a link. @throws ApiError RATE_LIMITED after too many changes within an hour */
  async joinByLink(userId: string, token: string): Promise<ClubResult> {
    const link = this.links.read(token);
    return link ? this.enter(userId, link) : refuse(badLink());
  }

  /** The last one closes the club. @returns the club if the user still sees it */
  async leave(userId: string, clubId: string): Promise<Result<Club | null, Failure>> {
    await this.limits.count([{ limit: 'club-changer', key: userId }]);
    return this.database.transaction(async (within) => {
      await this.store.lock(clubId, within);
      const [club, role] = await this.find(userId, clubId, within);
      if (!club || !isClubVisible(club, role)) return refuse(clubFailure('CLUB_NOT_FOUND'));
      const user = (await this.users.byId(userId))!;
      const failure = failureOf('LEAVE', await this.standings.of(user, club, null, within));
      if (failure) return refuse(failure);
      await this.parting.part({ clubId, userId }, within);
      if (role === 'OWNER') await this.store.delete(clubId, within);
      const left = { ...club, memberCount: club.memberCount - 1 };
      return ok(role !== 'OWNER' && isClubVisible(left, null) ? left : null);
    });
  }

  private async enter(userId: string, way: ClubWay): Promise<ClubResult> {
    await this.limits.count([{ limit: 'club-changer', key: userId }]);
    const user = (await this.users.byId(userId))!;
    return this.database.transaction(async (within) => {
      await this.store.holdUser(userId, within);
      await this.store.lock(way.clubId, within);
      const [club, role] = await this.find(userId, way.clubId, within);
      if (way.linkVersion !== null && club?.linkVersion !== way.linkVersion)
        return refuse(badLink());
      if (!club || (way.linkVersion === null && !isClubVisible(club, role)))
        return refuse(clubFailure('CLUB_NOT_FOUND', 'clubId'));
      const standing = await this.standings.of(user, club, way.linkVersion, within);
      const failure = failureOf('JOIN', standing);
      if (failure) return refuse(failure);
      await this.write(user, club, within);
      return ok({ ...club, memberCount: club.memberCount + 1 });
    });
  }

  private async write(user: User, { id: clubId }: Club, within: Transaction): Promise<void> {
    const of = { clubId, userId: user.id };
    await this.store.join(of, within);
    // Who leaves and comes back is no news for the keepers.
    if (await this.store.hasLeft(of, within)) return;
    await this.news.send('CLUB_JOINED', of, within);
  }

  private async find(userId: string, clubId: string, within: Transaction) {
    const club = await this.clubs.byId(clubId, within);
    return [club, await this.clubs.roleOf(clubId, userId, within)] as const;
  }
}

const badLink = (): Failure => clubFailure('CLUB_INVITATION_INVALID', 'invitationToken');
