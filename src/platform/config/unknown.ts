import leven from 'leven';

/** Shorter names are too near to those of other programs. */
const SHORTEST = 8;

/** So many letters may be wrong, missing or too many. */
const MOST_WRONG = 2;

/** A variable that is no setting but is nearly named like one, and that setting; undefined if there is none. */
export function misspelt(
  variables: readonly string[],
  settings: readonly string[],
): { readonly variable: string; readonly meant: string } | undefined {
  for (const variable of variables) {
    if (variable.length < SHORTEST || settings.includes(variable)) continue;
    const meant = settings.find((setting) => leven(setting, variable) <= MOST_WRONG);
    if (meant !== undefined) return { variable, meant };
  }
  return undefined;
}
