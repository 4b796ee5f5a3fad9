/** The kinds of viewers of the matrix. */
import { JwtService } from '@nestjs/jwt';
import { covers, SCOPES } from '../../../src/platform/api/scopes.js';
import type { Scope } from '../../../src/platform/api/scopes.js';
import type { Need } from '../../../src/platform/api/viewer.js';
import { drawSecret, hashSecret } from '../../../src/modules/auth/application/secrets.js';
import { API_TOKEN_PREFIX } from '../../../src/modules/auth/domain/api-token.js';
import { mustMutate, PASSWORD } from '../../support/client.js';
import type { TestClient } from '../../support/client.js';
import type { TestService } from '../../support/service.js';
import { rowId, rowsOf } from '../../support/sql.js';
import { giveRole } from '../../support/staff.js';

/**
 * People with a session of their own; the objects of the test data belong to the owner. The moderator and the admin have
 * signed in with a second factor; the role of `unproven`, an admin too, is not in force.
 */
export const PEOPLE = [
  'owner',
  'opponent',
  'partner',
  'backer',
  'spectator',
  'stranger',
  'moderator',
  'admin',
  'unproven',
] as const;
export type Person = (typeof PEOPLE)[number];

/**
 * Personal tokens of the owner, made for each row. One has only the scope that the row needs; the
 * other has every scope that does not include it. If the row needs a session, both have all scopes.
 */
export const TOKENS = ['scopedToken', 'lackingToken'] as const;

/** Credentials of the owner that are not valid any more. */
export const INVALID = ['revokedToken', 'expiredToken', 'endedSession', 'expiredSession'] as const;

export type Token = (typeof TOKENS)[number];
export type Kind = 'anonymous' | Person | Token | (typeof INVALID)[number];

export const KINDS: readonly Kind[] = ['anonymous', ...PEOPLE, ...TOKENS, ...INVALID];

/** The viewers who are the same in every row. */
export type Viewers = Readonly<Record<Exclude<Kind, Token>, TestClient>>;

/** Makes every viewer; people register. */
export async function viewersOf(service: TestService): Promise<Viewers> {
  const people = {} as Record<Person, TestClient>;
  for (const person of PEOPLE) people[person] = await service.player(`the_${person}`);
  await giveRole(service, people.moderator, 'MODERATOR');
  await giveRole(service, people.admin, 'ADMIN');
  await giveRole(service, people.unproven, 'ADMIN', { isInForce: false });
  const { owner } = people;
  const holding = (token: string) => Object.assign(service.client(), { accessToken: token });
  return {
    anonymous: service.client(),
    ...people,
    revokedToken: holding(await revoked(owner)),
    expiredToken: holding(await expired(service, owner)),
    endedSession: holding(await ended(service, owner)),
    expiredSession: holding(outOfDate(service, owner)),
  };
}

/** The owner's tokens, by the access that a row needs. */
export class Tokens {
  private readonly made = new Map<string, Promise<TestClient>>();

  constructor(private readonly service: TestService) {}

  /** The token of a kind for fields that need this access, and the scopes to reach them. */
  of(kind: Token, need: Need | null, through: readonly Scope[] = []): Promise<TestClient> {
    const scopes = scopesOf(kind, need, through);
    const key = scopes.join(' ');
    const token = this.made.get(key) ?? this.make(scopes);
    this.made.set(key, token);
    return token;
  }

  /** Made in the database: the API would send an e-mail for each. */
  private async make(scopes: readonly Scope[]): Promise<TestClient> {
    const secret = drawSecret(API_TOKEN_PREFIX);
    const text = `INSERT INTO api_tokens (id, user_id, name, token_hash, scopes)
      SELECT gen_random_uuid(), id, 'matrix', $1, $2 FROM users WHERE username = 'the_owner'`;
    await rowsOf(this.service, text, [hashSecret(secret), scopes]);
    return Object.assign(this.service.client(), { accessToken: secret });
  }
}

function scopesOf(kind: Token, need: Need | null, through: readonly Scope[]): readonly Scope[] {
  if (need === 'session') return SCOPES;
  if (need === null) return ['report:write'];
  if (kind === 'scopedToken') return [need, ...through];
  return SCOPES.filter((scope) => !covers([scope], need));
}

interface Granted {
  readonly id: string;
  readonly secret: string;
}

/** A personal token of a user. */
export async function grant(owner: TestClient, ...scopes: readonly string[]): Promise<Granted> {
  const { apiToken, secret } = await mustMutate<{ secret: string; apiToken: { id: string } }>(
    owner,
    'createApiToken',
    { name: 'matrix', scopes },
    'secret apiToken { id }',
  );
  return { id: apiToken.id, secret };
}

async function revoked(owner: TestClient): Promise<string> {
  const { id, secret } = await grant(owner, ...SCOPES);
  await mustMutate(owner, 'revokeApiToken', { apiTokenId: id });
  return secret;
}

async function expired(service: TestService, owner: TestClient): Promise<string> {
  const { id, secret } = await grant(owner, ...SCOPES);
  const text = `UPDATE api_tokens SET expires_at = now() - interval '1 second' WHERE id = $1`;
  await rowsOf(service, text, [rowId(id)]);
  return secret;
}

/** Signs in and out again. */
async function ended(service: TestService, { username }: TestClient): Promise<string> {
  const client = service.client();
  const { accessToken, refreshToken } = await mustMutate<{
    accessToken: string;
    refreshToken: string;
  }>(client, 'login', { username, password: PASSWORD }, 'accessToken refreshToken');
  await mustMutate(client, 'logout', { refreshToken });
  return accessToken;
}

/** An access token of the owner that expired an hour ago; its session is still valid. */
function outOfDate({ config }: TestService, { accessToken }: TestClient): string {
  const jwt = new JwtService({ secret: config.JWT_SECRET });
  const claims = jwt.decode<{ iat: number; exp: number }>(accessToken!);
  return jwt.sign({ ...claims, iat: claims.iat - 7200, exp: claims.exp - 7200 });
}
