import type { NotificationType } from './notification.js';

/** What a title is made of. */
export interface Told {
  readonly type: NotificationType;
  readonly variant: string | null;
  readonly opponents: readonly string[];
}

const TITLES: Readonly<Record<NotificationType, (told: Told) => string>> = {
  CHALLENGE: (told) => `You are challenged${withOthers('by', told)}`,
  CHALLENGE_DECLINED: (told) => `Your challenge was declined${withOthers('to', told)}`,
  RULES_CONFLICT: (told) => `The rules of your match were reconciled${withOthers('against', told)}`,
  YOUR_TURN: (told) => `It is your turn${withOthers('against', told)}`,
  REMINDER: (told) => `Your time runs out${withOthers('against', told)}`,
  ABORT_OFFERED: (told) => `Your match may be called off${withOthers('against', told)}`,
  MATCH_MESSAGE: (told) =>
    `There is a message for you${withOthers('from your match against', told)}`,
  MATCH_OVER: (told) => `Your match is over${withOthers('against', told)}`,
};

/** One line that says what has happened, without a card. */
export function titleOf(told: Told): string {
  return TITLES[told.type](told);
}

function withOthers(word: string, { opponents, variant }: Told): string {
  const others = opponents.length > 0 ? ` ${word} ${opponents.join(', ')}` : '';
  return variant ? `${others} (${variant})` : others;
}
