import type { Client } from './client.js';
import { BotActDocument } from './generated/graphql.js';
import type { BotMatchFragment } from './generated/graphql.js';
import { Refused } from './problems.js';

type Choose = (
  turn: BotMatchFragment,
) => string | readonly string[] | Promise<string | readonly string[]>;

/** The match has changed meanwhile. A later event has the new state. */
const STALE_CODES = ['STALE_VERSION', 'NOT_YOUR_TURN', 'MATCH_OVER'] as const;

/** Plays a bot's turns. */
export class Turns {
  /** The version up to which a match has been answered, because a turn may come twice. */
  private readonly answered = new Map<string, number>();

  constructor(
    private readonly client: Client,
    private readonly choose: Choose,
    private readonly signal: AbortSignal,
  ) {}

  /** Plays until it is another player's turn. A turn that fails can be played again. */
  async play(turn: BotMatchFragment): Promise<void> {
    let match: BotMatchFragment | null = turn;
    try {
      while (match && this.isToAct(match) && !this.signal.aborted) {
        this.answered.set(match.id, match.version);
        match = await this.act(match);
      }
    } catch (error) {
      this.forget(turn.id);
      throw error;
    }
    if (match && match.status !== 'IN_PROGRESS') this.forget(match.id);
  }

  forget(matchId: string): void {
    this.answered.delete(matchId);
  }

  private isToAct({ id, version, toAct, viewerSeat }: BotMatchFragment): boolean {
    return toAct !== null && toAct === viewerSeat && version > (this.answered.get(id) ?? -1);
  }

  /** The match after the bot's action; null if it had changed before. */
  private async act(turn: BotMatchFragment): Promise<BotMatchFragment | null> {
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
