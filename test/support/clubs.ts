/** Clubs for tests. */
import { mustMutate, mutate } from './client.js';
import type { TestClient, UserErrorJson } from './client.js';
import { codesOf } from './table.js';

export interface FoundedClub {
  readonly id: string;
  readonly invitation: { readonly invitationToken: string; readonly url: string };
}

/** A new club of this owner, private unless `terms` say otherwise. */
export async function foundClub(owner: TestClient, terms: object = {}): Promise<FoundedClub> {
  const fields = 'club { id invitation { invitationToken url } }';
  const input = { name: 'Stammtisch', ...terms };
  return (await mustMutate<{ club: FoundedClub }>(owner, 'foundClub', input, fields)).club;
}

/** The codes of a change of a club; empty if it was done. */
export const changeClub = async (
  client: TestClient,
  name: string,
  input: object,
): Promise<string[]> => codesOf(await mutate<{ userErrors: UserErrorJson[] }>(client, name, input));

/** Lets people join by the club's link. */
export async function joinAll(
  { invitation: { invitationToken } }: FoundedClub,
  people: readonly TestClient[],
): Promise<void> {
  for (const one of people) await mustMutate(one, 'joinClub', { invitationToken });
}

/** A club with all these people; the first one owns it. */
export async function clubOf(
  [owner, ...others]: readonly TestClient[],
  terms: object = {},
): Promise<FoundedClub> {
  const club = await foundClub(owner!, terms);
  await joinAll(club, others);
  return club;
}

/** Fields of a club as a viewer sees it; null where it does not exist for them. */
export async function seeClub<T>(client: TestClient, clubId: string, fields: string) {
  const query = `query ($clubId: ID!) { club(clubId: $clubId) { ${fields} } }`;
  return (await client.ask<{ club: T | null }>(query, { clubId })).club;
}

interface ClubActs {
  readonly acts: readonly { what: string; isAllowed: boolean; refusal: { code: string } | null }[];
}

/** The code of the refusal of each act in a club; null where it is allowed. */
export async function clubActsOf(
  client: TestClient,
  clubId: string,
): Promise<Record<string, string | null>> {
  const fields = 'acts { what isAllowed refusal { code message } }';
  const { acts } = (await seeClub<ClubActs>(client, clubId, fields))!;
  if (acts.some(({ isAllowed, refusal }) => isAllowed !== (refusal === null)))
    throw new Error('an act is allowed and refused');
  return Object.fromEntries(acts.map(({ what, refusal }) => [what, refusal?.code ?? null]));
}
