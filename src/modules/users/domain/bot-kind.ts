/** What plays: a house bot, or a program of somebody's with an account of its own. */
export type BotKind = 'HOUSE' | 'ACCOUNT';

interface Player {
  readonly isBot: boolean;
  readonly botLevel: string | null;
}

/** The kind of a bot, null for people. */
export function botKindOf({ isBot, botLevel }: Player): BotKind | null {
  if (!isBot) return null;
  return botLevel === null ? 'ACCOUNT' : 'HOUSE';
}
