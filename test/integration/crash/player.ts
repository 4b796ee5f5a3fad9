import { randomUUID } from 'node:crypto';
import { seeded } from '../../../src/engine/index.js';
import { TestClient } from '../../support/client.js';
import type { DealJson, MatchJson } from '../../support/client.js';
import { until } from '../../support/wait.js';

/** A move that the service acknowledged. */
export interface Acknowledged {
  readonly matchId: string;
  /** The version that its event must have. */
  readonly version: number;
  readonly seat: number;
  readonly token: string;
}

/** The fields that a player needs. */
type Position = Pick<MatchJson, 'id' | 'status' | 'version' | 'viewerSeat' | 'toAct'> & {
  readonly deal: Pick<DealJson, 'legal'>;
};
const POSITION = 'id status version viewerSeat toAct deal { legal }';

/** How long a client waits for an answer while the service is killed again and again, on a busy machine. */
const PATIENCE = 60_000;

/** A client that plays at random, retries after every network failure and remembers the acknowledged moves. */
export class Player {
  readonly acknowledged: Acknowledged[] = [];
  readonly matches: string[] = [];
  private readonly random: () => number;
  private token: string | null = null;

  constructor(
    private readonly address: () => string,
    seed: number,
  ) {
    this.random = seeded(seed);
  }

  async register(name: string): Promise<void> {
    this.token = (await this.client().register(name)).accessToken;
  }

  /** Plays match after match until `isLate` is true; the last match is played to its end. */
  async playUntil(isLate: () => boolean, more: object = {}): Promise<void> {
    do {
      const idempotencyKey = randomUUID();
      const input = { variant: 'zweier', opponents: [{ bot: 'easy' }], idempotencyKey, ...more };
      const { match } = await this.retry((client) => client.challenge(input));
      this.matches.push(match!.id);
      await this.playOut(match!.id);
    } while (!isLate());
  }

  /** Repeats any other idempotent call until it is answered. */
  ask<T>(query: string, variables: object = {}): Promise<T> {
    return this.retry((client) => client.ask<T>(query, variables));
  }

  private async playOut(id: string): Promise<void> {
    for (let match = await this.read(id); match.status === 'IN_PROGRESS';) {
      match = hasTurn(match) ? await this.move(match) : await this.turn(id);
    }
  }

  private read(id: string): Promise<Position> {
    return this.retry((client) => client.match<Position>(id, POSITION));
  }

  /** The match after the bot has moved. */
  private turn(id: string): Promise<Position> {
    const ask = async () => {
      const match = await this.read(id);
      return (match.status !== 'IN_PROGRESS' || hasTurn(match)) && match;
    };
    return until('the bot', ask, PATIENCE);
  }

  /**
   * Repeats a move until it is answered: it counts once, whether it was made before or after a crash. Returns the match
   * after it.
   */
  private async move({ id, version, viewerSeat, deal }: Position): Promise<Position> {
    const token = deal.legal[Math.floor(this.random() * deal.legal.length)]!;
    const more = { expectedVersion: version, idempotencyKey: randomUUID() };
    const { match, userErrors } = await this.retry((client) => client.act(id, [token], more));
    if (userErrors.length > 0) throw new Error(`${id} ${token}: ${userErrors[0]!.code}`);
    this.acknowledged.push({ matchId: id, version: version + 1, seat: viewerSeat!, token });
    return match!;
  }

  private retry<T>(call: (client: TestClient) => Promise<T>): Promise<T> {
    const attempt = () =>
      call(this.client()).then(
        (answer) => ({ answer }),
        () => undefined,
      );
    return until('an answer', attempt, PATIENCE).then(({ answer }) => answer);
  }

  private client(): TestClient {
    const client = new TestClient(this.address());
    client.accessToken = this.token;
    return client;
  }
}

const hasTurn = ({ toAct, viewerSeat }: Position): boolean => toAct === viewerSeat;
