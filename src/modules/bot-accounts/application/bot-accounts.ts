import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import { Database } from '../../../platform/database/database.js';
import type { Failure } from '../../../platform/api/failure.js';
import { guestFailure, PublicTexts, Users, usernameKey } from '../../users/application/index.js';
import type { User } from '../../users/application/index.js';
import { MAX_BOTS } from '../domain/bot.js';
import type { BotProfile } from '../domain/bot.js';
import { BotStore } from '../storage/bot-store.js';
import type { BotRow } from '../storage/tables.js';
import type { BotResult } from './become-bot.use-case.js';
import { botFailure } from './failures.js';
import { namedOwner, profileFailures, profileTexts } from './profile.js';

/** The changes. Fields that are left out stay as they are. */
export interface UpdateBotCommand extends Partial<BotProfile> {
  readonly userId: string;
  /** A new owner, by username, who has to confirm. */
  readonly owner?: string;
}

/** The pages and owners of bots: a bot names its owner, and the owner confirms it. */
@Injectable()
export class BotAccounts {
  constructor(
    private readonly database: Database,
    private readonly users: Users,
    private readonly bots: BotStore,
    private readonly texts: PublicTexts,
  ) {}

  /** Changes a bot's profile; a new owner removes it from the directory until confirmed. @throws ApiError MUTED */
  async update({ userId, owner, ...profile }: UpdateBotCommand): Promise<BotResult> {
    const problems: Failure[] = [
      ...profileFailures(profile),
      ...(await this.texts.failures(userId, profileTexts(profile))),
    ];
    const named = await this.ownerOf(userId, owner);
    if (named && !named.ok) problems.unshift(named.error);
    if (problems.length > 0) return refuse(problems);
    return this.database.transaction(async (transaction) => {
      // Users are locked before bots, as everywhere.
      if (named?.ok) await this.users.keep([named.value.id], transaction);
      const bot = (await this.bots.hold([userId], transaction)).get(userId);
      if (!bot) return refuse([botFailure('NOT_A_BOT')]);
      const change = { ...profile, ...(named?.ok && ownedBy(bot, named.value.id)) };
      await this.bots.update(userId, change, transaction);
      return ok(userId);
    });
  }

  /** Confirms a bot that names this owner: it is then listed and may play rated matches. */
  async confirm(ownerId: string, username: string): Promise<BotResult> {
    const bot = await this.users.byUsername(username);
    if (!bot) return refuse([botFailure('BOT_NOT_YOURS', 'username')]);
    return this.database.transaction(async (transaction) => {
      await this.users.hold(ownerId, transaction);
      const owner = (await this.users.keep([ownerId], transaction)).get(ownerId);
      if (owner?.isBot) return refuse([botFailure('OWNER_IS_BOT')]);
      if (owner?.isGuest) return refuse([guestFailure('NOT_FOR_GUESTS')]);
      const named = (await this.bots.hold([bot.id], transaction)).get(bot.id);
      if (named?.ownerId !== ownerId) return refuse([botFailure('BOT_NOT_YOURS', 'username')]);
      const owned = (await this.bots.owned([ownerId], transaction)).get(ownerId) ?? [];
      if (!named.ownerConfirmed && owned.length >= MAX_BOTS) {
        return refuse([botFailure('TOO_MANY_BOTS')]);
      }
      const listedAs = usernameKey(bot.username);
      await this.bots.update(bot.id, { ownerConfirmed: true, listedAs }, transaction);
      return ok(bot.id);
    });
  }

  /** Gives up or refuses a bot: it has no owner until it names another. */
  async release(ownerId: string, username: string): Promise<BotResult> {
    const bot = await this.users.byUsername(username);
    if (!bot) return refuse([botFailure('BOT_NOT_YOURS', 'username')]);
    return this.database.transaction(async (transaction) => {
      const named = (await this.bots.hold([bot.id], transaction)).get(bot.id);
      if (named?.ownerId !== ownerId) return refuse([botFailure('BOT_NOT_YOURS', 'username')]);
      await this.bots.update(bot.id, UNOWNED, transaction);
      return ok(bot.id);
    });
  }

  private async ownerOf(
    userId: string,
    owner: string | undefined,
  ): Promise<Result<User, Failure> | null> {
    if (owner === undefined) return null;
    return namedOwner(userId, await this.users.byUsername(owner));
  }
}

const UNOWNED = { ownerId: null, ownerConfirmed: false, listedAs: null } as const;

/** The changes when a bot names its owner. An owner who has confirmed the bot need not confirm again. */
const ownedBy = (bot: BotRow, ownerId: string) =>
  bot.ownerId === ownerId ? {} : { ...UNOWNED, ownerId };
