import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { Webhook as Signer } from 'standardwebhooks';
import { SecretCipher } from '../../../platform/signing/secret-cipher.js';
import { readSecret, SECRET_PREFIX } from '../domain/secret.js';

const PURPOSE = 'webhook secrets';
const SECRET_BYTES = 32;

/** The signed content (Standard Webhooks). */
interface SignedContent {
  readonly messageId: string;
  /** The time of sending, not of the event. */
  readonly sentAt: Date;
  readonly body: string;
}

/** Creates the secrets of webhooks, encrypts them, and signs with them. */
@Injectable()
export class WebhookSecrets {
  constructor(private readonly cipher: SecretCipher) {}

  /**
   * A secret as text, which its owner sees once, and encrypted for storage.
   *
   * @param chosen the owner's own; null for a new one
   */
  seal(webhookId: string, chosen: string | null): { secret: string; encrypted: Buffer } {
    const bytes = (chosen === null ? null : readSecret(chosen)) ?? randomBytes(SECRET_BYTES);
    const encrypted = this.cipher.encrypt(PURPOSE, webhookId, bytes);
    return { secret: SECRET_PREFIX + bytes.toString('base64'), encrypted };
  }

  /**
   * One signature for each secret, separated by spaces. Null when the newest secret, which comes
   * first, cannot be decrypted, for example after the key was changed.
   */
  sign(webhookId: string, encrypted: readonly Buffer[], content: SignedContent): string | null {
    const [newest, ...former] = encrypted.map((one) =>
      this.cipher.decrypt(PURPOSE, webhookId, one),
    );
    if (!newest) return null;
    const { messageId, sentAt, body } = content;
    return [newest, ...former]
      .flatMap((key) =>
        key ? new Signer(key, { format: 'raw' }).sign(messageId, sentAt, body) : [],
      )
      .join(' ');
  }
}
