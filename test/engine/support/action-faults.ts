import { legal, matchView, toAct } from '../../../src/engine/index.js';
import type { Match } from '../../../src/engine/index.js';
import { actionText } from '../../../src/modules/matches/domain/action-texts.js';
import { CARD_SUITS, LANGUAGES } from '../../../src/platform/api/reader.js';
import { legalActions } from '../../../src/modules/matches/domain/legal-action.js';

/** One reader for each form of a sentence. */
const READERS = LANGUAGES.flatMap((language) => CARD_SUITS.map((suits) => ({ language, suits })));

/**
 * The mistakes in the sentences of the legal actions: each action must be there once, with its own sentence.
 */
export function actionFaults(match: Match): string[] {
  const tokens = legal(match);
  const actions = legalActions(match, matchView(match, toAct(match)!).deal!, tokens);
  const listed = actions.map(({ token }) => token).join(' ');
  const faults =
    listed === tokens.join(' ')
      ? []
      : [`sentences of ${listed} for the legal actions ${tokens.join(' ')}`];
  for (const reader of READERS)
    faults.push(...textFaults(actions.map((action) => actionText(action, reader))));
  return faults;
}

const textFaults = (texts: readonly string[]): string[] =>
  texts.filter((text, i) => !isSentence(text) || texts.indexOf(text) !== i);

const isSentence = (text: string): boolean =>
  text.length > 3 && !/undefined|null|NaN|\{|\(/.test(text);
