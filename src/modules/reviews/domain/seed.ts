import { createHash } from 'node:crypto';

/** What decides all chance in the review of one decision, so that a review made twice is the same. */
export function seedOf(matchId: string, dealNumber: number, position: number): number {
  const digest = createHash('sha256').update(`${matchId} ${dealNumber} ${position}`).digest();
  return digest.readUInt32BE(0);
}
