import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import type { Transaction } from '../../../platform/database/database.js';
import type { Failure } from '../../../platform/api/failure.js';
import { Idempotency, keyedCall } from '../../../platform/idempotency/idempotency.js';
import { guestFailure, PublicTexts, UserRegistry, Users } from '../../users/application/index.js';
import type { User } from '../../users/application/index.js';
import type { BotProfile } from '../domain/bot.js';
import { BotStore } from '../storage/bot-store.js';
import { botFailure } from './failures.js';
import { namedOwner, profileFailures, profileTexts } from './profile.js';

export interface BecomeBotCommand extends BotProfile {
  readonly userId: string;
  /** The username of the person who is responsible for it. */
  readonly owner: string;
  readonly idempotencyKey: string | null;
}

/** The id of the bot, or all that is wrong. */
export type BotResult = Result<string, readonly Failure[]>;

/**
 * Turns an account that has never played into a bot, for good. The start of a match locks its players'
 * accounts, so that an account cannot start its first match and become a bot at the same time.
 */
@Injectable()
export class BecomeBotUseCase {
  constructor(
    private readonly users: Users,
    private readonly registry: UserRegistry,
    private readonly bots: BotStore,
    private readonly idempotency: Idempotency,
    private readonly texts: PublicTexts,
  ) {}

  /** @throws ApiError MUTED */
  async execute(command: BecomeBotCommand): Promise<BotResult> {
    const { userId, owner, idempotencyKey, ...profile } = command;
    const problems = [
      ...profileFailures(profile),
      ...(await this.texts.failures(userId, profileTexts(profile))),
    ];
    const named = namedOwner(userId, await this.users.byUsername(owner));
    if (!named.ok) return refuse([named.error, ...problems]);
    if (problems.length > 0) return refuse(problems);
    const args = [named.value.id, profile];
    const call = keyedCall(userId, idempotencyKey, 'becomeBot', args);
    const done = await this.idempotency.once<string, readonly Failure[]>(call, {
      first: (write) =>
        write(async (transaction, keep) => {
          const failures = await this.failuresOf(userId, named.value, transaction);
          if (failures.length > 0) return refuse(failures);
          await this.registry.makeBot(userId, transaction);
          await this.bots.insert(userId, named.value.id, profile, transaction);
          await keep(userId);
          return ok(userId);
        }),
      again: (id) => Promise.resolve(ok(id)),
    });
    return done.ok ? done : refuse([done.error].flat());
  }

  /** Checks facts that nobody else can change until the transaction ends. */
  private async failuresOf(
    userId: string,
    owner: User,
    transaction: Transaction,
  ): Promise<Failure[]> {
    await this.users.hold([userId, owner.id], transaction);
    const users = await this.users.keep([userId, owner.id], transaction);
    if (users.get(userId)!.isBot) return [botFailure('ALREADY_A_BOT')];
    if (users.get(userId)!.isGuest) return [guestFailure('NOT_FOR_GUESTS')];
    const { hasMatches, hasChallenges } = await this.bots.past(userId, transaction);
    const owned = await this.bots.owned([userId], transaction);
    return [
      ...(users.get(owner.id)!.isBot ? [botFailure('OWNER_IS_BOT', 'owner')] : []),
      ...(hasMatches ? [botFailure('ACCOUNT_HAS_MATCHES')] : []),
      ...(hasChallenges ? [botFailure('ACCOUNT_HAS_CHALLENGES')] : []),
      ...(owned.size > 0 ? [botFailure('ACCOUNT_HAS_BOTS')] : []),
    ];
  }
}
