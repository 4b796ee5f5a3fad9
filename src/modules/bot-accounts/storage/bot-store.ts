import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { groupBy } from '../../../platform/collections.js';
import { Database } from '../../../platform/database/database.js';
import type { Sql, Transaction } from '../../../platform/database/database.js';
import { columns, statement } from '../../../platform/database/statement.js';
import { presentSql } from '../../../platform/presence/presence.js';
import type { BotProfile } from '../domain/bot.js';
import type { AcceptancePolicy } from '../domain/policy.js';
import { BotRow } from './tables.js';

/** A bot as its page shows it. */
export interface BotDetails extends BotRow {
  /** The level of a house bot, null for bot accounts. */
  readonly level: string | null;
  /** Whether its program is connected. */
  readonly connected: boolean;
}

const BOT = `${columns(BotRow, undefined, 'b')}, u.bot_level AS level,
  ${presentSql('b.user_id')} AS connected`;

const BOTS = 'bots b JOIN user_profiles u USING (user_id)';

const BY_IDS = statement<BotDetails, { ids: readonly string[] }>(
  'bots-by-ids',
  `SELECT ${BOT} FROM ${BOTS} WHERE b.user_id = ANY(:ids::uuid[])`,
);

const LISTED = statement<BotDetails, { after: string; limit: number }>(
  'bots-listed',
  `SELECT ${BOT} FROM ${BOTS} WHERE b.listed_as > :after ORDER BY b.listed_as LIMIT :limit`,
);

/** The activity that keeps an account from becoming a bot. */
export interface AccountActivity {
  readonly hasMatches: boolean;
  readonly hasChallenges: boolean;
}

const ACTIVITY = statement<AccountActivity, { userId: string }>(
  'bots-past',
  `SELECT EXISTS (SELECT FROM match_followers WHERE user_id = :userId) AS "hasMatches",
     EXISTS (SELECT FROM challenge_players
             WHERE user_id = :userId AND status = 'OPEN') AS "hasChallenges"`,
);

/** A house bot's page. */
type HouseBotEntry = Pick<BotRow, 'userId' | 'engine' | 'version' | 'listedAs'>;

/** The profiles, owners and policies of bots. */
@Injectable()
export class BotStore {
  constructor(private readonly database: Database) {}

  async byIds(ids: readonly string[]): Promise<ReadonlyMap<string, BotDetails>> {
    const bots = await this.database.rows(BY_IDS, { ids });
    return new Map(bots.map((bot) => [bot.userId, bot]));
  }

  /** The bots in the directory after a name's key; the empty text comes before all. */
  listed(after: string, limit: number): Promise<BotDetails[]> {
    return this.database.rows(LISTED, { after, limit });
  }

  /** Locks the bots among these users: nobody changes them, or seats them by a policy, meanwhile. */
  async hold(ids: readonly string[], within: Transaction): Promise<ReadonlyMap<string, BotRow>> {
    if (ids.length === 0) return new Map();
    const bots = await within.of(BotRow).find({
      where: { userId: In(ids) },
      // In one order, so that transactions do not deadlock.
      order: { userId: 'ASC' },
      lock: { mode: 'for_no_key_update' },
    });
    return new Map(bots.map((bot) => [bot.userId, bot]));
  }

  /** The bots that these users own and have confirmed: ids by owner. */
  async owned(
    ownerIds: readonly string[],
    within: Sql = this.database,
  ): Promise<ReadonlyMap<string, readonly string[]>> {
    const rows = await within.of(BotRow).find({
      select: { userId: true, ownerId: true },
      where: { ownerId: In(ownerIds), ownerConfirmed: true },
      order: { createdAt: 'ASC', userId: 'ASC' },
    });
    const byOwner = groupBy(rows, ({ ownerId }) => ownerId!);
    return new Map([...byOwner].map(([id, bots]) => [id, bots.map(({ userId }) => userId)]));
  }

  async past(userId: string, within: Transaction): Promise<AccountActivity> {
    return (await within.row(ACTIVITY, { userId }))!;
  }

  async insert(
    userId: string,
    ownerId: string,
    profile: BotProfile,
    within: Transaction,
  ): Promise<void> {
    await within.of(BotRow).insert({ userId, ownerId, ...profile });
  }

  async update(
    userId: string,
    change: Partial<BotProfile & Pick<BotRow, 'ownerId' | 'ownerConfirmed' | 'listedAs'>>,
    within: Transaction,
  ): Promise<void> {
    if (Object.keys(change).length > 0) await within.of(BotRow).update({ userId }, change);
  }

  /** False for a user who is not a bot. */
  async setPolicy(userId: string, policy: AcceptancePolicy | null): Promise<boolean> {
    const written = await this.database.of(BotRow).update({ userId }, { policy });
    return written.affected === 1;
  }

  /** Writes the pages of house bots; any number of processes may do it at the same time. */
  async writeHouseBots(bots: readonly HouseBotEntry[]): Promise<void> {
    await this.database.of(BotRow).upsert([...bots], {
      conflictPaths: ['userId'],
      skipUpdateIfNoValuesChanged: true,
    });
  }
}
