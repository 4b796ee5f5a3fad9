/** A client like any other: it knows only the address of the service and its GraphQL schema. */
export class DemoClient {
  private token: string | null = null;

  constructor(private readonly base: string) {}

  /** Whether a service answers at the address. */
  async isUp(): Promise<boolean> {
    try {
      return (await fetch(`${this.base}/health/ready`)).ok;
    } catch {
      return false;
    }
  }

  /** Registers a player and stays signed in. */
  async register(username: string, password: string): Promise<void> {
    const query = `mutation ($input: RegisterInput!) {
      register(input: $input) { accessToken userErrors { code message } } }`;
    const { register } = await this.ask<{ register: { accessToken: string } & Payload }>(query, {
      input: { username, password },
    });
    this.token = accepted(register).accessToken;
  }

  /** A match against a house bot. */
  async challenge(bot: string): Promise<TableMatch> {
    const query = `mutation ($input: CreateChallengeInput!) {
      createChallenge(input: $input) { match { ${MATCH} } userErrors { code message } } }`;
    const input = { variant: 'zweier', opponents: [{ bot }], rated: false };
    const { createChallenge } = await this.ask<{ createChallenge: MatchPayload }>(query, { input });
    return accepted(createChallenge).match!;
  }

  async act(match: TableMatch, action: string): Promise<TableMatch> {
    const query = `mutation ($input: ActInput!) {
      act(input: $input) { match { ${MATCH} } userErrors { code message } } }`;
    const input = { matchId: match.id, actions: [action], expectedVersion: match.version };
    const { act } = await this.ask<{ act: MatchPayload }>(query, { input });
    return accepted(act).match!;
  }

  async match(id: string): Promise<TableMatch> {
    const query = `query ($id: ID!) { match(id: $id) { ${MATCH} } }`;
    return (await this.ask<{ match: TableMatch }>(query, { id })).match;
  }

  async record(id: string): Promise<unknown> {
    const query = `query ($id: ID!) { match(id: $id) { record } }`;
    return (await this.ask<{ match: { record: unknown } }>(query, { id })).match.record;
  }

  private async ask<T>(query: string, variables: Record<string, unknown>): Promise<T> {
    const response = await fetch(`${this.base}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(this.token && { authorization: `Bearer ${this.token}` }),
      },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as { data: T; errors?: Problem[] };
    if (errors?.length) throw new Error(errors.map((error) => error.message).join('; '));
    return data;
  }
}

interface Problem {
  readonly message: string;
}

interface Payload {
  readonly userErrors: readonly Problem[];
}

interface MatchPayload extends Payload {
  readonly match: TableMatch | null;
}

/** The fields of a match that the demo reads. */
export interface TableMatch {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly toAct: number | null;
  readonly viewerSeat: number;
  readonly score: readonly number[];
  readonly seats: readonly { readonly user: { readonly username: string } }[];
  readonly result: {
    readonly winners: readonly number[];
    readonly bummerl: readonly number[];
  } | null;
  readonly deal: TableDeal;
  readonly deals: readonly TableDeal[];
}

export interface TableDeal {
  readonly number: number;
  readonly trump: string | null;
  readonly trumpCard: string | null;
  readonly talonCount: number;
  readonly closedBy: number | null;
  readonly hands: readonly { readonly cards: readonly string[] | null; readonly count: number }[];
  readonly trick: readonly { readonly seat: number; readonly card: string }[];
  readonly cardPoints: readonly (number | null)[];
  readonly legal: readonly string[];
  readonly result: { readonly gamePoints: readonly number[]; readonly reason: string } | null;
}

const DEAL = `number trump trumpCard talonCount closedBy hands { cards count }
  trick { seat card } cardPoints legal result { gamePoints reason }`;

const MATCH = `id version status toAct viewerSeat score seats { user { username } }
  result { winners bummerl } deal { ${DEAL} } deals { ${DEAL} }`;

function accepted<P extends Payload>(payload: P): P {
  const [problem] = payload.userErrors;
  if (problem) throw new Error(problem.message);
  return payload;
}
