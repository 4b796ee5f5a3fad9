import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Sql } from '../../../platform/database/database.js';
import { INITIAL_RATING, RatingReader, ratingKeyOf } from '../../ratings/application/index.js';
import type { StoredRating } from '../../ratings/application/index.js';
import { botKindOf, Users } from '../../users/application/index.js';
import type { User } from '../../users/application/index.js';
import type { Competition, Entry } from '../domain/competition.js';
import type { Facts } from '../domain/permission.js';
import { EntryStore } from '../storage/entry-store.js';
import { ClubRoles, isRunBy } from './club-roles.js';

/** A user of whom nothing but the id is known may do what a guest may: nothing. */
const NOBODY = { isGuest: true, isBot: false, botLevel: null } as const;

/** Reads what decides who may do what, for many competitions in few statements. */
@Injectable()
export class FactsReader {
  constructor(
    private readonly database: Database,
    private readonly users: Users,
    private readonly ratings: RatingReader,
    private readonly clubs: ClubRoles,
    private readonly entries: EntryStore,
  ) {}

  /** In the order of the competitions. Nobody is invited: that is the token's. */
  async of(
    userId: string,
    competitions: readonly Competition[],
    within: Sql = this.database,
  ): Promise<Facts[]> {
    const ids = competitions.map(({ id }) => id);
    const clubIds = competitions.flatMap(({ clubId }) => clubId ?? []);
    const user = await this.users.byId(userId, within);
    const ratings = (await this.ratings.ofUsers([userId], within)).get(userId) ?? [];
    const roles = await this.clubs.of(userId, [...new Set(clubIds)], within);
    const entries = await this.entries.ofUser(ids, userId, within);
    const waiting = await this.entries.waiting(ids, within);
    return competitions.map((competition) => {
      const role = roles.get(competition.clubId ?? '');
      const key = ratingKeyOf(competition);
      return {
        ...who(userId, user),
        rating: shownRating(ratings, key),
        isMember: role !== undefined,
        isOrganiser: isRunBy(userId, competition, role),
        isInvited: false,
        entries: entries.filter((entry: Entry) => entry.competitionId === competition.id),
        waiting: waiting.get(competition.id) ?? 0,
      };
    });
  }

  /** Of one competition. */
  async ofOne(userId: string, competition: Competition, within?: Sql): Promise<Facts> {
    return (await this.of(userId, [competition], within))[0]!;
  }

  /** Of many users, but for their entries and what they organise. Unknown ones are as guests. */
  async ofPeople(
    userIds: readonly string[],
    game: Pick<Competition, 'variant' | 'preset' | 'clubId'>,
    within: Sql,
  ): Promise<Omit<Facts, 'entries' | 'waiting' | 'isOrganiser' | 'isInvited'>[]> {
    const users = await this.users.byIds(userIds, within);
    const ratings = await this.ratings.ofUsers(userIds, within);
    const members = new Set(await this.clubs.membersAmong(userIds, game.clubId, within));
    const key = ratingKeyOf(game);
    return userIds.map((userId) => ({
      ...who(userId, users.get(userId) ?? null),
      rating: shownRating(ratings.get(userId) ?? [], key),
      isMember: members.has(userId),
    }));
  }
}

/** The rating in a game as it is shown. */
const shownRating = (ratings: readonly StoredRating[], key: string): number =>
  Math.round(ratings.find(({ ratingKey }) => ratingKey === key)?.mu ?? INITIAL_RATING.mu);

function who(userId: string, user: User | null) {
  const { isGuest, isBot } = user ?? NOBODY;
  return { userId, isGuest, isBot, isHouseBot: user !== null && botKindOf(user) === 'HOUSE' };
}
