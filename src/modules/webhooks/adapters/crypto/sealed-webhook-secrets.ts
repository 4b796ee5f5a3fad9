import { Inject, Injectable } from '@nestjs/common';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Webhook as Signer } from 'standardwebhooks';
import type { Config } from '../../../../platform/config/config.js';
import { CONFIG } from '../../../../platform/config/config.module.js';
import { WebhookSecrets } from '../../application/webhook-secrets.js';
import type { DrawnSecret, SignedContent } from '../../application/webhook-secrets.js';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SECRET_BYTES = 32;
const PREFIX = 'whsec_';

/**
 * Secrets sealed by AES-256-GCM under a key derived from JWT_SECRET, each for its webhook alone: who
 * reads the database alone cannot sign. As stored: nonce, tag, sealed bytes.
 */
@Injectable()
export class SealedWebhookSecrets extends WebhookSecrets {
  private readonly key: Buffer;

  constructor(@Inject(CONFIG) { JWT_SECRET }: Config) {
    super();
    const purpose = 'bummerl webhook secrets';
    this.key = Buffer.from(hkdfSync('sha256', JWT_SECRET, '', purpose, KEY_BYTES));
  }

  draw(webhookId: string): DrawnSecret {
    const bytes = randomBytes(SECRET_BYTES);
    return { secret: PREFIX + bytes.toString('base64'), sealed: this.seal(webhookId, bytes) };
  }

  sign(webhookId: string, sealed: readonly Buffer[], content: SignedContent): string | null {
    const [newest, ...former] = sealed.map((one) => this.open(webhookId, one));
    if (!newest) return null;
    const { messageId, sentAt, body } = content;
    return [newest, ...former]
      .flatMap((key) =>
        key ? new Signer(key, { format: 'raw' }).sign(messageId, sentAt, body) : [],
      )
      .join(' ');
  }

  private seal(webhookId: string, bytes: Buffer): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.key, nonce).setAAD(Buffer.from(webhookId));
    const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  /** Null when it was sealed under another key, or for another webhook. */
  private open(webhookId: string, stored: Buffer): Buffer | null {
    const nonce = stored.subarray(0, NONCE_BYTES);
    const tag = stored.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
    const decipher = createDecipheriv(CIPHER, this.key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(webhookId)).setAuthTag(tag);
    try {
      const sealed = stored.subarray(NONCE_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(sealed), decipher.final()]);
    } catch {
      return null;
    }
  }
}
