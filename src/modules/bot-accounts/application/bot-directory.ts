import { Injectable } from '@nestjs/common';
import { BOT_KEYS, BOTS_VERSION } from '../../../bots/index.js';
import { Database } from '../../../platform/database/database.js';
import type { Page } from '../../../platform/api/page.js';
import { Blocks } from '../../blocks/application/index.js';
import { Matches } from '../../matches/application/index.js';
import { HouseBots, Users } from '../../users/application/index.js';
import { admits, hasRoom } from '../domain/policy.js';
import type { Challenger } from '../domain/policy.js';
import { BotStore } from '../storage/bot-store.js';
import type { BotDetails } from '../storage/bot-store.js';

/** A search for bots; all given conditions must hold. */
export interface BotQuery {
  /** Bots whose policy does not exclude this variant. */
  readonly variant?: string;
  readonly connected?: boolean;
  /** Bots that now accept a challenge of this user at once. */
  readonly acceptingId?: string;
}

/** A page of the directory. */
export interface BotPage {
  /** One more than requested if there are more. */
  readonly bots: readonly BotDetails[];
  /** The place at which the search stopped before the page was full; otherwise null. */
  readonly stoppedAt: string | null;
}

/** How many bots are read at a time, and at most for one page. */
const WINDOW = 100;
const MOST = 500;

/** Whether it is a house bot: the service plays for it, so it is always connected. */
export const isHouse = ({ level }: BotDetails): boolean => level !== null;

/** The directory of bots: house bots, and bots whose owners have confirmed them. */
@Injectable()
export class BotDirectory {
  constructor(
    private readonly database: Database,
    private readonly bots: BotStore,
    private readonly users: Users,
    private readonly house: HouseBots,
    private readonly blocks: Blocks,
    private readonly matches: Matches,
  ) {}

  /** Writes the house bots' pages; their user accounts exist already. */
  async writeHouseBots(): Promise<void> {
    const found = await Promise.all(BOT_KEYS.map((level) => this.house.byLevel(level)));
    const entry = { engine: 'Bummerl', version: BOTS_VERSION };
    await this.bots.writeHouseBots(
      found.flatMap((user) =>
        user ? [{ ...entry, userId: user.id, listedAs: user.username }] : [],
      ),
    );
  }

  /** The bots with these ids, by id. */
  byIds(ids: readonly string[]): Promise<ReadonlyMap<string, BotDetails>> {
    return this.bots.byIds(ids);
  }

  /** The bots that these users own and have confirmed: ids by owner. */
  owned(ownerIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    return this.bots.owned(ownerIds);
  }

  /** A page of the matching bots, by name. Reads a bounded number, however few match. */
  async page(query: BotQuery, page: Page<string>): Promise<BotPage> {
    const bots: BotDetails[] = [];
    let after = page.after ?? '';
    for (let read = 0; read < MOST; read += WINDOW) {
      const window = await this.bots.listed(after, WINDOW);
      bots.push(...(await this.fitting(window, query)));
      if (bots.length > page.first || window.length < WINDOW) return { bots, stoppedAt: null };
      after = window.at(-1)!.listedAs!;
    }
    return { bots, stoppedAt: after };
  }

  /** The bots among these that now accept at once a challenge that fits their policies. */
  async accepting(bots: readonly BotDetails[]): Promise<ReadonlySet<string>> {
    const ids = bots.flatMap(({ userId, policy }) => (policy ? [userId] : []));
    const running = await this.matches.countRunning(ids, this.database);
    const free = bots.filter(
      (bot) => isHouse(bot) || (bot.policy && hasRoom(bot.policy, running.get(bot.userId) ?? 0)),
    );
    return new Set(free.map(({ userId }) => userId));
  }

  private async fitting(
    window: readonly BotDetails[],
    { variant, connected, acceptingId }: BotQuery,
  ): Promise<readonly BotDetails[]> {
    const found = window
      .filter((bot) => connected === undefined || connected === (bot.connected || isHouse(bot)))
      .filter(({ policy }) => !variant || !policy?.variants || policy.variants.includes(variant));
    return acceptingId === undefined ? found : this.acceptingUser(found, acceptingId);
  }

  private async acceptingUser(
    bots: readonly BotDetails[],
    userId: string,
  ): Promise<readonly BotDetails[]> {
    const ids = bots.map((bot) => bot.userId);
    const [user, free, blockers] = await Promise.all([
      this.users.byId(userId),
      this.accepting(bots),
      this.blocks.blockersAmong(ids, userId),
    ]);
    const challenger: Challenger = { userId, isBot: user?.isBot ?? false };
    return bots
      .filter((bot) => free.has(bot.userId) && !blockers.includes(bot.userId))
      .filter(({ policy }) => !policy || admits(policy, challenger))
      .filter((bot) => bot.userId !== userId);
  }
}
