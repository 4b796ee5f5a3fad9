import { CLOCK_KINDS, clockKindOf, secondsOf } from '../../clock/domain/index.js';
import type { ClockKind, TimeControl } from '../../clock/domain/index.js';

/** Who may challenge a bot that answers by a policy; users whom it has blocked never may. */
export const AUDIENCES = ['EVERYONE', 'PEOPLE', 'BOTS', 'NAMED'] as const;
export type BotAudience = (typeof AUDIENCES)[number];

/** Which challenges a bot accepts. The service stores it and answers for the bot. */
export interface AcceptancePolicy {
  /** Null: every one. */
  readonly variants: readonly string[] | null;
  /** Null: every one. */
  readonly presets: readonly string[] | null;
  /** Whether single rules may differ from the preset. */
  readonly customRules: boolean;
  /** Null: every kind. */
  readonly clocks: readonly ClockKind[] | null;
  /** The time for a turn, or the bank; null for no bound. */
  readonly minSeconds: number | null;
  readonly maxSeconds: number | null;
  /** Null: either. */
  readonly rated: boolean | null;
  readonly who: BotAudience;
  /** The ids of the users who may, for NAMED. */
  readonly named: readonly string[];
  /** How many matches it plays at once, including matches that its program started. */
  readonly maxMatches: number;
}

/** How many users a policy may name. */
export const MAX_NAMED = 100;

/** A user who challenges a bot. */
export interface Challenger {
  readonly userId: string;
  readonly isBot: boolean;
}

/** The match that a challenge proposes to a bot. */
export interface ProposedMatch {
  readonly variant: string;
  readonly preset: string;
  /** Whether single rules differ from the preset. */
  readonly isCustom: boolean;
  readonly timeControl: TimeControl;
  readonly rated: boolean;
}

/** The reasons why a policy declines a challenge. */
export const DECLINES = [
  'BOT_DECLINES_VARIANT',
  'BOT_DECLINES_PRESET',
  'BOT_DECLINES_RULES',
  'BOT_DECLINES_CLOCK',
  'BOT_DECLINES_RATED',
  'BOT_DECLINES_YOU',
  'BOT_BUSY',
] as const;
export type Decline = (typeof DECLINES)[number];

/**
 * All reasons to decline a proposal; empty when it is accepted. @param running the number of the bot's
 * matches
 */
export function declines(
  policy: AcceptancePolicy,
  match: ProposedMatch,
  challenger: Challenger,
  running: number,
): Decline[] {
  const fits: Readonly<Record<Decline, boolean>> = {
    BOT_DECLINES_VARIANT: isAmong(match.variant, policy.variants),
    BOT_DECLINES_PRESET: isAmong(match.preset, policy.presets),
    BOT_DECLINES_RULES: policy.customRules || !match.isCustom,
    BOT_DECLINES_CLOCK: fitsClock(policy, match.timeControl),
    BOT_DECLINES_RATED: policy.rated === null || policy.rated === match.rated,
    BOT_DECLINES_YOU: admits(policy, challenger),
    BOT_BUSY: hasRoom(policy, running),
  };
  return DECLINES.filter((decline) => !fits[decline]);
}

/** Whether a user may challenge a bot with this policy at all. */
export function admits({ who, named }: AcceptancePolicy, { userId, isBot }: Challenger): boolean {
  switch (who) {
    case 'EVERYONE':
      return true;
    case 'PEOPLE':
      return !isBot;
    case 'BOTS':
      return isBot;
    case 'NAMED':
      return named.includes(userId);
  }
}

/** Whether a policy leaves room for one more match. */
export const hasRoom = ({ maxMatches }: AcceptancePolicy, running: number): boolean =>
  running < maxMatches;

/** The invalid bounds of a policy. */
export function policyProblems(policy: AcceptancePolicy): ('clock' | 'named' | 'maxMatches')[] {
  const { minSeconds, maxSeconds, who, named, maxMatches } = policy;
  const bounds = [minSeconds, maxSeconds].filter((seconds) => seconds !== null);
  const clock =
    bounds.every((seconds) => seconds >= 1) && (minSeconds ?? 0) <= (maxSeconds ?? Infinity);
  const names = named.length <= MAX_NAMED && (who === 'NAMED') === named.length > 0;
  const checks = [
    { good: clock, part: 'clock' },
    { good: names, part: 'named' },
    { good: maxMatches >= 1, part: 'maxMatches' },
  ] as const;
  return checks.flatMap(({ good, part }) => (good ? [] : [part]));
}

const isAmong = (word: string, words: readonly string[] | null): boolean =>
  words === null || words.includes(word);

function fitsClock({ clocks, minSeconds, maxSeconds }: AcceptancePolicy, control: TimeControl) {
  const seconds = secondsOf(control);
  if (!(clocks ?? CLOCK_KINDS).includes(clockKindOf(control))) return false;
  return seconds === null || ((minSeconds ?? 0) <= seconds && seconds <= (maxSeconds ?? Infinity));
}
