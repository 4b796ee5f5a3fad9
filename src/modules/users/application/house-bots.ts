import { Injectable } from '@nestjs/common';
import { botUsername, isUsername } from '../domain/username.js';
import { UserStore } from '../storage/user-store.js';
import type { User } from '../storage/users.js';

/** The users of the house bots, one for each level. */
@Injectable()
export class HouseBots {
  /** House bots never change or leave, so a user that was found is remembered. */
  private readonly found = new Map<string, User>();

  constructor(private readonly users: UserStore) {}

  /** Creates the missing users. Any number of processes may call it at the same time. */
  ensure(levels: readonly string[]): Promise<void> {
    return this.users.insertBots(levels);
  }

  /** The user of a level, null when there is no such bot. */
  async byLevel(level: string): Promise<User | null> {
    if (!isUsername(botUsername(level))) return null;
    const user = this.found.get(level) ?? (await this.users.findBot(level));
    if (user) this.found.set(level, user);
    return user;
  }
}
