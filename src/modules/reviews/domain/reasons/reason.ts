import type { InLanguages } from '../../../../platform/api/reader.js';
import type { CardNames } from '../../../matches/domain/index.js';
import type { Later, Situation } from './situation.js';

/** Something that made one action better than another, in terms of the game. */
export interface Reason<Kind extends string = string, Facts extends object = never> {
  readonly kind: Kind;
  /** What it is, for the schema. */
  readonly says: string;
  /** Whether it showed later: nobody could have decided by it, and its text says so. */
  readonly isHindsight: boolean;
  /** What is told of it; null where it is no reason here. Plain data, for it is kept. */
  readonly find: (situation: Situation, later: Later | null) => Facts | null;
  /** What follows the colon of a sentence. */
  readonly texts: InLanguages<(facts: Facts, names: CardNames) => string>;
}

interface RuleTexts<Facts extends object> {
  readonly says: string;
  readonly texts: InLanguages<(facts: Facts, names: CardNames) => string>;
}

/** A reason that the player could know of: what came later is out of its reach. */
export const reason = <Kind extends string, Facts extends object>(
  kind: Kind,
  rule: RuleTexts<Facts> & { readonly find: (situation: Situation) => Facts | null },
): Reason<Kind, Facts> => ({ ...rule, kind, isHindsight: false });

/** A reason that showed later. */
export const turnedOut = <Kind extends string, Facts extends object>(
  kind: Kind,
  rule: RuleTexts<Facts> & { readonly find: (s: Situation, later: Later | null) => Facts | null },
): Reason<Kind, Facts> => ({ ...rule, kind, isHindsight: true });
