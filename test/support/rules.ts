/** The fields of a list of rules. */
export const RULES = '{ name value { flag number word contracts } }';

/** A rule as the API shows it. */
export interface RuleJson {
  readonly name: string;
  readonly value: {
    readonly flag: boolean | null;
    readonly number: number | null;
    readonly word: string | null;
    readonly contracts: readonly string[] | null;
  };
}

/** Rules in the form of the engine: values by name. */
export const rulesIn = (settings: readonly RuleJson[]): Record<string, unknown> =>
  Object.fromEntries(
    settings.map(({ name, value: { flag, number, word, contracts } }) => [
      name,
      flag ?? number ?? word ?? contracts,
    ]),
  );
