import { createECDH } from 'node:crypto';

/** A browser's push subscription (Push API): its address, and the keys to encrypt for it (RFC 8291). */
export interface PushTarget {
  readonly endpoint: string;
  /** Base64url: the browser's public key, an uncompressed P-256 point. */
  readonly p256dh: string;
  /** Base64url: the secret that it shares with the service. */
  readonly auth: string;
}

const BASE64URL = /^[\w-]{1,100}={0,2}$/;

/** Whether keys have the form that browsers use. */
export function areKeys({ p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>): boolean {
  if (!BASE64URL.test(p256dh) || !BASE64URL.test(auth)) return false;
  return Buffer.from(auth, 'base64url').length === 16 && isPoint(Buffer.from(p256dh, 'base64url'));
}

/** Whether the point is on the curve; no secret can be agreed with another point. */
function isPoint(bytes: Buffer): boolean {
  if (bytes.length !== 65) return false;
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  try {
    return ecdh.computeSecret(bytes).length > 0;
  } catch {
    return false;
  }
}
