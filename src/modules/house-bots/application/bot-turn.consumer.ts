import { Inject, Injectable, Logger } from '@nestjs/common';
import { randomInt } from 'node:crypto';
import type { BotKey } from '../../../bots/index.js';
import { dealView } from '../../../engine/index.js';
import type { Action, DealView } from '../../../engine/index.js';
import { Budgets } from '../../../platform/accounting/budgets.js';
import type { Config } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import type { DomainEvent } from '../../../platform/events/event.js';
import { FairQueue } from '../../../platform/fair-queue.js';
import type { ConsumerOf, DomainEventOf } from '../../domain-events.js';
import {
  actorOf,
  isAbandoned,
  isHouseBot,
  matchOf,
  Matches,
} from '../../matches/application/index.js';
import type { StoredMatch } from '../../matches/application/index.js';
import { ActUseCase, EndAbandonedUseCase } from '../../moves/application/index.js';
import { Users } from '../../users/application/index.js';
import { releaseMillis, strideOf, TURN_POINTS, waitUntil } from './pace.js';
import { BotRunner } from './bot-runner.js';

/** The range of the seeds of bots' decisions, which are independent of the shuffle. */
const SEEDS = 2 ** 31;

/** How many turns are read or written at the same time: other work needs connections too. */
const DATABASE_SLOTS = 8;

type Asked = DomainEventOf<'HOUSE_BOT_ASKED'>;

/** A house bot's turn, and the player who waits for it and pays for it; empty if nobody does. */
interface BotTurn {
  readonly match: StoredMatch;
  readonly waitedMillis: number;
  readonly seat: number;
  readonly owner: string;
  readonly level: BotKey;
}

/**
 * Plays one action of a house bot, through the use case that people's moves use. A job that comes late or twice
 * finds another version and does nothing; the move itself asks for the next action.
 *
 * Most of the time a turn waits for its release (see `releaseMillis`), and needs nothing but its job. So many
 * turns are in progress at the same time, and they share other resources fairly.
 */
@Injectable()
export class BotTurnConsumer implements ConsumerOf<'HOUSE_BOT_ASKED'> {
  readonly name = 'house-bots';
  readonly events = ['HOUSE_BOT_ASKED'] as const;
  readonly queue;
  private readonly logger = new Logger(BotTurnConsumer.name);
  private readonly pace: number;
  private readonly database = new FairQueue({ atOnce: DATABASE_SLOTS });

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly matches: Matches,
    private readonly users: Users,
    private readonly acting: ActUseCase,
    private readonly ending: EndAbandonedUseCase,
    private readonly bots: BotRunner,
    private readonly budgets: Budgets,
  ) {
    this.queue = { concurrency: config.BOT_CONCURRENCY, userOf };
    this.pace = config.BOT_PACE_MILLIS;
  }

  async handle(events: readonly Asked[]): Promise<void> {
    for (const event of events) await this.play(event);
  }

  private async play(event: Asked): Promise<void> {
    const owner = event.forUser ?? '';
    const turn = await this.database.run(owner, () => this.load(event, owner));
    if (turn) await (isAbandoned(turn.match) ? this.end(turn) : this.answer(turn));
  }

  /** Null when the match has changed since. */
  private async load({ matchId, version, seat }: Asked, owner: string): Promise<BotTurn | null> {
    const found = await this.matches.findWaiting(matchId);
    if (!found || found.match.version !== version) return null;
    const player = found.match.players[seat]!;
    if (found.match.toAct !== seat || !isHouseBot(player)) return null;
    const bot = await this.users.byId(actorOf(player));
    return { ...found, seat, owner, level: bot!.botLevel as BotKey };
  }

  /** Decides, waits for the release, and plays. If the action is refused, plays a legal action a stride later. */
  private async answer(turn: BotTurn): Promise<void> {
    const startedAt = performance.now();
    const { match, seat, level, waitedMillis: waited } = turn;
    this.budgets.oweOfUser(turn.owner, TURN_POINTS[level]);
    const action = await this.decide(turn);
    const stride = strideOf(this.pace, level);
    const thought = performance.now() - startedAt;
    const released = startedAt + releaseMillis(stride, { waited, thought });
    await waitUntil(released);
    const refusal = await this.act(turn, action);
    if (refusal === null || refusal === 'STALE_VERSION') return;
    this.logger.error(`match ${match.id}: ${refusal} for a bot's action, playing another`);
    await waitUntil(released + stride);
    await this.act(turn, viewOf(match, seat).legal[0]!);
  }

  /** The bot's choice from its own view; any legal action if the bot fails. */
  private async decide({ match, seat, owner, level }: BotTurn): Promise<Action> {
    const view = viewOf(match, seat);
    try {
      return await this.bots.choose({ level, view, seed: randomInt(SEEDS) }, owner);
    } catch (error) {
      this.logger.error(`match ${match.id}: a bot could not decide: ${whereItFailed(error)}`);
      return view.legal[0]!;
    }
  }

  /** The refusal's code, null when the action was played. */
  private async act({ match, seat, owner }: BotTurn, action: Action): Promise<string | null> {
    const command = {
      userId: actorOf(match.players[seat]!),
      matchId: match.id,
      seat,
      actions: [action],
      expectedVersion: match.version,
      idempotencyKey: null,
    };
    const played = await this.database.run(owner, () => this.acting.execute(command));
    return played.ok ? null : played.error.code;
  }

  private async end({ match, seat, owner }: BotTurn): Promise<void> {
    const userId = actorOf(match.players[seat]!);
    const command = { matchId: match.id, userId, seat, expectedVersion: match.version };
    await this.database.run(owner, () => this.ending.execute(command));
  }
}

function userOf(event: DomainEvent): string | null {
  return (event as Asked).forUser;
}

function viewOf(match: StoredMatch, seat: number): DealView {
  return dealView(matchOf(match), seat)!;
}

/** How many lines of a stack are logged. */
const FRAMES = 4;

/** The kind of an error and where it happened, without its message, which may name a card of the bot's hand. */
function whereItFailed(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [error.name, ...frames.slice(0, FRAMES).map((line) => line.trim())].join(' ');
}
