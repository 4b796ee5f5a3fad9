import { createHash, randomBytes } from 'node:crypto';

/** A secret of 256 random bits, which nobody can guess; so its plain hash is all that is stored. */
export function drawSecret(prefix = ''): string {
  return prefix + randomBytes(32).toString('base64url');
}

/** What is stored of a secret; of whatever a client sends, too. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
