/** What rows of mutations have in common. */
import type { TestClient } from '../../../support/client.js';
import type { Gives, Outcome, Row } from '../rows.js';
import { isToken } from '../rows.js';
import { grant, TOKENS } from '../viewers.js';
import type { Kind } from '../viewers.js';
import type { Thing, World } from '../world.js';

/**
 * Why a mutation leaves the world as it was: it is refused after its viewer was looked at; it changes
 * nothing that other rows look at; or who may do it does it to an object of their own.
 */
export type Effect = 'refused' | 'harmless' | 'fresh';

export interface MutationRow extends Row {
  readonly effect: Effect;
  /** Another viewer of the same kind, where the viewer itself would be spoilt. */
  readonly as?: (world: World, kind: Kind) => Promise<TestClient>;
}

export type MutationRows = Readonly<Record<string, MutationRow | readonly MutationRow[]>>;

export const everyone = (others: Outcome): Gives => ({ others });
export const owners = (owner: Outcome, others: Outcome): Gives => ({ owner, others });
export const players = (outcome: Outcome, others: Outcome = 'MATCH_NOT_FOUND'): Gives => ({
  owner: outcome,
  opponent: outcome,
  others,
});

/** An id of the owner's; for the owner, who uses it up, of something that is made for this call. */
export const fresh =
  (thing: Thing, token: Kind, make: (world: World) => Promise<string>, field = 'id') =>
  async (world: World, kind: Kind) => {
    const usesUp = kind === 'owner' || kind === token;
    return { input: { [field]: usesUp ? await make(world) : world.ids[thing] } };
  };

let made = 0;
/** Another number each time. */
export const another = (): number => (made += 1);

/** A viewer of the same kind: somebody new who is signed in the same way; nobody stays nobody. */
export async function doubleOf({ service, viewers }: World, kind: Kind): Promise<TestClient> {
  if (isToken(kind)) {
    const { secret } = await grant(await service.player(), TOKENS[kind]);
    return Object.assign(service.client(), { accessToken: secret });
  }
  return viewers[kind].username === '' ? viewers[kind] : service.player();
}
