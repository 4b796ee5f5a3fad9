import type {
  MatchPlanFragment,
  MatchPlansQuery,
  PlanChoiceInput,
  PlanConditionInput,
  PlanRuleInput,
} from '../generated/graphql';
import { RANKS, SUITS } from '../cards/card';

export type PlanMatch = NonNullable<MatchPlansQuery['match']>;
type ReadRule = NonNullable<MatchPlanFragment['rules']>[number];

/** The conditions that can be added here. Conditions of other clients are shown and kept. */
export const CONDITIONS = [
  'led',
  'ledSuit',
  'onLead',
  'holds',
  'closed',
  'trump',
  'cardPoints',
  'trickNumber',
  'contract',
] as const;
export type ConditionKey = (typeof CONDITIONS)[number];

/** One of the conditions that must all be true. */
export type Part = readonly [key: keyof PlanConditionInput, value: unknown];

export const conditionParts = (condition: PlanConditionInput): Part[] =>
  (Object.entries(condition) as [keyof PlanConditionInput | '__typename', unknown][]).filter(
    (entry): entry is [keyof PlanConditionInput, unknown] =>
      entry[0] !== '__typename' && entry[1] !== null && entry[1] !== undefined,
  );

const isNested = ({ when }: ReadRule): boolean => Boolean(when.all ?? when.any ?? when.not);

/** Whether the plan can be shown here completely. Nested conditions can only be made by other clients. */
export const isComplete = ({ rules }: MatchPlanFragment): boolean => !rules?.some(isNested);

/** An object of an answer as an input: without type names and null fields. */
function asInput<T extends object>(value: T): object {
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, each]) => key !== '__typename' && each !== null)
      .map(([key, each]) => [key, typeof each === 'object' ? asInput(each as object) : each]),
  );
}

/** The rules as inputs, to send them again. */
export const rulesOf = ({ rules }: MatchPlanFragment): PlanRuleInput[] =>
  (rules ?? []).map(({ when, then, once }) => ({
    when: asInput(when),
    then: then.map((choice): PlanChoiceInput => asInput(choice)),
    once,
  }));

/** Every card of the match's deck. */
export function deckOf({ rules }: PlanMatch): string[] {
  const size = rules.find(({ name }) => name === 'deck')?.value.number ?? 20;
  return SUITS.flatMap((suit) => RANKS.slice(0, size / SUITS.length).map((rank) => suit + rank));
}

export const handOf = ({ deal, viewerSeat }: PlanMatch): readonly string[] =>
  deal.hands.find(({ seat }) => seat === viewerSeat)?.cards ?? [];
