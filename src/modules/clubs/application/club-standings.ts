import { Injectable } from '@nestjs/common';
import type { Sql } from '../../../platform/database/database.js';
import { Users } from '../../users/application/index.js';
import type { User } from '../../users/application/index.js';
import { CLUB_ACTS, judgeClubAct } from '../domain/club-acts.js';
import type { ClubAct, ClubStanding } from '../domain/club-acts.js';
import type { Club } from '../domain/club.js';
import { ClubStore } from '../storage/club-store.js';
import { Clubs } from '../storage/clubs.js';
import { ClubBusiness } from './club-business.js';
import { clubFailure } from './failures.js';
import type { ClubFailure } from './failures.js';

/** An act, and why the viewer may not do it; null if the viewer may. */
export interface JudgedClubAct {
  readonly act: ClubAct;
  readonly failure: ClubFailure | null;
}

/** Finds what decides about a user's acts in a club, and says beforehand what the mutations would say. */
@Injectable()
export class ClubStandings {
  constructor(
    private readonly clubs: Clubs,
    private readonly store: ClubStore,
    private readonly users: Users,
    private readonly business: ClubBusiness,
  ) {}

  /** @param linkVersion the number of the link with which the user comes; null for none */
  async of(
    user: User,
    club: Club,
    linkVersion: number | null,
    within?: Sql,
  ): Promise<ClubStanding> {
    return (await this.ofMany(user, [club], linkVersion, within))[0]!;
  }

  /** All acts of a user in clubs that are visible to them, by club; for dataloaders. */
  async acts(
    userId: string,
    clubs: readonly Club[],
  ): Promise<ReadonlyMap<string, readonly JudgedClubAct[]>> {
    const user = await this.users.byId(userId);
    if (!user) return new Map();
    const standings = await this.ofMany(user, clubs, null);
    const judged = (standing: ClubStanding) =>
      CLUB_ACTS.map((act) => ({ act, failure: failureOf(act, standing) }));
    return new Map(clubs.map(({ id }, i) => [id, judged(standings[i]!)]));
  }

  /** In the order of the clubs. */
  private async ofMany(
    user: User,
    clubs: readonly Club[],
    linkVersion: number | null,
    within?: Sql,
  ): Promise<ClubStanding[]> {
    const ids = clubs.map(({ id }) => id);
    const places = await this.clubs.placesOf(user.id, ids, within);
    const removedAt = await this.store.removedAt(user.id, ids, within);
    const counts = await this.store.counts(user.id, within);
    const own = ids.filter((id) => places.get(id)?.role === 'OWNER');
    const busy = await this.business.unfinished(own, within);
    const { isBot, isGuest } = user;
    return clubs.map((club) => {
      const { visibility, memberCount } = club;
      const hasLink = linkVersion === club.linkVersion;
      const removal = removedAt.get(club.id);
      const isRemoved = removal !== undefined && !(hasLink && club.linkVersion > removal);
      const place = places.get(club.id);
      const of = { role: place?.role ?? null, isHeir: place?.isHeir ?? false };
      const way = { hasLink, isRemoved, isBusy: busy.has(club.id) };
      return { ...of, ...counts, ...way, visibility, memberCount, isBot, isGuest };
    });
  }

  /** Why a user cannot join by the link that they have; null if they can. */
  async joining(userId: string, club: Club): Promise<ClubFailure | null> {
    const user = await this.users.byId(userId);
    return user && failureOf('JOIN', await this.of(user, club, club.linkVersion));
  }
}

/** The failure of an act; null if it is allowed. */
export function failureOf(act: ClubAct, standing: ClubStanding): ClubFailure | null {
  const obstacle = judgeClubAct(act, standing);
  return obstacle && clubFailure(obstacle);
}
