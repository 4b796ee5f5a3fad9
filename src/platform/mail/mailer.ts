import type { SendMailOptions } from 'nodemailer';

/** A letter as it goes out. */
export interface Mail {
  /** Its own for good, of letters, digits and "-": sent again it is the same letter, with the same Message-ID. */
  readonly id: string;
  /** One address; whether it is verified is the caller's to know. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** A link that ends letters of this kind, by one POST and without signing in (RFC 8058). */
  readonly unsubscribeUrl: string | null;
}

/** Why a letter could not be handed over; tells neither addresses nor what the letter says. */
export class MailError extends Error {
  override readonly name = 'MailError';

  /** @param isFinal whether a further try is in vain: the recipient's server has said no for good */
  constructor(
    reason: string,
    readonly isFinal: boolean,
    cause?: unknown,
  ) {
    super(reason, { cause });
  }
}

/** Hands letters over to whoever brings them to their readers. */
export abstract class Mailer {
  /** @throws MailError when it was not taken; what was taken may still have been so before a crash */
  abstract send(mail: Mail): Promise<void>;
}

/** What an id may hold, since it becomes part of a header and of a file's name. */
const ID = /^[\w-]{1,100}$/;

/**
 * A letter as nodemailer takes it. The recipient goes as an object: a text would be read as a list,
 * in which "a,b@c.d" is two.
 *
 * @throws MailError, a final one, for what is no letter
 */
export function smtpMessageOf(mail: Mail, from: string): SendMailOptions {
  if (!ID.test(mail.id)) throw new MailError('a letter needs an id', true);
  return {
    messageId: `<${mail.id}@${domainOf(from)}>`,
    from,
    to: { name: '', address: mail.to },
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribing(mail.unsubscribeUrl) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** What follows the @ of an address, with a name before it or without. */
function domainOf(from: string): string {
  return /@([^\s@<>]+)>?$/.exec(from)![1]!;
}

const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

function unsubscribing(url: string | null): Record<string, string> {
  return url === null
    ? {}
    : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
