import { Agent, request } from 'undici';

/** An answer of GraphQL. */
export interface Answer<T> {
  readonly data: T | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: readonly (string | number)[];
    readonly extensions: { readonly code: string } & Record<string, unknown>;
  }[];
  readonly extensions?: { readonly cost?: { readonly points: number } };
}

export interface UserErrorJson {
  readonly code: string;
  readonly message: string;
  readonly path: readonly (string | number)[] | null;
  readonly actionIndex: number | null;
}

export interface MatchJson {
  readonly id: string;
  readonly status: string;
  readonly version: number;
  readonly rated: boolean;
  readonly viewerSeat: number | null;
  readonly toAct: number | null;
  readonly deadline: string | null;
  readonly score: readonly number[];
  readonly result: {
    winners: number[];
    places: number[];
    bummerl: number[];
    reason: string;
  } | null;
  readonly seats: readonly {
    seat: number;
    isBot: boolean;
    user: { id: string; username: string };
  }[];
  readonly deal: DealJson;
}

export interface DealJson {
  readonly number: number;
  readonly dealer: number;
  readonly phase: string;
  readonly trump: string | null;
  readonly trumpCard: string | null;
  readonly talonCount: number;
  readonly talon: readonly string[] | null;
  readonly hands: readonly {
    seat: number;
    count: number;
    cards: string[] | null;
    known: string[];
  }[];
  readonly trick: readonly { seat: number; card: string }[];
  readonly lastTrick: readonly { seat: number; card: string }[] | null;
  readonly cardPoints: readonly (number | null)[];
  readonly tricks: readonly number[];
  readonly toAct: number | null;
  readonly legal: readonly string[];
  readonly result: { winners: number[]; gamePoints: number[]; reason: string } | null;
  readonly fairness: {
    algorithm: string;
    commitment: string;
    seed: string | null;
    clientSeeds: string[];
  };
}

export interface MatchPayload {
  readonly match: MatchJson | null;
  readonly userErrors: readonly UserErrorJson[];
}

export interface ChallengeJson {
  readonly id: string;
  readonly status: string;
  readonly commitment: string;
  readonly matchId: string;
  readonly rated: boolean;
  readonly seats: readonly ({ username: string } | null)[];
}

export interface ChallengePayload extends MatchPayload {
  readonly challenge: ChallengeJson | null;
}

export const DEAL = `number dealer phase trump trumpCard talonCount talon closedBy contract declarer
  double hands { seat count cards known } trick { seat card } lastTrick { seat card } cardPoints
  tricks bids { seat token } marriages { seat suit cardPoints isPending } firstTricks { cards { seat card } }
  ownTricks { cards { seat card } } toAct legal result { winners gamePoints reason }
  fairness { algorithm commitment seed clientSeeds }`;

export const MATCH = `id preset target rated status version score viewerSeat toAct deadline
  seats { seat isBot score user { id username isBot } substitute { id } }
  result { winners places bummerl reason } createdAt updatedAt deal { ${DEAL} }`;

export const USER_ERRORS = 'userErrors { code message path actionIndex }';

const CHALLENGE = 'id status commitment matchId rated seats { username }';

/** Connections are used again, and closed before a service would close them. */
const CONNECTIONS = new Agent({ keepAliveTimeout: 1000, bodyTimeout: 0, headersTimeout: 0 });

/** The password of users who register without one of their own. */
export const PASSWORD = 'correct horse battery 9';

/** An external client: it knows an address and GraphQL, and checks that answers are well-formed. */
export class TestClient {
  username = '';
  accessToken: string | null = null;
  refreshToken: string | null = null;

  constructor(readonly base: string) {}

  /** The complete answer, with its errors. */
  async raw<T>(query: string, variables: object = {}): Promise<Answer<T>> {
    const { body } = await request(`${this.base}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(this.accessToken && { authorization: `Bearer ${this.accessToken}` }),
      },
      body: JSON.stringify({ query, variables }),
      dispatcher: CONNECTIONS,
    });
    return (await body.json()) as Answer<T>;
  }

  /** The data; throws the codes if there are errors. */
  async ask<T>(query: string, variables: object = {}): Promise<T> {
    const { data, errors } = await this.raw<T>(query, variables);
    if (errors) throw new Error(errors.map((e) => `${e.extensions.code}: ${e.message}`).join('; '));
    return data!;
  }

  register(username: string, password = PASSWORD): Promise<this> {
    this.username = username;
    return this.enter('register', password);
  }

  /** Signs in again, for a test that takes longer than a token is valid. */
  signIn(password = PASSWORD): Promise<this> {
    this.accessToken = null;
    return this.enter('login', password);
  }

  private async enter(mutation: 'register' | 'login', password: string): Promise<this> {
    type Tokens = { accessToken: string; refreshToken: string };
    const input = { username: this.username, password };
    const { accessToken, refreshToken } = await mustMutate<Tokens>(
      this,
      mutation,
      input,
      'accessToken refreshToken',
    );
    return Object.assign(this, { accessToken, refreshToken });
  }

  async challenge(input: object): Promise<ChallengePayload> {
    return this.mutate('createChallenge', input, CHALLENGE_FIELDS);
  }

  async accept(input: object): Promise<ChallengePayload> {
    return this.mutate('acceptChallenge', input, CHALLENGE_FIELDS);
  }

  async decline(challengeId: string): Promise<ChallengePayload> {
    const input = { challengeId };
    return this.mutate('declineChallenge', input, CHALLENGE_FIELDS);
  }

  async cancel(challengeId: string): Promise<ChallengePayload> {
    const input = { challengeId };
    return this.mutate('cancelChallenge', input, CHALLENGE_FIELDS);
  }

  async act(matchId: string, actions: readonly string[], more: object = {}): Promise<MatchPayload> {
    return this.mutate('act', { matchId, actions, ...more }, `match { ${MATCH} }`);
  }

  async resign(matchId: string, more: object = {}): Promise<MatchPayload> {
    return this.mutate('resign', { matchId, ...more }, `match { ${MATCH} }`);
  }

  async match<T = MatchJson>(id: string, fields = MATCH): Promise<T> {
    const query = `query ($id: ID!) { match(id: $id) { ${fields} } }`;
    return (await this.ask<{ match: T }>(query, { id })).match;
  }

  private mutate<T>(name: string, input: object, fields: string): Promise<T> {
    return mutate<T>(this, name, input, fields);
  }
}

const CHALLENGE_FIELDS = `challenge { ${CHALLENGE} } match { ${MATCH} }`;

/** Calls a mutation with an input; returns its payload. */
export async function mutate<T = { userErrors: UserErrorJson[] }>(
  client: TestClient,
  name: string,
  input: object,
  fields = '',
): Promise<T> {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} ${USER_ERRORS} } }`;
  return (await client.ask<Record<string, T>>(query, { input }))[name]!;
}

/** Calls a mutation that must succeed; returns its payload. */
export async function mustMutate<T = object>(
  client: TestClient,
  name: string,
  input: object,
  fields = '',
): Promise<T> {
  type Answer = T & { userErrors: UserErrorJson[] };
  const { userErrors, ...payload } = await mutate<Answer>(client, name, input, fields);
  if (userErrors.length > 0) throw new Error(`${name}: ${userErrors[0]!.code}`);
  return payload as T;
}

/** Makes an object by a mutation that must succeed; returns its id. */
export async function createObject(
  client: TestClient,
  name: string,
  input: object,
  thing: string,
): Promise<string> {
  const payload = await mustMutate<Record<string, { id: string }>>(
    client,
    name,
    input,
    `${thing} { id }`,
  );
  return payload[thing]!.id;
}
