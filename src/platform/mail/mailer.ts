import type { SendMailOptions } from 'nodemailer';

/** An e-mail as it is sent. */
export interface Mail {
  /** A unique id of letters, digits and "-". A repeated e-mail has the same id, and so the same Message-ID. */
  readonly id: string;
  /** One address. The caller knows whether it is verified. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** A link that stops e-mails of this kind with one POST, without signing in (RFC 8058). */
  readonly unsubscribeUrl: string | null;
}

/** The reason why an e-mail could not be sent, without addresses and content. */
export class MailError extends Error {
  override readonly name = 'MailError';

  /** @param isFinal whether another try is useless, because the recipient's server refuses for good */
  constructor(
    reason: string,
    readonly isFinal: boolean,
    cause?: unknown,
  ) {
    super(reason, { cause });
  }
}

/** Sends e-mails. */
export abstract class Mailer {
  /** @throws MailError when the e-mail was not accepted. After a crash in between it may have been accepted. */
  abstract send(mail: Mail): Promise<void>;
}

/** The characters of an id, which becomes part of a header and of a file name. */
const ID = /^[\w-]{1,100}$/;

/**
 * The e-mail in the form that nodemailer needs. The recipient is an object: a text would be parsed as a list, in which
 * "a,b@c.d" is two addresses.
 *
 * @throws MailError, a final one, for an invalid id
 */
export function smtpMessageOf(mail: Mail, from: string): SendMailOptions {
  if (!ID.test(mail.id)) throw new MailError('an e-mail needs a valid id', true);
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

/** The part after the @ of an address, with or without a name before it. */
function domainOf(from: string): string {
  return /@([^\s@<>]+)>?$/.exec(from)![1]!;
}

const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

function unsubscribing(url: string | null): Record<string, string> {
  return url === null
    ? {}
    : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
