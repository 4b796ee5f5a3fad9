import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import type { Failure } from '../../../platform/api/failure.js';
import { Idempotency, keyedCall } from '../../../platform/idempotency/idempotency.js';
import type { Write } from '../../../platform/idempotency/idempotency.js';
import { TryLimits } from '../../auth/application/index.js';
import { guestFailure, PublicTexts, Users } from '../../users/application/index.js';
import { MAX_CLUBS, MAX_OWN_CLUBS } from '../domain/club.js';
import type { Club, ClubTerms } from '../domain/club.js';
import { ClubStore } from '../storage/club-store.js';
import { Clubs } from '../storage/clubs.js';
import { canonicalTerms, termsFailures } from './club-terms.js';
import { clubFailure } from './failures.js';

export interface FoundClubCommand {
  readonly userId: string;
  readonly terms: ClubTerms;
  readonly idempotencyKey: string | null;
}

type FoundResult = Result<Club, readonly Failure[]>;

/** Founds a club. Its founder is its owner. */
@Injectable()
export class FoundClubUseCase {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly clubs: Clubs,
    private readonly store: ClubStore,
    private readonly users: Users,
    private readonly limits: TryLimits,
    private readonly texts: PublicTexts,
  ) {}

  /** @throws ApiError RATE_LIMITED when the user founds too many within a day, MUTED */
  async execute({ userId, terms, idempotencyKey }: FoundClubCommand): Promise<FoundResult> {
    const call = keyedCall(userId, idempotencyKey, 'foundClub', [terms]);
    const done = await this.idempotency.once<string, readonly Failure[]>(call, {
      first: (write) => this.found(userId, terms, write),
      again: (id) => Promise.resolve(ok(id)),
    });
    if (!done.ok) return refuse([done.error].flat());
    const club = await this.clubs.byId(done.value);
    return club ? ok(club) : refuse([clubFailure('CLUB_NOT_FOUND')]);
  }

  private async found(
    userId: string,
    terms: ClubTerms,
    write: Write,
  ): Promise<Result<string, readonly Failure[]>> {
    const { name, about } = terms;
    const failures = [
      ...(await this.whoFailures(userId)),
      ...termsFailures(terms),
      ...(await this.texts.failures(userId, { name, about })),
    ];
    if (failures.length > 0) return refuse(failures);
    await this.limits.count([{ limit: 'club-founder', key: userId }]);
    return write<string, readonly Failure[]>(async (within, keep) => {
      await this.store.holdUser(userId, within);
      const { memberships, owned } = await this.store.counts(userId, within);
      if (memberships >= MAX_CLUBS) return refuse([clubFailure('TOO_MANY_CLUBS')]);
      if (owned >= MAX_OWN_CLUBS) return refuse([clubFailure('TOO_MANY_OWN_CLUBS')]);
      const id = await this.store.insert(canonicalTerms(terms), userId, within);
      await keep(id);
      return ok(id);
    });
  }

  private async whoFailures(userId: string): Promise<Failure[]> {
    const user = await this.users.byId(userId);
    if (user?.isBot) return [clubFailure('CLUB_NOT_FOR_BOTS')];
    return user?.isGuest ? [guestFailure('NOT_FOR_GUESTS')] : [];
  }
}
