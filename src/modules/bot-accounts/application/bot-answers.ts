import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../../platform/config/config.module.js';
import type { Config } from '../../../platform/config/config.js';
import type { Transaction } from '../../../platform/database/database.js';
import { Matches } from '../../matches/application/index.js';
import { Users } from '../../users/application/index.js';
import type { User } from '../../users/application/index.js';
import { declines, hasRoom } from '../domain/policy.js';
import type { Decline, ProposedMatch } from '../domain/policy.js';
import { BotStore } from '../storage/bot-store.js';
import type { BotRow } from '../storage/tables.js';

/** A bot's answer to a challenge: NONE without a policy, otherwise ACCEPTS or all reasons to decline. */
export type BotAnswer = 'NONE' | 'ACCEPTS' | readonly Decline[];

/**
 * The users at one table, locked until the transaction ends. Meanwhile nobody becomes a bot, and no bot gets
 * another seat by its policy, so no bot plays more matches than its policy allows.
 */
export interface LockedTable {
  readonly users: ReadonlyMap<string, User>;
  /** The bot accounts among them. */
  readonly bots: ReadonlyMap<string, BotRow>;
}

/** The answers of bot accounts to challenges; runs in the transaction that seats them. */
@Injectable()
export class BotAnswers {
  constructor(
    private readonly users: Users,
    private readonly bots: BotStore,
    private readonly matches: Matches,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async lockTable(userIds: readonly string[], within: Transaction): Promise<LockedTable> {
    const users = await this.users.keep([...new Set(userIds)], within);
    const accounts = [...users.values()].filter(
      ({ isBot, botLevel }) => isBot && botLevel === null,
    );
    const ids = accounts.map(({ id }) => id);
    return { users, bots: await this.bots.hold(ids, within) };
  }

  /** The answer of each bot to a challenge. */
  async answers(
    { users, bots }: LockedTable,
    match: ProposedMatch,
    challengerId: string,
    within: Transaction,
  ): Promise<ReadonlyMap<string, BotAnswer>> {
    const running = await this.running(bots, within);
    const challenger = { userId: challengerId, isBot: users.get(challengerId)!.isBot };
    const answerOf = ({ userId, policy }: BotRow): BotAnswer => {
      if (!policy) return 'NONE';
      const declined = declines(
        this.withinLimits(policy),
        match,
        challenger,
        running.get(userId) ?? 0,
      );
      return declined.length > 0 ? declined : 'ACCEPTS';
    };
    return new Map([...bots].map(([id, bot]) => [id, answerOf(bot)]));
  }

  /** The bots that have a policy and play as many matches as it allows. */
  async busyAmong({ bots }: LockedTable, within: Transaction): Promise<readonly string[]> {
    const running = await this.running(bots, within);
    return [...bots.values()].flatMap(({ userId, policy }) =>
      policy && !hasRoom(policy, running.get(userId) ?? 0) ? [userId] : [],
    );
  }

  private async running(bots: LockedTable['bots'], within: Transaction) {
    const ids = [...bots.values()].flatMap(({ userId, policy }) => (policy ? [userId] : []));
    return ids.length > 0 ? this.matches.countRunning(ids, within) : new Map<string, number>();
  }

  /** The operator may have lowered the limit since. */
  private withinLimits<P extends { readonly maxMatches: number }>(policy: P): P {
    const maxMatches = Math.min(policy.maxMatches, this.config.RUNNING_MATCHES);
    return { ...policy, maxMatches };
  }
}

/** Whether all bots are confirmed by their owners. */
export const areConfirmed = ({ bots }: LockedTable): boolean =>
  [...bots.values()].every(({ ownerConfirmed }) => ownerConfirmed);

/** Whether a bot sits with its owner, or with another bot of the same owner. */
export function isOneOwners({ users, bots }: LockedTable): boolean {
  const owners = [...bots.values()].flatMap(({ ownerId }) => (ownerId === null ? [] : [ownerId]));
  return new Set(owners).size < owners.length || owners.some((owner) => users.has(owner));
}

/** Whether the bots of a table may play a rated match. */
export const mayBeRated = (table: LockedTable): boolean =>
  areConfirmed(table) && !isOneOwners(table);
