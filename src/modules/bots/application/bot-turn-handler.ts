import { Inject, Injectable, Logger } from '@nestjs/common';
import { randomInt } from 'node:crypto';
import type { BotKey } from '../../../bots/index.js';
import { dealView } from '../../../engine/index.js';
import type { Action, DealView } from '../../../engine/index.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import type { Config } from '../../../platform/config/config.js';
import type { TaskPayload } from '../../../platform/outbox/task.js';
import type { TaskHandler } from '../../../platform/queue/task-handlers.js';
import { actorOf, isHouseBot, matchOf, MatchStore } from '../../matches/application/index.js';
import type { StoredMatch } from '../../matches/application/index.js';
import { Act } from '../../moves/application/index.js';
import { UserDirectory } from '../../users/application/index.js';
import { Thinkers } from './thinkers.js';

/** Where the seeds of bots' decisions come from: never the shuffle. */
const SEEDS = 2 ** 31;

/**
 * Plays one action of a house bot, by the use case that people play by. A job that comes late or
 * twice finds another version and does nothing; the next action is owed by the move itself.
 */
@Injectable()
export class BotTurnHandler implements TaskHandler {
  readonly kind = 'bot-turn';
  readonly concurrency: number;
  private readonly logger = new Logger(BotTurnHandler.name);

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly matches: MatchStore,
    private readonly users: UserDirectory,
    private readonly acting: Act,
    private readonly thinkers: Thinkers,
  ) {
    this.concurrency = config.BOT_CONCURRENCY;
  }

  async handle(payload: TaskPayload): Promise<void> {
    const seat = Number(payload['seat']);
    const match = await this.matches.find(String(payload['matchId']));
    if (!match || match.version !== payload['version'] || match.toAct !== seat) return;
    if (!isHouseBot(match.players[seat]!)) return;
    const action = await this.decide(match, seat);
    const refusal = await this.play(match, seat, action);
    if (refusal === null || refusal === 'STALE_VERSION') return;
    this.logger.error(`match ${match.id}: ${refusal} for a bot's action, playing another`);
    await this.play(match, seat, viewOf(match, seat).legal[0]!);
  }

  /** The bot's choice from its own view; a legal action at once where the bot fails. */
  private async decide(match: StoredMatch, seat: number): Promise<Action> {
    const view = viewOf(match, seat);
    // Outside: a database that is away must not make a bot play badly, the job is tried again.
    const user = await this.users.byId(actorOf(match.players[seat]!));
    try {
      const level = user!.botLevel as BotKey;
      return await this.thinkers.choose({ level, view, seed: randomInt(SEEDS) });
    } catch (error) {
      this.logger.error(`match ${match.id}: a bot could not decide: ${String(error)}`);
      return view.legal[0]!;
    }
  }

  /** The refusal's code, null when the action was played. */
  private async play(match: StoredMatch, seat: number, action: Action): Promise<string | null> {
    const played = await this.acting.execute({
      userId: actorOf(match.players[seat]!),
      matchId: match.id,
      seat,
      actions: [action],
      expectedVersion: match.version,
      idempotencyKey: null,
    });
    return played.ok ? null : played.error.code;
  }
}

function viewOf(match: StoredMatch, seat: number): DealView {
  return dealView(matchOf(match), seat)!;
}
