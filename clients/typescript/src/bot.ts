import { Client } from './client.js';
import type { ClientOptions } from './client.js';
import { BotActDocument, BotTurnsDocument } from './generated/graphql.js';
import type { BotMatchFragment } from './generated/graphql.js';
import { BRIEF, endless } from './patience.js';
import { Refused } from './problems.js';

/** A match in which it is the bot's turn, as the bot's seat sees it. */
export type BotTurn = BotMatchFragment;

export interface BotOptions extends ClientOptions {
  /** Returns one of `turn.deal.legal`, or several that are played in order. */
  readonly choose: (
    turn: BotTurn,
  ) => string | readonly string[] | Promise<string | readonly string[]>;
  /**
   * Called after an error in one match. The other matches go on. This match goes on after the next connection. Without
   * `onError` the bot stops.
   */
  readonly onError?: (error: unknown, turn: BotTurn) => void;
  readonly signal?: AbortSignal;
}

/** The match has changed meanwhile. The next push has the new state. */
const STALE_CODES = ['STALE_VERSION', 'NOT_YOUR_TURN', 'MATCH_OVER'] as const;

/**
 * Plays all matches of a user: the waiting turns, and each new one. Every turn costs one push and one
 * mutation. Matches are played in parallel, the turns of one match one after the other.
 *
 * @returns when the signal is aborted
 * @throws RequestFailed when the service refuses the bot; errors of `choose` if there is no `onError`
 */
export async function createBot({
  choose,
  onError,
  signal,
  ...options
}: BotOptions): Promise<void> {
  const patience = { ...endless(BRIEF), ...options.patience };
  const client = new Client({ ...options, patience });
  const stop = new AbortController();
  const ended = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal;
  const bot = new Bot(client, choose, ended);
  const failed: unknown[] = [];
  const turns = client.stream({ document: BotTurnsDocument, variables: {}, signal: ended });
  for await (const { turnAdded } of turns) {
    bot.enqueue(turnAdded, (error) => {
      if (onError) return onError(error, turnAdded);
      failed.push(error);
      stop.abort();
    });
  }
  await bot.finished();
  if (failed.length > 0) throw failed[0];
}

class Bot {
  /** The turns in progress, by match. */
  private readonly playing = new Map<string, Promise<void>>();
  /** The version up to which a match has been answered, because a push may come twice. */
  private readonly answered = new Map<string, number>();

  constructor(
    private readonly client: Client,
    private readonly choose: BotOptions['choose'],
    private readonly signal: AbortSignal,
  ) {}

  /** Plays a turn after the earlier turns of its match. */
  enqueue(turn: BotTurn, failed: (error: unknown) => void): void {
    const before = this.playing.get(turn.id) ?? Promise.resolve();
    const playing: Promise<void> = before
      .then(() => this.play(turn))
      .catch((error: unknown) => {
        if (!this.signal.aborted) failed(error);
      })
      .finally(() => {
        if (this.playing.get(turn.id) === playing) this.playing.delete(turn.id);
      });
    this.playing.set(turn.id, playing);
  }

  async finished(): Promise<void> {
    await Promise.all(this.playing.values());
  }

  private async play(turn: BotTurn): Promise<void> {
    let match: BotTurn | null = turn;
    while (match && this.isToAct(match) && !this.signal.aborted) {
      this.answered.set(match.id, match.version);
      match = await this.act(match).catch((error: unknown) => this.forgetFailed(turn, error));
    }
    if (match && match.status !== 'IN_PROGRESS') this.answered.delete(match.id);
  }

  /** Lets the bot try a failed turn again when the service sends it again. @throws the error */
  private forgetFailed({ id }: BotTurn, error: unknown): never {
    this.answered.delete(id);
    throw error;
  }

  private isToAct({ id, version, toAct, viewerSeat }: BotTurn): boolean {
    return toAct !== null && toAct === viewerSeat && version > (this.answered.get(id) ?? -1);
  }

  /** The match after the bot's action; null if it had changed before. */
  private async act(turn: BotTurn): Promise<BotTurn | null> {
    const chosen = await this.choose(turn);
    const actions = typeof chosen === 'string' ? [chosen] : [...chosen];
    const input = { matchId: turn.id, actions, expectedVersion: turn.version };
    const { act } = await this.client.request(BotActDocument, { input }, this.signal);
    if (act.userErrors.length === 0) return act.match ?? null;
    const refused = new Refused(act.userErrors);
    if (STALE_CODES.some((code) => refused.has(code))) return null;
    throw refused;
  }
}
