export const SECRET_PREFIX = 'whsec_';

/** How many bytes a secret has (Standard Webhooks). */
const BYTES = { least: 24, most: 64 } as const;

/** Random bytes of this number have fewer different values only once in 10^18: such a secret is a pattern. */
const LEAST_DIFFERENT = 12;

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** The bytes of a secret that a user has chosen; null if it has another form, or is too easy to guess. */
export function readSecret(text: string): Buffer | null {
  const encoded = text.slice(SECRET_PREFIX.length);
  if (!text.startsWith(SECRET_PREFIX) || !BASE64.test(encoded)) return null;
  const bytes = Buffer.from(encoded, 'base64');
  const isCanonical = bytes.toString('base64') === encoded;
  const isLong = bytes.length >= BYTES.least && bytes.length <= BYTES.most;
  return isCanonical && isLong && new Set(bytes).size >= LEAST_DIFFERENT ? bytes : null;
}
