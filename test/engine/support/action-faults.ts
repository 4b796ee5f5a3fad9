import { legal, matchView, toAct } from '../../../src/engine/index.js';
import type { Match } from '../../../src/engine/index.js';
import { actionText } from '../../../src/modules/matches/domain/action-texts.js';
import { CARD_SUITS, LANGUAGES } from '../../../src/platform/api/reader.js';
import { legalActions } from '../../../src/modules/matches/domain/legal-action.js';

/** Every reader who gets a different sentence. */
const READERS = LANGUAGES.flatMap((language) => CARD_SUITS.map((suits) => ({ language, suits })));

/**
 * What is wrong with the sentences of the legal actions: each action must be there once, with a sentence of
 * its own.
 */
export function actionFaults(match: Match): string[] {
  const tokens = legal(match);
  const actions = legalActions(match, matchView(match, toAct(match)!).deal!, tokens);
  const told = actions.map(({ token }) => token).join(' ');
  const faults =
    told === tokens.join(' ') ? [] : [`${told} is the sentence of ${tokens.join(' ')}`];
  for (const reader of READERS)
    faults.push(...textFaults(actions.map((action) => actionText(action, reader))));
  return faults;
}

const textFaults = (texts: readonly string[]): string[] =>
  texts.filter((text, i) => !isSentence(text) || texts.indexOf(text) !== i);

const isSentence = (text: string): boolean =>
  text.length > 3 && !/undefined|null|NaN|\{|\(/.test(text);
