import { randomBytes } from 'node:crypto';

/** How many bytes of an answer are read, and kept with the attempt; a challenge, also in JSON, is shorter. */
export const ANSWER_BYTES = 1000;

/** The value that an address must send back to confirm that it wants events. */
export const drawChallenge = (): string => randomBytes(24).toString('base64url');

/**
 * Whether an answer contains the challenge, as its whole text or as `challenge` of a JSON object. A
 * server that echoes every request does neither.
 */
export function answers(body: string, challenge: string): boolean {
  return body.trim() === challenge || challengeIn(body) === challenge;
}

function challengeIn(body: string): unknown {
  try {
    const answer: unknown = JSON.parse(body);
    return typeof answer === 'object' && answer !== null && 'challenge' in answer
      ? answer.challenge
      : null;
  } catch {
    return null; // no JSON
  }
}
