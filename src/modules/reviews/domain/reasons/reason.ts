import type { InLanguages } from '../../../../platform/api/reader.js';
import type { CardNames } from '../../../matches/domain/index.js';
import type { Hindsight, Situation } from './situation.js';

/** A reason why one action was better than another, in terms of the game. */
export interface Reason<Kind extends string = string, Facts extends object = never> {
  readonly kind: Kind;
  /** The description in the schema. */
  readonly description: string;
  /** Whether the player could not know it at the decision; its text then says so. */
  readonly isHindsight: boolean;
  /** The facts of the reason; null where it does not apply. Plain data, because it is stored. */
  readonly find: (situation: Situation, hindsight: Hindsight) => Facts | null;
  /** The text after the colon of the sentence. */
  readonly texts: InLanguages<(facts: Facts, names: CardNames) => string>;
}

interface RuleTexts<Facts extends object> {
  readonly description: string;
  readonly texts: InLanguages<(facts: Facts, names: CardNames) => string>;
}

/** A reason that the player could know; it has no access to later actions. */
export const reason = <Kind extends string, Facts extends object>(
  kind: Kind,
  rule: RuleTexts<Facts> & { readonly find: (situation: Situation) => Facts | null },
): Reason<Kind, Facts> => ({ ...rule, kind, isHindsight: false });

/** A reason that the player could not know at the decision. */
export const hindsightReason = <Kind extends string, Facts extends object>(
  kind: Kind,
  rule: RuleTexts<Facts> & {
    readonly find: (situation: Situation, hindsight: Hindsight) => Facts | null;
  },
): Reason<Kind, Facts> => ({ ...rule, kind, isHindsight: true });
