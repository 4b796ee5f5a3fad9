/** HOUSE: a house bot. ACCOUNT: an account for which somebody's program plays. */
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
