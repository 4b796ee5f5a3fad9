import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Failure } from '../../../platform/api/failure.js';
import type { Transaction } from '../../../platform/database/database.js';
import { isCleanText, PublicTexts, Users } from '../../users/application/index.js';
import type { User } from '../../users/application/index.js';
import type { ClubAct } from '../domain/club-acts.js';
import { canonicalText, isClubReason, MAX_KEEPERS } from '../domain/club.js';
import type { ClubRole } from '../domain/club.js';
import { ClubStore } from '../storage/club-store.js';
import { Clubs } from '../storage/clubs.js';
import type { ClubResult } from './club-entry.js';
import { ClubKeeping } from './club-keeping.js';
import type { ClubActor, KeptClub } from './club-keeping.js';
import { ClubNews } from './club-news.js';
import { ClubParting } from './club-parting.js';
import { clubFailure } from './failures.js';

/** A member who is named by another one. */
interface NamedMember {
  readonly user: User;
  readonly role: ClubRole;
}

type WithMember = (
  member: NamedMember,
  kept: KeptClub,
  within: Transaction,
) => Promise<Failure | null>;

/** Removes members, and changes their roles. */
@Injectable()
export class ClubPeople {
  constructor(
    private readonly keeping: ClubKeeping,
    private readonly clubs: Clubs,
    private readonly store: ClubStore,
    private readonly parting: ClubParting,
    private readonly users: Users,
    private readonly news: ClubNews,
    private readonly texts: PublicTexts,
  ) {}

  /** The links that there are do not let the member in again. @throws ApiError MUTED */
  async remove(actor: ClubActor, username: string, typed: string): Promise<ClubResult> {
    const reason = canonicalText(typed);
    if (!isClubReason(reason) || !isCleanText(reason))
      return refuse(clubFailure('CLUB_REASON_INVALID', 'reason'));
    const [refused] = await this.texts.failures(actor.userId, { reason });
    if (refused) return refuse(refused);
    return this.withMember('REMOVE_MEMBER', actor, username, async (member, kept, within) => {
      if (member.role !== 'MEMBER' && kept.role !== 'OWNER') return clubFailure('CLUB_OWNER_ONLY');
      const { id: clubId, linkVersion } = kept.club;
      const of = { clubId, userId: member.user.id };
      await this.parting.part(of, within);
      await this.store.bar(of, { removedById: actor.userId, reason, linkVersion }, within);
      await this.news.send('CLUB_MEMBER_REMOVED', of, within);
      return null;
    });
  }

  /** Who is a keeper stays one. */
  appoint(actor: ClubActor, username: string): Promise<ClubResult> {
    return this.withMember('SET_KEEPERS', actor, username, async ({ user, role }, kept, within) => {
      if (role === 'KEEPER') return null;
      if (user.isGuest) return clubFailure('CLUB_ROLE_NOT_FOR_GUESTS', 'username');
      const { id: clubId } = kept.club;
      if ((await this.store.countKeepers(clubId, within)) >= MAX_KEEPERS)
        return clubFailure('TOO_MANY_KEEPERS');
      await this.store.setRole({ clubId, userId: user.id }, 'KEEPER', within);
      return null;
    });
  }

  /** Who is no keeper stays so. */
  dismiss(actor: ClubActor, username: string): Promise<ClubResult> {
    return this.withMember('SET_KEEPERS', actor, username, async ({ user }, kept, within) => {
      const of = { clubId: kept.club.id, userId: user.id };
      await this.store.setRole(of, 'MEMBER', within);
      return null;
    });
  }

  /** Offers the club to a member. Who takes it over is the owner. */
  handOver(actor: ClubActor, username: string): Promise<ClubResult> {
    return this.withMember('HAND_OVER', actor, username, async ({ user }, kept, within) => {
      if (user.isGuest) return clubFailure('CLUB_ROLE_NOT_FOR_GUESTS', 'username');
      const of = { clubId: kept.club.id, userId: user.id };
      await this.store.setHeir(of.clubId, of.userId, within);
      const isNews = await this.store.notifyOfOffer(of, within);
      if (isNews) await this.news.send('CLUB_OFFERED', of, within);
      return null;
    });
  }

  /** The club is offered to nobody any more. */
  decline(actor: ClubActor): Promise<ClubResult> {
    return this.keeping.act('DECLINE', actor, async ({ club }, within) => {
      await this.store.setHeir(club.id, null, within);
      return ok(club);
    });
  }

  /** The owner of before becomes a keeper, or a member if there are as many keepers as may be. */
  takeOver(actor: ClubActor): Promise<ClubResult> {
    return this.keeping.act('TAKE_OVER', actor, async ({ club, role }, within) => {
      const keepers = await this.store.countKeepers(club.id, within);
      const others = role === 'KEEPER' ? keepers - 1 : keepers;
      const ownerOfBefore = others < MAX_KEEPERS ? 'KEEPER' : 'MEMBER';
      const of = { clubId: club.id, userId: actor.userId };
      await this.store.setOwner(of, ownerOfBefore, within);
      return ok(club);
    });
  }

  /** Does something with another member, if the user may. */
  private async withMember(
    act: ClubAct,
    actor: ClubActor,
    username: string,
    work: WithMember,
  ): Promise<ClubResult> {
    const user = await this.users.byUsername(username);
    return this.keeping.act(act, actor, async (kept, within) => {
      const role = user && (await this.clubs.roleOf(kept.club.id, user.id, within));
      if (!user || !role) return refuse(clubFailure('CLUB_MEMBER_NOT_FOUND', 'username'));
      if (user.id === actor.userId) return refuse(clubFailure('CLUB_MEMBER_IS_YOU', 'username'));
      const failure = await work({ user, role }, kept, within);
      if (failure) return refuse(failure);
      return ok((await this.clubs.byId(kept.club.id, within))!);
    });
  }
}
