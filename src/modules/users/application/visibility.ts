import { Injectable } from '@nestjs/common';
import { audienceOf, dependsOnRelation, maySeeAs } from '../domain/audience.js';
import type { Relation, ShownDatum } from '../domain/audience.js';
import type { User } from '../storage/users.js';

/** The users among `others` who are something to a user. */
type FindAmong = (userId: string, others: readonly string[]) => Promise<readonly string[]>;

/** What of a user decides who may see something. */
export type Watched = Pick<User, 'id' | 'isGuest' | 'profileFor' | 'matchesFor' | 'onlineFor'>;

/**
 * Decides who may see what is a user's: the one place for it. Other modules register how to find friends, opponents and
 * blockers.
 */
@Injectable()
export class Visibility {
  private readonly find: Record<'friends' | 'opponents' | 'blockers', FindAmong[]> = {
    friends: [],
    opponents: [],
    blockers: [],
  };

  /** @param who which users `among` finds for a user */
  register(who: 'friends' | 'opponents' | 'blockers', among: FindAmong): void {
    this.find[who].push(among);
  }

  /** What a viewer is to each of these other users. */
  async relations(
    viewerId: string,
    others: readonly string[],
  ): Promise<ReadonlyMap<string, Relation>> {
    const [friends, opponents, blockers] = await Promise.all([
      this.among('friends', viewerId, others),
      this.among('opponents', viewerId, others),
      this.among('blockers', viewerId, others),
    ]);
    const relationTo = (id: string): Relation => {
      if (blockers.has(id)) return 'STRANGER';
      if (friends.has(id)) return 'FRIEND';
      return opponents.has(id) ? 'OPPONENT' : 'STRANGER';
    };
    return new Map(others.map((id) => [id, relationTo(id)]));
  }

  /**
   * Whether a viewer may see something of a user's.
   *
   * @param viewerId null for somebody who is not signed in
   * @param relation looks up what the viewer is to the user, if it matters
   */
  async isShown(
    user: Watched,
    datum: ShownDatum,
    viewerId: string | null,
    relation?: () => Promise<Relation>,
  ): Promise<boolean> {
    if (viewerId === user.id) return true;
    const audience = audienceOf(user, datum);
    if (viewerId === null || !dependsOnRelation(audience)) return maySeeAs(audience, 'STRANGER');
    const look = relation ?? (() => this.relation(viewerId, user.id));
    return maySeeAs(audience, await look());
  }

  private async relation(viewerId: string, userId: string): Promise<Relation> {
    return (await this.relations(viewerId, [userId])).get(userId)!;
  }

  private async among(
    who: keyof typeof this.find,
    userId: string,
    others: readonly string[],
  ): Promise<ReadonlySet<string>> {
    const found = await Promise.all(this.find[who].map((find) => find(userId, others)));
    return new Set(found.flat());
  }
}
