import { legal, matchView, toAct } from '../../../src/engine/index.js';
import type { Match } from '../../../src/engine/index.js';
import { ACTION_TEXTS } from '../../../src/modules/matches/domain/action-texts.js';
import { legalActions } from '../../../src/modules/matches/domain/legal-action.js';

/** What is wrong with the legal actions as they are told: each is there once, and has a sentence of its own. */
export function actionFaults(match: Match): string[] {
  const tokens = legal(match);
  const actions = legalActions(match, matchView(match, toAct(match)!).deal!, tokens);
  const told = actions.map(({ token }) => token).join(' ');
  const faults = told === tokens.join(' ') ? [] : [`${told} is told of ${tokens.join(' ')}`];
  for (const say of Object.values(ACTION_TEXTS)) faults.push(...textFaults(actions.map(say)));
  return faults;
}

const textFaults = (texts: readonly string[]): string[] =>
  texts.filter((text, i) => !isSentence(text) || texts.indexOf(text) !== i);

const isSentence = (text: string): boolean =>
  text.length > 3 && !/undefined|null|NaN|\{|\(/.test(text);
