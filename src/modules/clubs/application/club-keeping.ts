import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import type { Failure } from '../../../platform/api/failure.js';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { TryLimits } from '../../auth/application/index.js';
import { PublicTexts, Users } from '../../users/application/index.js';
import type { ClubAct } from '../domain/club-acts.js';
import { isClubVisible } from '../domain/club.js';
import type { Club, ClubRole, ClubTerms } from '../domain/club.js';
import { ClubStore } from '../storage/club-store.js';
import { Clubs } from '../storage/clubs.js';
import type { ClubResult } from './club-entry.js';
import { ClubStandings, failureOf } from './club-standings.js';
import { canonicalTerms, termsFailures } from './club-terms.js';
import { clubFailure } from './failures.js';

/** A club that is locked, and the role of who acts. */
export interface KeptClub {
  readonly club: Club;
  readonly role: ClubRole;
}

/** Who acts in which club. */
export interface ClubActor {
  readonly userId: string;
  readonly clubId: string;
}

/** What its keepers and its owner do with a club. */
@Injectable()
export class ClubKeeping {
  constructor(
    private readonly database: Database,
    private readonly clubs: Clubs,
    private readonly store: ClubStore,
    private readonly standings: ClubStandings,
    private readonly users: Users,
    private readonly limits: TryLimits,
    private readonly texts: PublicTexts,
  ) {}

  /** @param changes what is left out stays @throws ApiError MUTED */
  async update(
    actor: ClubActor,
    changes: Partial<ClubTerms>,
  ): Promise<Result<Club, readonly Failure[]>> {
    const { name, about } = changes;
    const failures = [
      ...termsFailures(changes),
      ...(await this.texts.failures(actor.userId, { name, about })),
    ];
    if (failures.length > 0) return refuse(failures);
    const done = await this.act('UPDATE', actor, async ({ club }, within) => {
      const { name, about, visibility, rhythm, timeZone } = club;
      const terms = { name, about, visibility, rhythm, timeZone, ...canonicalTerms(changes) };
      await this.store.update(club, terms, within);
      return ok({ ...club, ...terms });
    });
    return done.ok ? done : refuse([done.error]);
  }

  /** Makes a new link. The one of before is revoked. */
  renewLink(actor: ClubActor): Promise<ClubResult> {
    return this.act('INVITE', actor, async ({ club }, within) => {
      await this.store.renewLink(club.id, within);
      return ok({ ...club, linkVersion: club.linkVersion + 1 });
    });
  }

  /** Deletes the club with its ledger. */
  close(actor: ClubActor): Promise<ClubResult> {
    return this.act('CLOSE', actor, async ({ club }, within) => {
      await this.store.delete(club.id, within);
      return ok(club);
    });
  }

  /**
   * Does something in a club that is locked, if the user may.
   *
   * @throws ApiError RATE_LIMITED after too many changes within an hour
   */
  async act(
    act: ClubAct,
    { userId, clubId }: ClubActor,
    work: (kept: KeptClub, within: Transaction) => Promise<ClubResult>,
  ): Promise<ClubResult> {
    await this.limits.count([{ limit: 'club-changer', key: userId }]);
    const user = (await this.users.byId(userId))!;
    return this.database.transaction(async (within) => {
      // How many clubs a user owns is counted under this lock.
      if (act === 'TAKE_OVER') await this.store.holdUser(userId, within);
      await this.store.lock(clubId, within);
      const club = await this.clubs.byId(clubId, within);
      const standing = club && (await this.standings.of(user, club, null, within));
      if (!standing || !isClubVisible(club, standing.role))
        return refuse(clubFailure('CLUB_NOT_FOUND', 'clubId'));
      const failure = failureOf(act, standing);
      return failure ? refuse(failure) : work({ club, role: standing.role! }, within);
    });
  }
}
