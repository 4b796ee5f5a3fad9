import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { SignedIn } from '../../../../platform/graphql/signed-in.js';
import { ClubPeople } from '../../application/club-people.js';
import { clubActorOf, clubPayload } from './club-mutations.resolver.js';
import * as inputs from './club.input.js';

/** What the owner and the keepers do with members. */
@Resolver()
export class ClubPeopleResolver {
  constructor(private readonly people: ClubPeople) {}

  @Mutation(() => inputs.RemoveClubMemberPayload, {
    description:
      'Removes a member, who is notified and comes back only by a link that is made after that. Keepers are removed ' +
      'by the owner alone. Idempotent: a repeated call is refused with CLUB_MEMBER_NOT_FOUND.',
  })
  async removeClubMember(
    @Args('input') input: inputs.RemoveClubMemberInput,
    @SignedIn('club:write') viewer: Viewer,
  ): Promise<inputs.RemoveClubMemberPayload> {
    const actor = clubActorOf(input, viewer);
    return clubPayload(await this.people.remove(actor, input.username, input.reason));
  }

  @Mutation(() => inputs.AppointClubKeeperPayload, {
    description:
      'Makes a member a keeper, at most 16 of them. For the owner. Idempotent: who is a keeper stays one.',
  })
  async appointClubKeeper(
    @Args('input') input: inputs.AppointClubKeeperInput,
    @SignedIn('club:write') viewer: Viewer,
  ): Promise<inputs.AppointClubKeeperPayload> {
    return clubPayload(await this.people.appoint(clubActorOf(input, viewer), input.username));
  }

  @Mutation(() => inputs.DismissClubKeeperPayload, {
    description:
      'Makes a keeper an ordinary member. For the owner. Idempotent: who is no keeper stays a member.',
  })
  async dismissClubKeeper(
    @Args('input') input: inputs.DismissClubKeeperInput,
    @SignedIn('club:write') viewer: Viewer,
  ): Promise<inputs.DismissClubKeeperPayload> {
    return clubPayload(await this.people.dismiss(clubActorOf(input, viewer), input.username));
  }

  @Mutation(() => inputs.HandOverClubPayload, {
    description:
      'Offers the club to another member, who becomes its owner by `takeOverClub`, or declines it by `declineClub`. ' +
      'The member is told, once a day at most. An offer to somebody else is taken back. For the owner. Idempotent: a ' +
      'repeated call changes nothing.',
  })
  async handOverClub(
    @Args('input') input: inputs.HandOverClubInput,
    @SignedIn('club:write') viewer: Viewer,
  ): Promise<inputs.HandOverClubPayload> {
    return clubPayload(await this.people.handOver(clubActorOf(input, viewer), input.username));
  }

  @Mutation(() => inputs.TakeOverClubPayload, {
    description:
      'Makes the viewer the owner of a club that its owner has offered by `handOverClub`. The owner of before becomes a ' +
      'keeper, or a member if there are 16. Idempotent: a repeated call is refused with CLUB_NOT_OFFERED.',
  })
  async takeOverClub(
    @Args('input') input: inputs.TakeOverClubInput,
    @SignedIn('club:write') viewer: Viewer,
  ): Promise<inputs.TakeOverClubPayload> {
    return clubPayload(await this.people.takeOver(clubActorOf(input, viewer)));
  }

  @Mutation(() => inputs.DeclineClubPayload, {
    description:
      'Declines a club that its owner has offered to the viewer by `handOverClub`. Nothing else changes. Idempotent: a ' +
      'repeated call is refused with CLUB_NOT_OFFERED.',
  })
  async declineClub(
    @Args('input') input: inputs.DeclineClubInput,
    @SignedIn('club:write') viewer: Viewer,
  ): Promise<inputs.DeclineClubPayload> {
    return clubPayload(await this.people.decline(clubActorOf(input, viewer)));
  }
}
