import { Inject, Injectable } from '@nestjs/common';
import { networkOf } from '../../../platform/addresses.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import type { Config } from '../../../platform/config/config.js';
import { SignedTokens } from '../../../platform/signing/signed-tokens.js';
import { TryLimits } from '../../auth/application/index.js';
import { firstFreeSeat, seatOfUser } from '../domain/challenge.js';
import type { Challenge } from '../domain/challenge.js';
import { Challenges } from '../storage/challenges.js';

const PURPOSE = 'invitation';
const DAY_MILLIS = 24 * 3600 * 1000;

/** A link that lets anyone look at a challenge and sit down in it. */
export interface Invitation {
  readonly invitationToken: string;
  readonly url: string;
  /** When the challenge is cancelled unless it is full; null: never. */
  readonly expiresAt: Date | null;
}

/** The page of the web client behind an invitation link. */
export const pathOfInvitation = (token: string): string => `/join/${encodeURIComponent(token)}`;

/**
 * Invitation links. They are signed, and they are not stored (ADR 19). A link works while its challenge is
 * open and has a free seat: cancelling the challenge revokes its link.
 */
@Injectable()
export class Invitations {
  constructor(
    private readonly tokens: SignedTokens,
    private readonly challenges: Challenges,
    private readonly limits: TryLimits,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The link of a challenge, for its creator; null when the challenge is not open or no seat is free. */
  of(challenge: Challenge): Invitation | null {
    if (!isInviting(challenge)) return null;
    const { PUBLIC_URL, CHALLENGES_OPEN_DAYS: days } = this.config;
    const invitationToken = this.tokenFor(challenge.id);
    return {
      invitationToken,
      url: `${PUBLIC_URL}${pathOfInvitation(invitationToken)}`,
      expiresAt: days === null ? null : new Date(challenge.createdAt.getTime() + days * DAY_MILLIS),
    };
  }

  /** The token of a challenge’s link, for those who may have it. */
  tokenFor(challengeId: string): string {
    return this.tokens.sign(PURPOSE, challengeId);
  }

  /** Whether a token invites to this challenge. */
  isFor(token: string, challengeId: string): boolean {
    return this.tokens.idOf(PURPOSE, token) === challengeId;
  }

  /**
   * The challenge to which a token invites; null for a wrong token, and when no seat is free any more, except for its
   * players.
   *
   * @param address the client's
   * @param viewerId the user who looks, if they are signed in
   * @throws ApiError RATE_LIMITED when its network opens too many links
   */
  async look(token: string, address: string, viewerId?: string): Promise<Challenge | null> {
    await this.limits.count([{ limit: 'invitation-network', key: networkOf(address) }]);
    const challenge = await this.find(token);
    if (!challenge) return null;
    const isPlayer = viewerId !== undefined && seatOfUser(challenge, viewerId) !== null;
    return isPlayer || isInviting(challenge) ? challenge : null;
  }

  /** The challenge to which a token invites anyone; null for a wrong token, which costs no look-up. */
  async open(token: string): Promise<Challenge | null> {
    const challenge = await this.find(token);
    return challenge && isInviting(challenge) ? challenge : null;
  }

  private async find(token: string): Promise<Challenge | null> {
    const id = this.tokens.idOf(PURPOSE, token);
    return id === null ? null : this.challenges.find(id);
  }
}

const isInviting = (challenge: Challenge): boolean =>
  challenge.status === 'OPEN' && firstFreeSeat(challenge) !== null;
