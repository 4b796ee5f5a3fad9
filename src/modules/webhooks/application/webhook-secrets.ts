import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { Webhook as Signer } from 'standardwebhooks';
import { Seals } from '../../../platform/signing/seals.js';

const PURPOSE = 'webhook secrets';
const SECRET_BYTES = 32;
const PREFIX = 'whsec_';

/** What is signed (Standard Webhooks). */
interface SignedContent {
  readonly messageId: string;
  /** When it is sent, not when it happened. */
  readonly sentAt: Date;
  readonly body: string;
}

/** Draws the secrets of webhooks, keeps them sealed, and signs with them. */
@Injectable()
export class WebhookSecrets {
  constructor(private readonly seals: Seals) {}

  /** A secret for its owner, who is shown it once, and as it is kept. */
  draw(webhookId: string): { secret: string; sealed: Buffer } {
    const bytes = randomBytes(SECRET_BYTES);
    const sealed = this.seals.seal(PURPOSE, webhookId, bytes);
    return { secret: PREFIX + bytes.toString('base64'), sealed };
  }

  /**
   * One signature for each secret, separated by spaces. Null when the newest, which comes first, or
   * every one cannot be opened, as after a change of the key.
   */
  sign(webhookId: string, sealed: readonly Buffer[], content: SignedContent): string | null {
    const [newest, ...former] = sealed.map((one) => this.seals.open(PURPOSE, webhookId, one));
    if (!newest) return null;
    const { messageId, sentAt, body } = content;
    return [newest, ...former]
      .flatMap((key) =>
        key ? new Signer(key, { format: 'raw' }).sign(messageId, sentAt, body) : [],
      )
      .join(' ');
  }
}
