import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../../platform/config/config.module.js';
import type { Config } from '../../../platform/config/config.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import type { InLanguages, Language } from '../../../platform/api/reader.js';
import { UserStore } from '../../users/application/index.js';
import { GREETINGS } from './letter-texts.js';
import { setLetter } from './set-letter.js';
import { Unsubscriptions } from './unsubscriptions.js';

/** Why a user gets no notice by mail. */
type Unreachable = 'NO_ADDRESS' | 'NOT_VERIFIED';

/** The pages that notices link to. */
type LinkedPage = 'match' | 'review' | 'challenge' | 'home';

/** A notice on its way to a user. */
interface NoticeLetter {
  /** The delivery's, the same each time that it is tried. */
  readonly id: string;
  readonly userId: string;
  readonly username: string;
  readonly language: Language;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The page of the table in the browser that shows what it is about. */
  readonly link: { readonly to: LinkedPage; readonly path: string };
}

type Labels = Readonly<Record<LinkedPage, string>>;

/** Around what a notice says. */
const TEXTS: InLanguages<{ readonly labels: Labels; readonly footer: string }> = {
  en: {
    labels: {
      match: 'To the match',
      review: 'To the review',
      challenge: 'To the challenge',
      home: 'To your matches',
    },
    footer: 'You get this because you play at Bummerl. To get no more of it:',
  },
  de: {
    labels: {
      match: 'Zur Partie',
      review: 'Zum Rückblick',
      challenge: 'Zur Forderung',
      home: 'Zu deinen Partien',
    },
    footer: 'Du bekommst das, weil du bei Bummerl spielst. Um nichts mehr davon zu bekommen:',
  },
};

/** @param isVerified undefined where there is no address */
function obstacleOf(isVerified: boolean | undefined): Unreachable | null {
  if (isVerified === undefined) return 'NO_ADDRESS';
  return isVerified ? null : 'NOT_VERIFIED';
}

/** Sends notices to users; it asks for their address each time, and knows no other. */
@Injectable()
export class NoticeMail {
  constructor(
    private readonly users: UserStore,
    private readonly unsubscriptions: Unsubscriptions,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Why each of these users cannot be written to; null where one can. */
  async obstacles(userIds: readonly string[]): Promise<ReadonlyMap<string, Unreachable | null>> {
    const verified = await this.users.verifiedAddresses(userIds);
    return new Map(userIds.map((id) => [id, obstacleOf(verified.get(id))]));
  }

  /**
   * Sends one notice, or says why it cannot be sent.
   *
   * @throws MailError
   */
  async send(notice: NoticeLetter): Promise<Unreachable | null> {
    const address = await this.users.addressOf(notice.userId);
    const obstacle = obstacleOf(address?.isVerified);
    if (!address || obstacle) return obstacle;
    const unsubscribeUrl = this.unsubscriptions.urlFor(notice.userId);
    const { language, subject, paragraphs, username, link } = notice;
    const { labels, footer } = TEXTS[language];
    const letter = setLetter({
      language,
      subject,
      paragraphs: [GREETINGS[language](username), ...paragraphs],
      link: { label: labels[link.to], url: `${this.config.PUBLIC_URL}${link.path}` },
      footer: `${footer} ${unsubscribeUrl}`,
    });
    await this.mailer.send({ id: notice.id, to: address.email, unsubscribeUrl, ...letter });
    return null;
  }
}
