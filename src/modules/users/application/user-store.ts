import type { EntityManager } from 'typeorm';
import type { Address, Contact, Profile, User } from '../domain/user.js';

/** Where users live. */
export abstract class UserStore {
  abstract findMany(ids: readonly string[]): Promise<User[]>;
  /** By the lower-cased name. */
  abstract findByKey(usernameKey: string): Promise<User | null>;
  abstract findBot(level: string): Promise<User | null>;
  abstract addressOf(userId: string): Promise<Address | null>;
  /** People of this lower-cased name or e-mail address: verified addresses first, then the oldest. */
  abstract findContacts(key: string, limit: number): Promise<Contact[]>;
  /** Null when the name is taken, in whatever case. */
  abstract insert(profile: Profile, manager: EntityManager): Promise<User | null>;
  /** Creates the users of these levels that are missing. */
  abstract insertBots(levels: readonly string[]): Promise<void>;
}
