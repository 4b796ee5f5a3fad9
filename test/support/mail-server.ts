import { SMTPServer } from 'smtp-server';
import type { SMTPServerAddress, SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { until } from './wait.js';

/** An e-mail that has arrived. */
export interface Received {
  /** The recipients of the envelope. */
  readonly to: readonly string[];
  readonly from: string;
  readonly raw: string;
  readonly mail: Email;
}

/** A server's refusal of a recipient or an e-mail: 4xx for now, 5xx for good. */
export type Refusal = `${4 | 5}${number} ${string}`;

/** A real SMTP server on a free port that keeps what it accepts. */
export class MailServer {
  readonly received: Received[] = [];
  /** How many e-mails were offered, accepted or not. */
  offers = 0;
  /** Refuses a recipient. */
  refuseRecipient: (address: string) => Refusal | null = () => null;
  /** Refuses an e-mail after it has been received. */
  refuseEmail: (email: Received) => Refusal | null = () => null;
  private server: SMTPServer | null = null;
  private port = 0;

  static async start(): Promise<MailServer> {
    const server = new MailServer();
    await server.start();
    return server;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Listens; after a stop at the same port as before. */
  async start(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth: (_auth, _session, callback) => callback(new Error('no password is good')),
      logger: false,
      closeTimeout: 100,
      onRcptTo: ({ address }, _session, callback) => {
        this.offers++;
        callback(errorOf(this.refuseRecipient(address)));
      },
      onData: (stream, session, callback) => void this.take(stream, session).then(callback),
    });
    server.on('error', () => undefined); // a client that disconnects in the middle
    server.listen(this.port, '127.0.0.1');
    await once(server.server, 'listening');
    this.port = (server.server.address() as AddressInfo).port;
    this.server = server;
  }

  async stop(): Promise<void> {
    const server = this.server;
    this.server = null;
    if (server) await new Promise<void>((resolve) => server.close(resolve));
  }

  /** The e-mails that an address has got. */
  to(address: string): Received[] {
    return this.received.filter(({ to }) => to.includes(address));
  }

  /** The newest e-mail to an address, once there are `count`. */
  async emailTo(address: string, count = 1): Promise<Received> {
    await until(`e-mail ${count} to ${address}`, () => this.to(address).length >= count);
    return this.to(address).at(-1)!;
  }

  private async take(
    stream: SMTPServerDataStream,
    { envelope }: SMTPServerSession,
  ): Promise<Error | null> {
    const raw = (await buffer(stream)).toString('utf8');
    const email = {
      to: envelope.rcptTo.map(({ address }) => address),
      from: (envelope.mailFrom as SMTPServerAddress).address,
      raw,
      mail: await PostalMime.parse(raw),
    };
    const refusal = this.refuseEmail(email);
    if (!refusal) this.received.push(email);
    return errorOf(refusal);
  }
}

function errorOf(refusal: Refusal | null): Error | null {
  if (refusal === null) return null;
  const responseCode = Number(refusal.slice(0, 3));
  return Object.assign(new Error(refusal.slice(4)), { responseCode });
}

/** The link in an e-mail's text to a page of the service. */
export function linkIn({ mail }: Pick<Received, 'mail'>, page: string): string {
  const link = new RegExp(`https?://\\S+/${page}\\?token=\\S+`).exec(mail.text ?? '');
  if (!link) throw new Error(`no link to /${page} in: ${mail.text}`);
  return link[0];
}

/** The value of a header, undefined where there is none. */
export function headerOf({ mail }: Pick<Received, 'mail'>, name: string): string | undefined {
  return mail.headers.find(({ key }) => key === name.toLowerCase())?.value;
}
