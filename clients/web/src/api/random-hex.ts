/** Random bytes in hex. Pages loaded by plain http have random bytes but no `randomUUID`. */
export function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
