import { Inject, Injectable } from '@nestjs/common';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { CONFIG } from '../config/config.module.js';
import type { Config } from '../config/config.js';
import { keyFor } from './signed-tokens.js';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts secrets that the service must be able to read again. It uses AES-256-GCM, and binds each secret to its
 * owner. A reader of the database cannot decrypt them. Stored form: nonce, tag, encrypted bytes.
 */
@Injectable()
export class SecretCipher {
  /** The keys of the purposes: to derive one takes longer than to encrypt a cursor. */
  private readonly keys = new Map<string, Buffer>();

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  encrypt(purpose: string, owner: string, bytes: Buffer): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.keyOf(purpose), nonce);
    const encrypted = [cipher.setAAD(Buffer.from(owner)).update(bytes), cipher.final()];
    return Buffer.concat([nonce, cipher.getAuthTag(), ...encrypted]);
  }

  /** Null if it was encrypted with another key or for another owner, or was not encrypted at all. */
  decrypt(purpose: string, owner: string, stored: Buffer): Buffer | null {
    const nonce = stored.subarray(0, NONCE_BYTES);
    const tag = stored.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
    const key = this.keyOf(purpose);
    try {
      const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
      const sealed = stored.subarray(NONCE_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(sealed), decipher.final()]);
    } catch {
      return null;
    }
  }

  private keyOf(purpose: string): Buffer {
    const key = this.keys.get(purpose) ?? keyFor(this.config, purpose);
    this.keys.set(purpose, key);
    return key;
  }
}
