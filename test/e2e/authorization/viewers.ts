/** Who asks: every kind of viewer that the matrix has a column for. */
import { JwtService } from '@nestjs/jwt';
import { must, PASSWORD } from '../../support/client.js';
import type { TestClient } from '../../support/client.js';
import type { TestService } from '../../support/service.js';
import { rowId, rowsOf } from '../../support/sql.js';

/** People with a session of their own; what the world holds is the owner's. */
export const PEOPLE = ['owner', 'opponent', 'partner', 'backer', 'onlooker', 'stranger'] as const;
export type Person = (typeof PEOPLE)[number];

/** Personal tokens of the owner, each with one scope alone. */
export const TOKENS = { readToken: 'read', playToken: 'play', accountToken: 'account' } as const;

/** Credentials of the owner that hold no more. */
export const DEAD = ['revokedToken', 'expiredToken', 'endedSession', 'expiredSession'] as const;

export type Token = keyof typeof TOKENS;
export type Kind = 'anonymous' | Person | Token | (typeof DEAD)[number];

export const KINDS: readonly Kind[] = [
  'anonymous',
  ...PEOPLE,
  ...(Object.keys(TOKENS) as Token[]),
  ...DEAD,
];

export type Viewers = Readonly<Record<Kind, TestClient>>;

/** Every viewer; those who are people register. */
export async function viewersOf(service: TestService): Promise<Viewers> {
  const people = {} as Record<Person, TestClient>;
  for (const person of PEOPLE) people[person] = await service.player(`the_${person}`);
  const { owner } = people;
  const holding = (token: string) => Object.assign(service.client(), { accessToken: token });
  const tokens = {} as Record<Token, TestClient>;
  for (const kind of Object.keys(TOKENS) as Token[]) {
    tokens[kind] = holding((await grant(owner, TOKENS[kind])).secret);
  }
  return {
    anonymous: service.client(),
    ...people,
    ...tokens,
    revokedToken: holding(await revoked(owner)),
    expiredToken: holding(await expired(service, owner)),
    endedSession: holding(await ended(service, owner)),
    expiredSession: holding(outOfDate(service, owner)),
  };
}

interface Granted {
  readonly id: string;
  readonly secret: string;
}

/** A personal token of a user. */
export async function grant(owner: TestClient, ...scopes: readonly string[]): Promise<Granted> {
  const { token, secret } = await must<{ secret: string; token: { id: string } }>(
    owner,
    'createApiToken',
    { name: 'matrix', scopes },
    'secret token { id }',
  );
  return { id: token.id, secret };
}

async function revoked(owner: TestClient): Promise<string> {
  const { id, secret } = await grant(owner, 'read', 'play', 'account');
  await must(owner, 'revokeApiToken', { tokenId: id });
  return secret;
}

async function expired(service: TestService, owner: TestClient): Promise<string> {
  const { id, secret } = await grant(owner, 'read', 'play', 'account');
  const text = `UPDATE api_tokens SET expires_at = now() - interval '1 second' WHERE id = $1`;
  await rowsOf(service, text, [rowId(id)]);
  return secret;
}

/** Signs in and out again. */
async function ended(service: TestService, { username }: TestClient): Promise<string> {
  const client = service.client();
  const { accessToken, refreshToken } = await must<{ accessToken: string; refreshToken: string }>(
    client,
    'login',
    { username, password: PASSWORD },
    'accessToken refreshToken',
  );
  await must(client, 'logout', { refreshToken });
  return accessToken;
}

/** The owner's access token as it would be an hour after its end; the session still runs. */
function outOfDate({ config }: TestService, { accessToken }: TestClient): string {
  const jwt = new JwtService({ secret: config.JWT_SECRET });
  const claims = jwt.decode<{ iat: number; exp: number }>(accessToken!);
  return jwt.sign({ ...claims, iat: claims.iat - 7200, exp: claims.exp - 7200 });
}
