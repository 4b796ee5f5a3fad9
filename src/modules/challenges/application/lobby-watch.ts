import DataLoader from 'dataloader';
import { Injectable } from '@nestjs/common';
import { InTurns } from '../../../platform/live/in-turns.js';
import { LiveBus } from '../../../platform/live/live-bus.js';
import type { Hint } from '../../../platform/live/live-bus.js';
import { readerStream } from '../../../platform/live/stream.js';
import type { Stream } from '../../../platform/live/stream.js';
import { DistinctReader } from '../../../platform/live/distinct-reader.js';
import { Users } from '../../users/application/index.js';
import type { Challenge } from '../domain/challenge.js';
import { fitsQuery, lastingQuery } from '../domain/challenge-query.js';
import type { ChallengeQuery } from '../domain/challenge-query.js';
import { Challenges } from '../storage/challenges.js';
import { CLOSED_TOPIC, OPENED_TOPIC } from './lobby.js';

/** A subscription to the lobby. */
export interface LobbyRequest {
  readonly query: ChallengeQuery;
  /** The users whom the subscriber had blocked when the subscription began. */
  readonly blocked: ReadonlySet<string>;
}

/** A challenge that was read once for all subscribers. */
interface Entry {
  readonly challenge: Challenge;
  readonly hasBot: boolean;
}

/** How many challenges a stream sends first, and checks again when messages may have been missed. */
export const LOBBY_PAGE = 100;

/** A challenge may be seen so much later than it was made, by another clock. */
const BEFORE_MILLIS = 60_000;

/** Blocks can change, so they decide nothing about removed challenges. */
const NOBODY: ReadonlySet<string> = new Set();

/** Sends changes of the lobby. Each challenge is read once for all subscribers of this process. */
@Injectable()
export class LobbyWatch {
  private readonly turns = new InTurns();

  /** Reads once for all subscribers that hear of a challenge in one turn of the event loop. */
  private readonly entries = new DataLoader((ids: readonly string[]) => this.readAll(ids), {
    cache: false,
  });

  /** Reads once a list that many ask for at the same moment; the key is the query as JSON. */
  private readonly lists = new DataLoader((keys: readonly string[]) => this.listAll(keys), {
    cache: false,
  });

  constructor(
    private readonly live: LiveBus,
    private readonly challenges: Challenges,
    private readonly users: Users,
  ) {}

  /**
   * Challenges that become open to anyone.
   *
   * @param initial whether the newest open challenges are sent first, in order of creation
   */
  added(request: LobbyRequest, initial: boolean): Stream<Challenge> {
    const changes = this.live.changes(OPENED_TOPIC);
    const since = new Date(Date.now() - BEFORE_MILLIS);
    const finding = {
      first: initial ? () => this.newest(request) : null,
      named: (hint: Hint) => this.one(hint, request),
      // Not older ones: they come into the list again when newer ones are closed.
      newest: async () => (await this.newest(request)).filter(({ createdAt }) => createdAt > since),
    };
    return readerStream(changes, new DistinctReader(finding));
  }

  /** Challenges that are no longer open to anyone, filtered by conditions that cannot change. */
  removed(query: ChallengeQuery): Stream<Challenge> {
    const request = { query: lastingQuery(query), blocked: NOBODY };
    const finding = {
      first: null,
      named: (hint: Hint) => this.one(hint, request),
      newest: () => Promise.resolve([]),
    };
    return readerStream(this.live.changes(CLOSED_TOPIC), new DistinctReader(finding));
  }

  /** The challenge of a message, if it matches the request. */
  private async one(change: Hint, { query, blocked }: LobbyRequest): Promise<Challenge[]> {
    const id = String(change.ref);
    const entry = await this.entries.load(id);
    await this.turns.next();
    if (!entry) return [];
    const { challenge, hasBot } = entry;
    return fitsQuery(challenge, query, { hasBot, blocked }) ? [challenge] : [];
  }

  /** The open challenges by the shared part of the query; the viewer's own conditions are checked here. */
  private async newest({ query, blocked }: LobbyRequest): Promise<Challenge[]> {
    const shared: ChallengeQuery = { ...query, blockerId: null, notSeatedId: null };
    const found = await this.lists.load(JSON.stringify(shared));
    const own: ChallengeQuery = { ...query, withBots: null };
    return found.filter((challenge) => fitsQuery(challenge, own, { hasBot: false, blocked }));
  }

  /** One list after the other: after a lost connection, all streams read at the same time. */
  private async listAll(keys: readonly string[]): Promise<Challenge[][]> {
    const lists = new Map<string, Challenge[]>();
    for (const key of new Set(keys)) {
      const query = JSON.parse(key) as ChallengeQuery;
      const { rows } = await this.challenges.list(query, 'DESC', {
        first: LOBBY_PAGE,
        after: null,
      });
      lists.set(key, rows.slice(0, LOBBY_PAGE).toReversed());
    }
    return keys.map((key) => lists.get(key)!);
  }

  private async readAll(ids: readonly string[]): Promise<(Entry | null)[]> {
    const challenges = await this.challenges.findMany([...new Set(ids)]);
    const userIdsOf = ({ seats }: Challenge) => seats.flatMap(({ userId }) => userId ?? []);
    const users = await this.users.byIds([...new Set(challenges.flatMap(userIdsOf))]);
    const entryOf = (challenge: Challenge): Entry => {
      return { challenge, hasBot: userIdsOf(challenge).some((id) => users.get(id)?.isBot) };
    };
    const found = new Map(challenges.map((challenge) => [challenge.id, entryOf(challenge)]));
    return ids.map((id) => found.get(id) ?? null);
  }
}
