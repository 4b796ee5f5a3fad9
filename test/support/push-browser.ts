import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A push that the push service has received for a browser. */
export interface Push {
  readonly headers: IncomingHttpHeaders;
  /** The payload after the browser has decrypted it. */
  readonly payload: {
    type: string;
    matchId: string | null;
    title: string;
    language: string;
    url: string;
  };
}

/** A browser and its push service: a real server that accepts pushes, and the keys to read them. */
export class PushBrowser {
  readonly pushes: Push[] = [];
  /** Called before each answer; 201 accepts. */
  answer: (response: ServerResponse) => number | Promise<number> = () => 201;
  private readonly keys = createECDH('prime256v1');
  private readonly auth = randomBytes(16);
  private readonly server = createServer((request, response) => void this.take(request, response));

  static async open(): Promise<PushBrowser> {
    const browser = new PushBrowser();
    browser.keys.generateKeys();
    browser.server.listen(0, '127.0.0.1');
    await once(browser.server, 'listening');
    return browser;
  }

  /** The input of `addPushSubscription`. */
  get subscription() {
    return {
      endpoint: `${this.origin}/push/${this.auth.toString('hex')}`,
      p256dh: this.keys.getPublicKey('base64url'),
      auth: this.auth.toString('base64url'),
    };
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const payload = this.decipher(await buffer(request));
    this.pushes.push({ headers: request.headers, payload });
    response.writeHead(await this.answer(response)).end();
  }

  /** RFC 8291 over RFC 8188, written from the standards: one record, the last. */
  private decipher(body: Buffer): Push['payload'] {
    const salt = body.subarray(0, 16);
    const theirs = body.subarray(21, 21 + body[20]!);
    const sealed = body.subarray(21 + body[20]!);
    const secret = this.keys.computeSecret(theirs);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), theirs]);
    const shared = derive(secret, this.auth, info, 32);
    const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as Push['payload'];
  }
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/**
 * The claims of a push's signature (RFC 8292). @throws Error where `publicKey` is not the signer's
 */
export function vapidClaims({ headers }: Push, publicKey: string): Record<string, unknown> {
  const [, token, key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  if (!token || key !== publicKey) throw new Error('the push is not signed, or with another key');
  const [head, claims, signature] = token.split('.') as [string, string, string];
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((n) => n.toString('base64url'));
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const by = { key: jwk, dsaEncoding: 'ieee-p1363' as const };
  if (!verify('sha256', signed, by, Buffer.from(signature, 'base64url'))) throw new Error('forged');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
}
