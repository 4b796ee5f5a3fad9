import { Injectable } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import { SignedTokens } from '../../../platform/signing/signed-tokens.js';

/** A secret of 256 random bits, which nobody can guess; so its plain hash is all that is stored. */
export function drawSecret(prefix = ''): string {
  return prefix + randomBytes(32).toString('base64url');
}

/** What is stored of a secret; of whatever a client sends, too. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

const PURPOSE = 'refresh successor';

/**
 * What a refresh token is exchanged for. It is made and not drawn, so that it can be made again for a client
 * that lost the answer, and so that nothing stored is enough for it: it takes the token itself, the
 * salt of its exchange, and the service's secret.
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
