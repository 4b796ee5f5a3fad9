import { Injectable } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import { SignedTokens } from '../../../platform/signing/signed-tokens.js';

/** A secret of 256 random bits. Nobody can guess it, so a plain hash of it is stored. */
export function drawSecret(prefix = ''): string {
  return prefix + randomBytes(32).toString('base64url');
}

/** The stored hash of a secret; any text that a client sends can be hashed. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

const PURPOSE = 'refresh successor';

/**
 * Computes the successor of a refresh token. It is computed, not drawn, so that a client that lost the answer
 * can get it again. Computing it needs the token itself, the salt of its exchange and the service's secret;
 * the stored data is not enough.
 */
@Injectable()
export class Successor {
  constructor(private readonly signing: SignedTokens) {}

  drawSalt(): Buffer {
    return randomBytes(32);
  }

  of(refreshToken: string, salt: Buffer): string {
    return this.signing.signature(PURPOSE, `${salt.toString('base64url')}.${refreshToken}`);
  }
}
