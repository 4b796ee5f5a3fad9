import { Injectable } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import type { Transporter } from 'nodemailer';
import { Mailer, MailError, smtpMessageOf } from './mailer.js';
import type { Mail } from './mailer.js';

/** Milliseconds. An e-mail that is not sent after PATIENCE is tried again, so that no job hangs for ever. */
const TIMES = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};
const PATIENCE = 45_000;

/** Connections are kept for further e-mails. If one is lost, its e-mail fails and the caller tries again. */
const POOL = {
  pool: true,
  maxConnections: 4,
  maxMessages: 100,
  idleTimeout: 30_000,
  maxRequeues: 0,
};

/** The fields of nodemailer's errors. */
interface SmtpFailure {
  readonly code?: string;
  readonly responseCode?: number;
  readonly response?: string;
  readonly command?: string;
}

/** Sends by the SMTP server of SMTP_URL. */
@Injectable()
export class SmtpMailer extends Mailer implements OnApplicationShutdown {
  private readonly transport: Transporter;

  constructor(
    url: string,
    private readonly from: string,
  ) {
    super();
    this.transport = createTransport({ url, ...POOL, ...TIMES } as { url: string });
    // The promise of each e-mail reports its error. Without a listener the error of an idle connection would be thrown.
    this.transport.on('error', () => undefined);
  }

  async send(mail: Mail): Promise<void> {
    const message = { ...smtpMessageOf(mail, this.from), signal: AbortSignal.timeout(PATIENCE) };
    try {
      await this.transport.sendMail(message);
    } catch (error) {
      throw mailError(error as SmtpFailure);
    }
  }

  onApplicationShutdown(): void {
    this.transport.close({ force: true });
  }
}

/**
 * A failure is final only if it concerns this e-mail: a 5xx for its recipient or its content. A server that refuses the
 * sender or the password, or is unreachable, may be repaired before the last try.
 */
function mailError(failure: SmtpFailure): MailError {
  const { responseCode = 0, command = '', code } = failure;
  const ofTheMessage = command === 'RCPT TO' || command === 'DATA';
  const invalid = code === 'EENVELOPE' && responseCode === 0;
  return new MailError(
    reasonOf(failure),
    invalid || (responseCode >= 500 && ofTheMessage),
    failure,
  );
}

/** The reason contains only the server's codes, because its texts may contain the address. */
function reasonOf({ code, responseCode, response = '', command }: SmtpFailure): string {
  if (!responseCode) return `the mail server was not reached (${code ?? 'unknown'})`;
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  const codes = enhanced ? `${responseCode} ${enhanced}` : String(responseCode);
  return `the mail server answered ${codes} to ${command ?? 'the connection'}`;
}
