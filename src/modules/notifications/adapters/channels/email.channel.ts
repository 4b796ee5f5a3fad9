import { Injectable } from '@nestjs/common';
import { MailError } from '../../../../platform/mail/mailer.js';
import { NotificationMailer } from '../../../mail/application/index.js';
import type { Claimed, Outcome } from '../../../deliveries/application/index.js';
import { Channel, suppress } from '../../application/channel.js';
import type { OutgoingNotification, Targets } from '../../application/channel.js';
import { notificationLink } from '../../application/notification-link.js';
import { notificationText } from '../../application/notification-texts.js';
import type { Target } from '../../domain/delivery.js';
import type { NotificationType } from '../../domain/notification.js';

/**
 * These types are sent by e-mail by default. The others are only in the feed, unless the user turns them
 * on.
 */
const SENT_BY_DEFAULT: ReadonlySet<NotificationType> = new Set([
  'CHALLENGE',
  'YOUR_TURN',
  'REMINDER',
  'MATCH_OVER',
  'MATCH_VOIDED',
  'MODERATED',
]);

/** A user has at most one verified address. */
const MAILBOX: Target = { id: null, label: null };

/** E-mails to the user's verified address. */
@Injectable()
export class EmailChannel extends Channel {
  static readonly key = 'EMAIL';
  static readonly meaning = 'By e-mail, to the verified address.';
  readonly key = EmailChannel.key;
  readonly collects = true;

  constructor(private readonly mail: NotificationMailer) {
    super();
  }

  isOnByDefault(type: NotificationType): boolean {
    return SENT_BY_DEFAULT.has(type);
  }

  async targets(userIds: readonly string[]): Promise<Targets> {
    const obstacles = await this.mail.obstacles(userIds);
    return new Map([...obstacles].map(([id, obstacle]) => [id, obstacle ?? [MAILBOX]]));
  }

  async send({ id }: Claimed, notice: OutgoingNotification): Promise<Outcome> {
    const { userId, username, language } = notice;
    const link = notificationLink(notice);
    const email = { id, userId, username, language, link, ...notificationText(notice) };
    try {
      const obstacle = await this.mail.send(email);
      return obstacle ? suppress(obstacle) : { status: 'DELIVERED' };
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      return { status: error.isFinal ? 'FAILED' : 'RETRY', reason: error.message };
    }
  }
}
