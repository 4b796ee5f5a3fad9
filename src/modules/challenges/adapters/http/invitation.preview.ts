import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { variantOf } from '../../../../engine/index.js';
import type { InLanguages, Language } from '../../../../platform/api/reader.js';
import { LinkPreviews } from '../../../../platform/http/web/link-previews.js';
import type { LinkPreview } from '../../../../platform/http/web/link-previews.js';
import { clockText } from '../../../clock/domain/index.js';
import { Users } from '../../../users/application/index.js';
import { Invitations } from '../../application/invitations.js';
import type { Challenge } from '../../domain/challenge.js';

/** Who invites, and to what. Only the holder of a link has its token, and may see both anyway. */
@Injectable()
export class InvitationPreview implements OnModuleInit {
  constructor(
    private readonly previews: LinkPreviews,
    private readonly invitations: Invitations,
    private readonly users: Users,
  ) {}

  onModuleInit(): void {
    this.previews.register('join', async (token) => {
      const challenge = await this.invitations.open(token);
      const creator = challenge && (await this.users.byId(challenge.creatorId));
      return creator && invitationPreview(creator.username, challenge);
    });
  }
}

type Shown = Pick<Challenge, 'variant' | 'timeControl' | 'rated'>;

export function invitationPreview(
  creator: string,
  { variant, timeControl, rated }: Shown,
): InLanguages<LinkPreview> {
  const game = (language: Language) => variantOf(variant)!.names[language];
  return {
    de: {
      title: `${creator} lädt dich ein: ${game('de')}`,
      description: `${clockText(timeControl, 'de')}. ${rated ? 'Die Partie zählt für die Wertung.' : 'Mit einem Tipp sitzt du am Tisch, auch ohne Konto.'}`,
      isSecret: true,
    },
    en: {
      title: `${creator} invites you: ${game('en')}`,
      description: `${clockText(timeControl, 'en')}. ${rated ? 'The match counts for ratings.' : 'One tap, and you sit at the table, even without an account.'}`,
      isSecret: true,
    },
  };
}
