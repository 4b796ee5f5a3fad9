import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import type { User } from '../../users/application/index.js';
import { profileProblems } from '../domain/bot.js';
import type { BotProfile } from '../domain/bot.js';
import { botFailure } from './failures.js';
import type { BotFailure } from './failures.js';

const CODES = {
  engine: 'ENGINE_INVALID',
  version: 'VERSION_INVALID',
  description: 'DESCRIPTION_INVALID',
  homepage: 'HOMEPAGE_INVALID',
} as const;

/** What is wrong with a bot's profile, each with its field. */
export const profileFailures = (profile: Partial<BotProfile>): BotFailure[] =>
  profileProblems(profile).map((part) => botFailure(CODES[part], part));

/** The parts of a profile that are words. */
export const profileTexts = ({ engine, version, description }: Partial<BotProfile>) => ({
  engine,
  version,
  description,
});

/** The owner whom a bot names, or why this user cannot be its owner. */
export function namedOwner(botId: string, owner: User | null): Result<User, BotFailure> {
  if (!owner) return refuse(botFailure('UNKNOWN_USER', 'owner'));
  if (owner.id === botId) return refuse(botFailure('OWNER_IS_YOU', 'owner'));
  return owner.isBot ? refuse(botFailure('OWNER_IS_BOT', 'owner')) : ok(owner);
}
