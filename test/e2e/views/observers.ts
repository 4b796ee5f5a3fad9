/** A service with players, a moderator and a stranger who look at its matches in every field of the schema. */
import type { GraphQLSchema } from 'graphql';
import type { DealJson, MatchJson, TestClient } from '../../support/client.js';
import type { Truth } from '../../support/knowledge.js';
import { everyField, fragmentsOf, schemaOf } from '../../support/schema.js';

import { startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { giveRole } from '../../support/staff.js';
import { startMatch } from '../../support/table.js';
import type { Table } from '../../support/table.js';

interface EventNode {
  readonly type: string;
  readonly payload: { readonly number?: number };
}

/** A match with every field of the schema, `deals` and `deal` among them. */
export interface WholeMatch extends MatchJson {
  readonly deal: DealJson & { readonly legalActions: readonly { readonly token: string }[] };
  readonly deals: readonly DealJson[];
  readonly events: { readonly nodes: readonly EventNode[]; readonly edges: readonly object[] };
  readonly record: { readonly deals: readonly object[] };
  readonly proof: { readonly deals: readonly object[] };
}

export interface Everything {
  readonly match: WholeMatch;
  readonly node?: WholeMatch;
  readonly matches?: { readonly nodes: readonly WholeMatch[] };
}

/** The answer without its public parts: deals that have ended, record, proof and draw. */
export function ofRunningDeal({ deals, events, ...match }: WholeMatch, { number }: Truth): object {
  const running = deals.filter((deal) => deal.number === number);
  const begins = ({ type, payload }: EventNode) =>
    type === 'DEAL_STARTED' && payload.number === number;
  const start = events.nodes.findIndex(begins);
  const named = start < 0 ? [] : [events.nodes.slice(start), events.edges.slice(start)];
  return { ...match, deals: running, events: named, record: null, proof: null, draw: null };
}

/** A viewer of a match; `seat` is null for a spectator. */
export interface Observer {
  readonly client: TestClient;
  readonly seat: number | null;
}

/** A game by its name, with its number of seats and the input that starts it. */
export type Game = [name: string, seats: number, input: object];

export const GAMES: readonly Game[] = [
  ['zweier/weich', 2, { variant: 'zweier' }],
  ['zweier/scharf', 2, { variant: 'zweier', preset: 'scharf' }],
  ['zweier/luudoo', 2, { variant: 'zweier', preset: 'luudoo' }],
  ['zweier/sechsundsechzig', 2, { variant: 'zweier', preset: 'sechsundsechzig' }],
  ['zweier/rotdaus', 2, { variant: 'zweier', preset: 'rotdaus' }],
  ['zweier/tausend', 2, { variant: 'zweier', preset: 'tausend' }],
  ['dritt/standard', 3, { variant: 'dritt' }],
  ['dreier/vollstaendig', 3, { variant: 'dreier' }],
  ['dreier, cut by the player', 3, { variant: 'dreier', rules: { cutting: 'asked' } }],
  ['bauern/vollstaendig', 4, { variant: 'bauern' }],
];

/** What is left out, because a document would be too long: they have no card of a match but in its fields. */
const NO_CARDS = ['Competition', 'CompetitionPairing', 'Club'];

export class Observers {
  private constructor(
    readonly service: TestService,
    private readonly people: readonly TestClient[],
    private readonly stranger: TestClient,
    readonly moderator: TestClient,
    private readonly schema: GraphQLSchema,
    /** Fragments that have together every field of a match: all in one query would cost too much. */
    private readonly everything: readonly string[],
  ) {}

  static async start(): Promise<Observers> {
    const service = await startService();
    const people = await Promise.all(Array.from({ length: 4 }, () => service.player()));
    const stranger = await service.player();
    const moderator = await service.player();
    await giveRole(service, moderator, 'MODERATOR');
    const schema = await schemaOf(stranger);
    const events = `events { ${everyField(schema, 'MatchEventConnection', ['Match', ...NO_CARDS])} }`;
    const parts = [everyField(schema, 'Match', ['MatchEventConnection', ...NO_CARDS]), events];
    const everything = parts.map(
      (fields) => `fragment M on Match { ${fields} } ${fragmentsOf(schema, fields)}`,
    );
    return new Observers(service, people, stranger, moderator, schema, everything);
  }

  stop(): Promise<void> {
    return this.service.stop();
  }

  startMatch(seats: number, input: object): Promise<Table> {
    return startMatch(this.people.slice(0, seats), { rated: false, ...input });
  }

  /** The players of the match by seat, a moderator and a user without a seat, and a visitor without a session. */
  of({ players }: Table): Observer[] {
    return [
      ...players.map((client, seat) => ({ client, seat })),
      { client: this.moderator, seat: null },
      { client: this.stranger, seat: null },
      { client: this.service.client(), seat: null },
    ];
  }

  lookAt(client: TestClient, id: string): Promise<Everything> {
    return this.lookBy<Everything>(`match(id: "${id}") { ...M }`, client);
  }

  /** Queries the match in every way; all ways in one query would cost too much. */
  async lookEverywhere(client: TestClient, id: string): Promise<Everything> {
    return {
      ...(await this.lookAt(client, id)),
      ...(await this.lookBy<object>(`node(id: "${id}") { ...M }`, client)),
      ...(await this.lookBy<object>('matches(first: 1) { nodes { ...M } }', client)),
    };
  }

  /** The match of the newest open report, in every field, as the moderator finds it in the queue. */
  async lookAtReport(): Promise<WholeMatch | null> {
    const list = '{ reports(state: OPEN, first: 100) { nodes { id } } }';
    interface Reports {
      readonly reports: { readonly nodes: readonly { readonly id: string }[] };
    }
    const { id } = (await this.moderator.ask<Reports>(list)).reports.nodes.at(-1)!;
    const selection = `node(id: "${id}") { ... on Report { match { ...M } } }`;
    const { node } = await this.lookBy<{ node: { match: WholeMatch | null } }>(
      selection,
      this.moderator,
    );
    return node.match;
  }

  /** What moderators read besides matches: a report, and the figures about a player. */
  async lookAsModerator({ username }: TestClient): Promise<object> {
    const ofReport = everyField(this.schema, 'Report', ['Match', 'User', ...NO_CARDS]);
    const ofFigures = everyField(this.schema, 'FairPlay', ['Match', 'User', ...NO_CARDS]);
    const reports = `reports(state: OPEN, first: 1) { nodes { ${ofReport} } }`;
    const figures = `fairPlay(username: "${username}", variant: zweier) { ${ofFigures} }`;
    return [await this.moderator.ask(`{ ${reports} }`), await this.moderator.ask(`{ ${figures} }`)];
  }

  /** A subscription to the events of a match, with every field of each. */
  eventsOf(matchId: string): string {
    const fields = everyField(this.schema, 'MatchEvent', ['Match', ...NO_CARDS]);
    return `subscription { matchEventAdded(matchId: "${matchId}") { ${fields} } } ${fragmentsOf(this.schema, fields)}`;
  }

  /** The challenges and notifications of a user, in every field of their own. */
  lookAtLists(client: TestClient): Promise<object> {
    const ofChallenge = everyField(this.schema, 'Challenge', ['Match', ...NO_CARDS]);
    const ofNotification = everyField(this.schema, 'Notification', [
      'Match',
      'Challenge',
      ...NO_CARDS,
    ]);
    return client.ask<object>(`{ challenges(filter: { mine: true }, first: 2) {
        nodes { ${ofChallenge} } }
      notifications(first: 10) { nodes { ${ofNotification} } } }`);
  }

  private async lookBy<T>(selection: string, client: TestClient): Promise<T> {
    const ask = (part: string) => client.ask<object>(`{ ${selection} } ${part}`);
    const [first, second] = await Promise.all(this.everything.map(ask));
    return merged(first, second) as T;
  }
}

/** Two answers about the same in one. */
function merged(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return one.map((it, i) => merged(it, other[i]));
  if (!isObject(one) || !isObject(other)) return one ?? other;
  const both = Object.entries(other).map(([name, value]) => [name, merged(one[name], value)]);
  return { ...one, ...(Object.fromEntries(both) as object) };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
