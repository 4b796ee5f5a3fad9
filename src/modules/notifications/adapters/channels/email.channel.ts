import { Injectable } from '@nestjs/common';
import { MailError } from '../../../../platform/mail/mailer.js';
import { NoticeMail } from '../../../mail/application/index.js';
import { Channel } from '../../application/channel.js';
import type { OutgoingNotice, Targets } from '../../application/channel.js';
import { noticeLink } from '../../application/notice-link.js';
import { noticeText } from '../../application/notice-texts.js';
import type { Sent, Target } from '../../domain/delivery.js';
import type { NotificationType } from '../../domain/notification.js';

/**
 * These types are sent by e-mail by default. The others are only in the feed, unless the user turns them
 * on.
 */
const WORTH_A_LETTER: ReadonlySet<NotificationType> = new Set([
  'CHALLENGE',
  'YOUR_TURN',
  'REMINDER',
  'MATCH_OVER',
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

  constructor(private readonly mail: NoticeMail) {
    super();
  }

  isOnByDefault(type: NotificationType): boolean {
    return WORTH_A_LETTER.has(type);
  }

  async targets(userIds: readonly string[]): Promise<Targets> {
    const obstacles = await this.mail.obstacles(userIds);
    return new Map([...obstacles].map(([id, obstacle]) => [id, obstacle ?? [MAILBOX]]));
  }

  async send(_target: Target, notice: OutgoingNotice): Promise<Sent> {
    const { id, userId, username, language } = notice;
    const link = noticeLink(notice);
    const letter = { id, userId, username, language, link, ...noticeText(notice) };
    try {
      const obstacle = await this.mail.send(letter);
      return obstacle ? { outcome: 'SUPPRESSED', reason: obstacle } : { outcome: 'DELIVERED' };
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      return { outcome: error.isFinal ? 'FAILED' : 'RETRY', reason: error.message };
    }
  }
}
