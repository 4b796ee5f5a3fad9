/** A service with players and a stranger who look at its matches in every field of the schema. */
import type { GraphQLSchema } from 'graphql';
import type { DealJson, MatchJson, TestClient } from '../../support/client.js';
import { everyField, fragmentsOf, schemaOf } from '../../support/schema.js';

import { startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { startMatch } from '../../support/table.js';
import type { Table } from '../../support/table.js';

export interface EventNode {
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

export class Observers {
  private constructor(
    readonly service: TestService,
    private readonly people: readonly TestClient[],
    private readonly stranger: TestClient,
    private readonly schema: GraphQLSchema,
    /** A fragment with every field of a match. */
    private readonly everything: string,
  ) {}

  static async start(): Promise<Observers> {
    const service = await startService();
    const people = await Promise.all(Array.from({ length: 4 }, () => service.player()));
    const stranger = await service.player();
    const schema = await schemaOf(stranger);
    const fields = everyField(schema, 'Match');
    const everything = `fragment M on Match { ${fields} } ${fragmentsOf(schema, fields)}`;
    return new Observers(service, people, stranger, schema, everything);
  }

  stop(): Promise<void> {
    return this.service.stop();
  }

  startMatch(seats: number, input: object): Promise<Table> {
    return startMatch(this.people.slice(0, seats), { rated: false, ...input });
  }

  /** The players of the match by seat, a user without a seat, and a visitor without a session. */
  of({ players }: Table): Observer[] {
    return [
      ...players.map((client, seat) => ({ client, seat })),
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

  /** The challenges and notifications of a user, in every field of their own. */
  lookAtLists(client: TestClient): Promise<object> {
    const ofChallenge = everyField(this.schema, 'Challenge', ['Match']);
    const ofNotification = everyField(this.schema, 'Notification', ['Match', 'Challenge']);
    return client.ask<object>(`{ challenges(filter: { mine: true }, first: 2) {
        nodes { ${ofChallenge} } }
      notifications(first: 10) { nodes { ${ofNotification} } } }`);
  }

  private lookBy<T>(selection: string, client: TestClient): Promise<T> {
    return client.ask<T>(`{ ${selection} } ${this.everything}`);
  }
}
