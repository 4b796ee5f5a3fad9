import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { givenId } from '../../../../platform/api/ids.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { SignedIn } from '../../../../platform/graphql/signed-in.js';
import { done, refused } from '../../../../platform/graphql/user-error.js';
import { challengeCommand, challengePayload } from '../../../challenges/adapters/graphql/index.js';
import { ClubEntry } from '../../application/club-entry.js';
import type { ClubResult } from '../../application/club-entry.js';
import { ClubKeeping } from '../../application/club-keeping.js';
import { FoundClubUseCase } from '../../application/found-club.use-case.js';
import { OfferInClubUseCase } from '../../application/offer-in-club.use-case.js';
import type { ClubTerms } from '../../domain/club.js';
import * as inputs from './club.input.js';
import { toClubType } from './club.type.js';

@Resolver()
export class ClubMutationsResolver {
  constructor(
    private readonly founding: FoundClubUseCase,
    private readonly entry: ClubEntry,
    private readonly keeping: ClubKeeping,
    private readonly offering: OfferInClubUseCase,
  ) {}

  @Mutation(() => inputs.FoundClubPayload, {
    description:
      'Founds a club (Stammtisch). The viewer is its owner; `Club.invitation` has the link to send. Not for guests.',
  })
  async foundClub(
    @Args('input') input: inputs.FoundClubInput,
    @SignedIn('club:write') viewer: Viewer,
  ): Promise<inputs.FoundClubPayload> {
    const result = await this.founding.execute({
      userId: viewer.userId,
      terms: {
        name: input.name,
        about: input.about ?? '',
        visibility: input.visibility ?? 'PRIVATE',
        rhythm: input.seasonRhythm ?? 'YEAR',
        timeZone: input.timeZone ?? 'Europe/Vienna',
      },
      idempotencyKey: input.idempotencyKey ?? null,
    });
    return result.ok
      ? { club: toClubType(result.value), userErrors: done }
      : refused(...result.error);
  }

  @Mutation(() => inputs.UpdateClubPayload, {
    description: 'Changes a club. Idempotent: a repeated call changes nothing.',
  })
  async updateClub(
    @Args('input') input: inputs.UpdateClubInput,
    @SignedIn('club:write') viewer: Viewer,
  ): Promise<inputs.UpdateClubPayload> {
    const result = await this.keeping.update(clubActorOf(input, viewer), changesIn(input));
    return result.ok
      ? { club: toClubType(result.value), userErrors: done }
      : refused(...result.error);
  }

  @Mutation(() => inputs.JoinClubPayload, {
    description:
      'Joins a club: an open one at once, any other by its invitation link. The owner and the keepers are notified. ' +
      'Idempotent: a member is refused with ALREADY_CLUB_MEMBER, and nothing changes.',
  })
  async joinClub(
    @Args('input') { clubId, invitationToken }: inputs.JoinClubInput,
    @SignedIn('club:write') viewer: Viewer,
  ): Promise<inputs.JoinClubPayload> {
    return clubPayload(
      typeof invitationToken === 'string'
        ? await this.entry.joinByLink(viewer.userId, invitationToken)
        : await this.entry.join(viewer.userId, givenId('Club', clubId!, 'input.clubId')),
    );
  }

  @Mutation(() => inputs.LeaveClubPayload, {
    description:
      'Leaves a club. The results stay in its ledger; the viewer’s open offers there are cancelled. The owner hands it over ' +
      'first; an owner who is the last member closes it with that. Idempotent: a repeated call is refused, and ' +
      'nothing changes.',
  })
  async leaveClub(
    @Args('input') input: inputs.LeaveClubInput,
    @SignedIn('club:write') viewer: Viewer,
  ): Promise<inputs.LeaveClubPayload> {
    const { userId, clubId } = clubActorOf(input, viewer);
    const result = await this.entry.leave(userId, clubId);
    if (!result.ok) return refused(result.error);
    const club = result.value && toClubType(result.value);
    return { club, leftClubId: input.clubId, userErrors: done };
  }

  @Mutation(() => inputs.RenewClubInvitationPayload, {
    description:
      'Makes a new invitation link of a club. The one of before no longer works. Idempotent: a repeated call makes ' +
      'another link, and only the last one works.',
  })
  async renewClubInvitation(
    @Args('input') input: inputs.RenewClubInvitationInput,
    @SignedIn('club:write') viewer: Viewer,
  ): Promise<inputs.RenewClubInvitationPayload> {
    return clubPayload(await this.keeping.renewLink(clubActorOf(input, viewer)));
  }

  @Mutation(() => inputs.CloseClubPayload, {
    description:
      'Closes a club for good: it is deleted with its ledger. Matches of its members go on. Refused while a competition ' +
      'or series of the club is not over. Idempotent: a repeated call is refused with CLUB_NOT_FOUND.',
  })
  async closeClub(
    @Args('input') input: inputs.CloseClubInput,
    @SignedIn('club:write') viewer: Viewer,
  ): Promise<inputs.CloseClubPayload> {
    const result = await this.keeping.close(clubActorOf(input, viewer));
    return result.ok ? { deletedClubId: input.clubId, userErrors: done } : refused(result.error);
  }

  @Mutation(() => inputs.OfferInClubPayload, {
    description:
      'Offers a match in the lobby of a club: a challenge by invitation, which the members see in `Club.offers` with ' +
      'the token to accept it. It is listed until it is full, cancelled (`cancelChallenge`), or its creator has left ' +
      'the club.',
  })
  async offerInClub(
    @Args('input') input: inputs.OfferInClubInput,
    @SignedIn('challenge:write') viewer: Viewer,
  ): Promise<inputs.OfferInClubPayload> {
    const { clubId } = clubActorOf(input, viewer);
    const command = { ...challengeCommand(input, viewer.userId), byInvitation: true as const };
    return challengePayload(await this.offering.execute({ ...command, clubId }), viewer);
  }
}

/** Who acts in which club. */
export const clubActorOf = ({ clubId }: { readonly clubId: string }, viewer: Viewer) => ({
  userId: viewer.userId,
  clubId: givenId('Club', clubId, 'input.clubId'),
});

export const clubPayload = (result: ClubResult): inputs.ClubPayload =>
  result.ok ? { club: toClubType(result.value), userErrors: done } : refused(result.error);

/** What is given and not null. */
function changesIn({ name, about, visibility, seasonRhythm, timeZone }: inputs.UpdateClubInput) {
  const given = Object.entries({ name, about, visibility, rhythm: seasonRhythm, timeZone });
  const changes = given.filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(changes) as Partial<ClubTerms>;
}
