/** What rows of mutations have in common. */
import type { TestClient } from '../../../support/client.js';
import type { Gives, Outcome, Row } from '../rows.js';
import { isToken } from '../rows.js';
import type { Kind } from '../viewers.js';
import type { Thing, TestData } from '../test-data.js';

/**
 * Why a mutation leaves the test data as they were: it is refused after the check of its viewer
 * (`refused`); it changes nothing that other rows read (`harmless`); or it changes an object made
 * for the call (`fresh`).
 */
export type Effect = 'refused' | 'harmless' | 'fresh';

export interface MutationRow extends Row {
  readonly effect: Effect;
  /** Another viewer of the same kind, for a mutation that would spoil the viewer for other rows. */
  readonly as?: (testData: TestData, kind: Kind) => Promise<TestClient>;
}

export type MutationRows = Readonly<Record<string, MutationRow | readonly MutationRow[]>>;

export const everyone = (others: Outcome): Gives => ({ others });
export const owners = (owner: Outcome, others: Outcome): Gives => ({ owner, others });
export const players = (outcome: Outcome, others: Outcome = 'MATCH_NOT_FOUND'): Gives => ({
  owner: outcome,
  opponent: outcome,
  others,
});

/** The id of an object of the owner; a new object for viewers whose mutation succeeds, as it uses it up. */
export const fresh =
  (thing: Thing, make: (testData: TestData) => Promise<string>, field = `${thing}Id`) =>
  async (testData: TestData, kind: Kind) => {
    const usesUp = kind === 'owner' || kind === 'scopedToken';
    return { input: { [field]: usesUp ? await make(testData) : testData.ids[thing] } };
  };

let made = 0;
/** Another number each time. */
export const nextNumber = (): number => (made += 1);

/** A viewer of the same kind: a new user for a person, the same client without a user. */
export async function doubleOf(testData: TestData, kind: Kind): Promise<TestClient> {
  // The mutation refuses a token.
  if (isToken(kind)) return testData.tokens.of(kind, 'session');
  const viewer = testData.viewers[kind];
  return viewer.username === '' ? viewer : testData.service.player();
}
