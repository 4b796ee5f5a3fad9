import { Inject, Injectable } from '@nestjs/common';
import { isUuid } from '../../../platform/api/ids.js';
import { networkOf } from '../../../platform/addresses.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import type { Config } from '../../../platform/config/config.js';
import { SignedTokens } from '../../../platform/signing/signed-tokens.js';
import { TryLimits } from '../../auth/application/index.js';
import type { Club } from '../domain/club.js';
import { Clubs } from '../storage/clubs.js';

const PURPOSE = 'club';

/** A link that lets anyone who has it join a club. */
export interface ClubInvitation {
  readonly invitationToken: string;
  readonly url: string;
}

/** A club and the number of its link for which a token was signed. */
export interface ClubLink {
  readonly clubId: string;
  readonly linkVersion: number;
}

/** The page of the web client behind a club’s link. */
export const pathOfClubLink = (token: string): string => `/clubs/join/${encodeURIComponent(token)}`;

/** The invitation links of clubs. They are signed and not stored; each has the number that its club has now. */
@Injectable()
export class ClubLinks {
  constructor(
    private readonly tokens: SignedTokens,
    private readonly clubs: Clubs,
    private readonly limits: TryLimits,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The link of a club as it is now. */
  of({ id, linkVersion }: Club): ClubInvitation {
    const invitationToken = this.tokens.sign(PURPOSE, `${id}:${linkVersion}`);
    return { invitationToken, url: `${this.config.PUBLIC_URL}${pathOfClubLink(invitationToken)}` };
  }

  /** The link that a token is; null for a text that we have not signed. */
  read(token: string): ClubLink | null {
    const [clubId = '', version] = this.tokens.idOf(PURPOSE, token)?.split(':') ?? [];
    return isUuid(clubId) ? { clubId, linkVersion: Number(version) } : null;
  }

  /**
   * The club to which a token invites; null for a wrong or revoked one.
   *
   * @param address the client's
   * @throws ApiError RATE_LIMITED when its network opens too many links
   */
  async look(token: string, address: string): Promise<Club | null> {
    await this.limits.count([{ limit: 'invitation-network', key: networkOf(address) }]);
    const link = this.read(token);
    const club = link && (await this.clubs.byId(link.clubId));
    return club?.linkVersion === link?.linkVersion ? club : null;
  }
}
