import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { hashSecret } from './secrets.js';

/** The name that programs for codes show. */
const ISSUER = 'Bummerl';

/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;

/** Programs for codes read only this: HMAC with SHA-1, six digits, 30 seconds. */
const FORM = { issuer: ISSUER, algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** A code is taken one step early and one step late: clocks differ, and people type slowly. */
const STEPS_AROUND = 1;

/** Recovery codes are drawn from letters and digits that are not taken for each other: 32 of them, five bits each. */
const RECOVERY_LETTERS = 'abcdefghjkmnpqrstuvwxyz023456789';
const RECOVERY_LENGTH = 16;
export const RECOVERY_CODES = 10;

const totpOf = (secret: Buffer, label = ''): TOTP =>
  new TOTP({ ...FORM, label, secret: new Secret({ buffer: new Uint8Array(secret).buffer }) });

export const drawFactorSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** The secret as a link for programs for codes, which is shown as a QR code too, and as text to type. */
export function factorTexts(secret: Buffer, username: string): { uri: string; secret: string } {
  const totp = totpOf(secret, username);
  return { uri: totp.toString(), secret: totp.secret.base32 };
}

/** The step, of 30 seconds since 1970, for which a code is valid around now; null if it is not. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const totp = totpOf(secret);
  const delta = totp.validate({ token, timestamp, window: STEPS_AROUND });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** New recovery codes, in groups of four. */
export const drawRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const letters = [...randomBytes(RECOVERY_LENGTH)].map((byte) => RECOVERY_LETTERS[byte & 31]);
    return letters.join('').replace(/.{4}(?=.)/g, '$&-');
  });

/** The hash of a recovery code as typed: 80 random bits cannot be guessed. Null for a text that cannot be one. */
export function hashRecoveryCode(code: string): Buffer | null {
  const letters = code.toLowerCase().replace(/[\s-]/g, '');
  return letters.length === RECOVERY_LENGTH ? hashSecret(letters) : null;
}
