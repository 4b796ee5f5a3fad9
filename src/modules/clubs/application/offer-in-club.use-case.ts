import { Injectable } from '@nestjs/common';
import { refuse } from '../../../engine/index.js';
import { CreateChallengeUseCase } from '../../challenges/application/index.js';
import type {
  ChallengeResult,
  CreateChallengeCommand,
} from '../../challenges/application/index.js';
import { isClubVisible } from '../domain/club.js';
import { ClubOffers } from '../storage/club-offers.js';
import { Clubs } from '../storage/clubs.js';
import { clubFailure } from './failures.js';

/** A challenge that only the members of a club see. */
export interface OfferInClubCommand extends CreateChallengeCommand {
  readonly byInvitation: true;
  readonly clubId: string;
}

/** Offers a match in the lobby of a club: a challenge by invitation, whose link the members see. */
@Injectable()
export class OfferInClubUseCase {
  constructor(
    private readonly clubs: Clubs,
    private readonly offers: ClubOffers,
    private readonly creating: CreateChallengeUseCase,
  ) {}

  /** @throws ApiError as `CreateChallengeUseCase` does */
  async execute({ clubId, ...command }: OfferInClubCommand): Promise<ChallengeResult> {
    const { userId } = command;
    const [club] = await this.clubs.find([clubId]);
    const role = await this.clubs.roleOf(clubId, userId);
    if (!club || !isClubVisible(club, role))
      return refuse([clubFailure('CLUB_NOT_FOUND', 'clubId')]);
    if (role === null) return refuse([clubFailure('NOT_CLUB_MEMBER', 'clubId')]);
    const made = await this.creating.execute(command);
    if (made.ok && made.value.match === null) {
      const { id: challengeId } = made.value.challenge;
      // A repeated call finds the challenge again, so an offer that was not written is written then.
      await this.offers.add({ challengeId, clubId, creatorId: userId });
    }
    return made;
  }
}
