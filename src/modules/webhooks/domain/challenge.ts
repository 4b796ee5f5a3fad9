import { randomBytes } from 'node:crypto';

/** How much of an answer is read: a challenge, in JSON as well, is shorter. */
export const ANSWER_BYTES = 1000;

/** What an address must send back to show that it wants to be sent events. */
export const drawChallenge = (): string => randomBytes(24).toString('base64url');

/**
 * Whether an answer holds the challenge: as its whole text, or as `challenge` of a JSON object. A server
 * that echoes whatever it is sent answers neither.
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
