import type { SendMailOptions } from 'nodemailer';
import { MailError } from './mailer.js';
import type { Mail } from './mailer.js';

/** What an id may hold, since it becomes part of a header and of a file's name. */
const ID = /^[\w-]{1,100}$/;

/**
 * A letter as nodemailer takes it. The recipient goes as an object: a text would be read as a list,
 * in which "a,b@c.d" is two.
 *
 * @throws MailError, a final one, for what is no letter
 */
export function messageOf(mail: Mail, from: string): SendMailOptions {
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
