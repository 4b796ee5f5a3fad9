import { Injectable } from '@nestjs/common';
import { SignedTokens } from '../../../platform/signing/signed-tokens.js';
import type { Competition } from '../domain/competition.js';

const PURPOSE = 'competition invitation';

type Invited = Pick<Competition, 'id' | 'invitationVersion'>;

const signedText = ({ id, invitationVersion }: Invited): string => `${id}:${invitationVersion}`;

/** Links with which anyone may enter a competition by invitation. They are signed and not stored. */
@Injectable()
export class CompetitionInvitations {
  constructor(private readonly tokens: SignedTokens) {}

  /** The token of a competition; only its organiser may have it. */
  tokenOf(competition: Invited): string {
    return this.tokens.sign(PURPOSE, signedText(competition));
  }

  /** Whether a token invites to a competition: the organiser may have made older ones useless. */
  isFor(token: string | null, competition: Invited): boolean {
    return token !== null && this.tokens.idOf(PURPOSE, token) === signedText(competition);
  }

  /** The competition that a token names; null for a wrong one. */
  competitionIdOf(token: string): string | null {
    return this.tokens.idOf(PURPOSE, token)?.split(':')[0] ?? null;
  }
}
