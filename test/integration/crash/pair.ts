import { randomUUID } from 'node:crypto';
import { TestClient } from '../../support/client.js';
import type { MatchJson } from '../../support/client.js';
import { subscribeTo } from '../../support/deliveries.js';
import { send } from '../../support/messages.js';
import type { PushBrowser } from '../../support/push-browser.js';
import { until } from '../../support/wait.js';

/** How long people wait for an answer while parts of the service are killed, on a busy machine. */
const PATIENCE = 60_000;

/** A turn that was notified before it was played. */
export interface Turn {
  readonly matchId: string;
  readonly version: number;
  readonly username: string;
}

interface NotificationJson {
  readonly type: string;
  readonly matchId: string;
  readonly version: number;
}

const NOTIFICATIONS = '{ notifications(first: 30) { nodes { type matchId version } } }';

/** How a match is to be played. */
export interface Scenario {
  readonly input: object;
  /** The number of actions after which somebody resigns. */
  readonly resignsAfter: number;
}

/**
 * Two people who play by correspondence: each acts only after the notification of the turn. They retry after every
 * failure, and remember the notifications that they got and the messages that they sent.
 */
export class Pair {
  readonly turns: Turn[] = [];
  readonly messages: string[] = [];
  readonly matches: string[] = [];
  actions = 0;
  private people: TestClient[] = [];

  constructor(
    private readonly address: () => string,
    private readonly random: () => number,
  ) {}

  async register(...names: readonly string[]): Promise<void> {
    const clients = names.map((name) => new TestClient(this.address()).register(name));
    this.people = await Promise.all(clients);
  }

  /** Makes both players get pushes on `browser`. */
  async subscribe(browser: PushBrowser): Promise<void> {
    for (const person of this.people) await subscribeTo(person, browser);
  }

  async play({ input, resignsAfter }: Scenario): Promise<void> {
    const matchId = await this.startMatch(input);
    this.matches.push(matchId);
    let match = await this.read(matchId);
    for (let last: number | null = null, count = 0; match.status === 'IN_PROGRESS'; count++) {
      if (match.toAct !== last) await this.notified(match);
      if (count % 6 === 0) await this.sendMessage(matchId);
      last = match.toAct;
      match = await (count >= resignsAfter ? this.resign(match) : this.act(match));
      if (match.toAct !== last) match = await this.read(matchId, match.toAct);
    }
  }

  private async startMatch(input: object): Promise<string> {
    const [creator, guest] = this.people as [TestClient, TestClient];
    const opponents = [{ username: guest.username }];
    const request = { variant: 'zweier', opponents, ...input, idempotencyKey: randomUUID() };
    const { challenge } = await this.retry(creator, (client) => client.challenge(request));
    const accepting = { challengeId: challenge!.id, idempotencyKey: randomUUID() };
    await this.retry(guest, (client) => client.accept(accepting));
    return challenge!.matchId;
  }

  /** The match as the player to act sees it. */
  private async read(matchId: string, seatToAct: number | null = 0): Promise<MatchJson> {
    const seat = seatToAct ?? 0;
    const match = await this.retry(this.people[seat]!, (client) => client.match(matchId));
    return (match.toAct ?? seat) === seat ? match : this.read(matchId, match.toAct);
  }

  private async notified({ id: matchId, version, toAct }: MatchJson): Promise<void> {
    const playerOnTurn = this.people[toAct!]!;
    await until(
      `the notification of ${matchId} at ${version}`,
      async () => {
        const { notifications } = await this.retry(playerOnTurn, (client) =>
          client.ask<{ notifications: { nodes: NotificationJson[] } }>(NOTIFICATIONS),
        );
        return notifications.nodes.some(
          (n) => n.type === 'YOUR_TURN' && n.matchId === matchId && n.version === version,
        );
      },
      PATIENCE,
    );
    this.turns.push({ matchId, version, username: playerOnTurn.username });
  }

  /** The match after a random action, as the player who acted sees it. */
  private async act({ id, version, toAct, deal }: MatchJson): Promise<MatchJson> {
    const token = deal.legal[Math.floor(this.random() * deal.legal.length)]!;
    const more = { expectedVersion: version, idempotencyKey: randomUUID() };
    const playerOnTurn = this.people[toAct!]!;
    const { match, userErrors } = await this.retry(playerOnTurn, (client) =>
      client.act(id, [token], more),
    );
    if (userErrors.length > 0) throw new Error(`${id} ${token}: ${userErrors[0]!.code}`);
    this.actions++;
    return match!;
  }

  private async resign({ id, toAct }: MatchJson): Promise<MatchJson> {
    const more = { idempotencyKey: randomUUID() };
    const playerOnTurn = this.people[toAct!]!;
    return (await this.retry(playerOnTurn, (client) => client.resign(id, more))).match!;
  }

  private async sendMessage(matchId: string): Promise<void> {
    const text = randomUUID();
    const input = { text, idempotencyKey: text };
    const { message } = await this.retry(this.people[0]!, (client) => send(client, matchId, input));
    this.messages.push(message!.text!);
  }

  /** Repeats a call until it is answered. */
  private retry<T>(as: TestClient, call: (client: TestClient) => Promise<T>): Promise<T> {
    const attempt = () => {
      const client = new TestClient(this.address());
      client.accessToken = as.accessToken;
      return call(client).then(
        (answer) => ({ answer }),
        () => undefined,
      );
    };
    return until('an answer', attempt, PATIENCE).then(({ answer }) => answer);
  }
}
