import type { MatchRuleFragment } from '../generated/graphql';

/** The values of the options of a match, by the option’s name, as the pages of rules write them. */
export type RulesInForce = ReadonlyMap<string, readonly string[]>;

export const rulesInForce = (rules: readonly MatchRuleFragment[]): RulesInForce =>
  new Map(rules.map(({ name, value }) => [name, codesOf(value)]));

const codesOf = ({
  flag,
  number,
  word,
  contracts,
}: MatchRuleFragment['value']): readonly string[] => contracts ?? [String(flag ?? number ?? word)];

/** Whether a value holds in the match. Null if the match is not known, or does not have the option. */
export function isInForce(
  inForce: RulesInForce | null,
  name: string,
  code: string,
): boolean | null {
  const codes = inForce?.get(name);
  return codes ? codes.includes(code) : null;
}
