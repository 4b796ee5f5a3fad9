import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../../platform/config/config.module.js';
import type { Config } from '../../../platform/config/config.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import type { InLanguages, Language } from '../../../platform/api/reader.js';
import { UserAddresses } from '../../users/application/index.js';
import { FootLinks } from './foot-links.js';
import { GREETINGS } from './letter-texts.js';
import { renderEmail } from './render-email.js';
import { Unsubscriptions } from './unsubscriptions.js';

/** Why a user gets no notifications by e-mail. */
type Unreachable = 'NO_ADDRESS' | 'NOT_VERIFIED';

/** The pages that notifications link to. */
type LinkedPage =
  | 'match'
  | 'review'
  | 'challenge'
  | 'friends'
  | 'club'
  | 'competition'
  | 'data'
  | 'decisions'
  | 'home';

/** A notification that is sent to a user by e-mail. */
interface NotificationEmail {
  /** The id of the delivery; the same for each try. */
  readonly id: string;
  readonly userId: string;
  readonly username: string;
  readonly language: Language;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The page of the web client to which the e-mail links. */
  readonly link: { readonly to: LinkedPage; readonly path: string };
}

type Labels = Readonly<Record<LinkedPage, string>>;

/** The texts around a notification. */
const TEXTS: InLanguages<{ readonly labels: Labels; readonly footer: string }> = {
  en: {
    labels: {
      match: 'To the match',
      review: 'To the review',
      challenge: 'To the challenge',
      friends: 'To your friends',
      club: 'To the club',
      competition: 'To the competition',
      decisions: 'To the decisions about you',
      data: 'To your data',
      home: 'To your matches',
    },
    footer: 'You get this e-mail because you play at Bummerl. To unsubscribe:',
  },
  de: {
    labels: {
      match: 'Zur Partie',
      review: 'Zum Rückblick',
      challenge: 'Zur Herausforderung',
      friends: 'Zu deinen Freunden',
      club: 'Zum Stammtisch',
      competition: 'Zum Wettbewerb',
      decisions: 'Zu den Entscheidungen über dich',
      data: 'Zu deinen Daten',
      home: 'Zu deinen Partien',
    },
    footer: 'Du bekommst diese E-Mail, weil du bei Bummerl spielst. Zum Abbestellen:',
  },
};

/** @param isVerified undefined if there is no address */
function obstacleOf(isVerified: boolean | undefined): Unreachable | null {
  if (isVerified === undefined) return 'NO_ADDRESS';
  return isVerified ? null : 'NOT_VERIFIED';
}

/** Sends notifications by e-mail. It reads the user's address each time and stores none. */
@Injectable()
export class NotificationMailer {
  constructor(
    private readonly users: UserAddresses,
    private readonly unsubscriptions: Unsubscriptions,
    private readonly mailer: Mailer,
    private readonly foot: FootLinks,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Why each of these users cannot get e-mail; null for a user who can. */
  async obstacles(userIds: readonly string[]): Promise<ReadonlyMap<string, Unreachable | null>> {
    const verified = await this.users.verifiedAddresses(userIds);
    return new Map(userIds.map((id) => [id, obstacleOf(verified.get(id))]));
  }

  /**
   * Sends one notification, or returns why it cannot be sent.
   * @throws MailError
   */
  async send(notice: NotificationEmail): Promise<Unreachable | null> {
    const address = await this.users.addressOf(notice.userId);
    const obstacle = obstacleOf(address?.isVerified);
    if (!address || obstacle) return obstacle;
    const unsubscribeUrl = this.unsubscriptions.urlFor(notice.userId);
    const { language, subject, paragraphs, username, link } = notice;
    const { labels, footer } = TEXTS[language];
    const email = renderEmail({
      language,
      subject,
      paragraphs: [GREETINGS[language](username), ...paragraphs],
      link: { label: labels[link.to], url: `${this.config.PUBLIC_URL}${link.path}` },
      footer: `${footer} ${unsubscribeUrl}`,
      footLinks: this.foot.in(language),
    });
    await this.mailer.send({ id: notice.id, to: address.email, unsubscribeUrl, ...email });
    return null;
  }
}
