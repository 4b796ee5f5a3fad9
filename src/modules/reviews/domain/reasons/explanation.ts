import type { Action, Match } from '../../../../engine/index.js';
import type { InLanguages, Reader } from '../../../../platform/api/reader.js';
import { cardNames } from '../../../matches/domain/index.js';
import type { CardNames, LegalAction } from '../../../matches/domain/index.js';
import { actionPhrase } from './action-phrases.js';
import { REASONS } from './list.js';
import type { FoundReason } from './list.js';
import { laterOf, situationOf } from './situation.js';
import { amount } from './words.js';

/** The reason why an action was better than the one played: plain data, which becomes a sentence without the match. */
export interface Explanation {
  readonly best: LegalAction;
  readonly played: LegalAction;
  /** Null only in reviews that were made before every mistake had a reason. */
  readonly reason: FoundReason | null;
}

/** The chosen action and the better one. */
export interface Mistake {
  readonly best: Action;
  readonly played: Action;
  /** The match at the time of the decision. */
  readonly match: Match;
  /** The deal's actions from the decision on. */
  readonly rest: readonly Action[];
  /** By how many game points `best` was better with all cards known. */
  readonly gain: number;
}

export function explanationOf({ best, played, match, rest, gain }: Mistake): Explanation {
  const situation = situationOf(match, best, played);
  const hindsight = { later: laterOf(match, rest), gain };
  let reason: FoundReason | null = null;
  for (const { kind, find } of REASONS) {
    const facts = find(situation, hindsight);
    if (facts === null) continue;
    reason = { kind, facts } as FoundReason;
    break;
  }
  return { best: situation.best.action, played: situation.played.action, reason };
}

/** Whether the player could not know the reason at the decision. */
export const isHindsight = ({ kind }: FoundReason): boolean =>
  REASONS.some((reason) => reason.kind === kind && reason.isHindsight);

const SENTENCES: InLanguages<(best: string, played: string, loss: string) => string> = {
  en: (best, played, loss) => `${best} was worth ${loss} game points more than ${played}`,
  de: (best, played, loss) => `${best} war ${loss} Punkte mehr wert, als ${played}`,
};

/** The better action, its gain in game points, and the reason, in one sentence. */
export function explanationText(
  { best, played, reason }: Explanation,
  loss: number,
  reader: Reader,
): string {
  const { language } = reader;
  const names = cardNames(reader);
  const [better, chosen] = [
    actionPhrase(best, language, names),
    actionPhrase(played, language, names),
  ];
  const sentence = SENTENCES[language](
    better[0]!.toUpperCase() + better.slice(1),
    chosen,
    amount(language, loss),
  );
  return `${sentence}${reason === null ? '' : `: ${reasonText(reason, reader, names)}`}.`;
}

function reasonText({ kind, facts }: FoundReason, { language }: Reader, names: CardNames): string {
  const { texts } = REASONS.find((reason) => reason.kind === kind)!;
  type Say = (facts: object, names: CardNames) => string;
  return (texts[language] as Say)(facts, names);
}
