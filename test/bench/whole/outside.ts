/** The service as its clients see it. */
import { randomBytes } from 'node:crypto';
import { HttpClient } from '../http.js';

/** The fields that a player reads before each move. */
export const FIELDS = 'version status toAct deal { legal }';

const ERRORS = 'userErrors { code message }';
const REGISTER = `mutation ($i: RegisterInput!) { register(input: $i) { accessToken ${ERRORS} } }`;
const CALL = `mutation ($i: CreateChallengeInput!) {
  createChallenge(input: $i) { challenge { id } ${ERRORS} } }`;
const ACCEPT = `mutation ($i: AcceptChallengeInput!) {
  acceptChallenge(input: $i) { match { id ${FIELDS} } ${ERRORS} } }`;
const ACT = `mutation ($i: ActInput!) { act(input: $i) { match { ${FIELDS} } userErrors { code } } }`;
const READ = `query ($id: ID!) { match(id: $id) { ${FIELDS} } }`;

export interface MatchNow {
  readonly version: number;
  readonly status: string;
  readonly toAct: number | null;
  readonly deal: { readonly legal: readonly string[] };
}

/** A refusal has the match too, as it is. */
interface ActAnswer {
  readonly match: MatchNow | null;
  readonly userErrors: readonly { readonly code: string }[];
}

export interface NewMatch extends MatchNow {
  readonly id: string;
}

/** The access tokens of two players, by their seats. */
export type Pair = readonly [string, string];

type Payload<T> = T & { readonly userErrors: readonly { code: string }[] };

export const isRunning = ({ status }: MatchNow): boolean => status === 'IN_PROGRESS';

/** Sends requests to the apis in turn. */
export class Outside {
  private readonly clients: readonly HttpClient[];
  private turn = 0;

  constructor(private readonly addresses: readonly string[]) {
    this.clients = addresses.map((address) => new HttpClient(address));
  }

  ask<T>(token: string | null, query: string, variables: object = {}): Promise<T> {
    return this.next(this.clients).ask<T>(token, query, variables);
  }

  /** The api for the next socket. */
  address(): string {
    return this.next(this.addresses);
  }

  /**
   * Opens so many connections to each api. Otherwise they would be opened while players wait: Node accepts one in each
   * turn of its event loop, and a busy api has few turns a second.
   */
  async connect(count: number): Promise<void> {
    const asks = Array.from({ length: count * this.clients.length }, () =>
      this.ask(null, '{ __typename }'),
    );
    await Promise.all(asks);
  }

  async pairs(count: number): Promise<Pair[]> {
    const pairs: Pair[] = [];
    while (pairs.length < count) {
      pairs.push(await Promise.all([this.register(), this.register()]));
    }
    return pairs;
  }

  /** Begins a match of two; `target` is its target score, null for the usual one. */
  async begin([caller, guest]: Pair, target: number | null = null): Promise<NewMatch> {
    const request = { variant: 'zweier', opponents: null, rated: false, timeControl: {}, target };
    const { challenge } = await this.must<{ challenge: { id: string } }>(caller, CALL, request);
    const challengeId = challenge.id;
    return (await this.must<{ match: NewMatch }>(guest, ACCEPT, { challengeId })).match;
  }

  async read(token: string, id: string): Promise<MatchNow> {
    return (await this.ask<{ match: MatchNow }>(token, READ, { id })).match;
  }

  /** The match after an action; null where it was refused. */
  async act(token: string, matchId: string, action: string): Promise<MatchNow | null> {
    const i = { matchId, actions: [action] };
    const { act } = await this.ask<{ act: ActAnswer }>(token, ACT, { i });
    return act.userErrors.length > 0 ? null : act.match;
  }

  async close(): Promise<void> {
    await Promise.all(this.clients.map((client) => client.close()));
  }

  private async register(): Promise<string> {
    const username = `b${randomBytes(6).toString('hex')}`;
    const input = { username, password: 'correct horse battery 9' };
    return (await this.must<{ accessToken: string }>(null, REGISTER, input)).accessToken;
  }

  private async must<T>(token: string | null, query: string, i: object): Promise<T> {
    const data = await this.ask<Record<string, Payload<T>>>(token, query, { i });
    const [payload] = Object.values(data);
    if (payload!.userErrors.length > 0) throw new Error(JSON.stringify(payload!.userErrors[0]));
    return payload!;
  }

  private next<T>(all: readonly T[]): T {
    return all[this.turn++ % all.length]!;
  }
}

/** A random legal action. */
export function anyOf({ deal }: MatchNow): string {
  return deal.legal[Math.floor(Math.random() * deal.legal.length)]!;
}
