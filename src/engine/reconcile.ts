import type { OptionValue, Options } from './options.js';
import type { Variant } from './variant.js';

/** The rules that several players agree on. */
export interface Reconciled {
  /** Every option in force. */
  readonly options: Options;
  /** The options on which they differ, and the options that fall back with these. */
  readonly conflicts: readonly string[];
}

const same = (a: OptionValue | undefined, b: OptionValue | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/**
 * Rule conflict (rules 7.1): `base` is the full choice of the first player; the others name only the options
 * that matter to them. An option that is not named counts as agreed. Each option on which they differ falls
 * back to the default preset; one of the bundled options takes the others with it.
 */
export function reconcile(
  variant: Variant,
  base: Options,
  named: readonly Partial<Options>[],
): Reconciled {
  const differing = Object.keys(base).filter((name) =>
    named.some((choice) => choice[name] !== undefined && !same(choice[name], base[name])),
  );
  const bundled = variant.bundled.some((name) => differing.includes(name)) ? variant.bundled : [];
  const conflicts = [...new Set([...differing, ...bundled])];
  const fallback = variant.ruleset.presets[variant.ruleset.defaultPreset]!;
  const fallbacks = Object.fromEntries(conflicts.map((name) => [name, fallback[name]!]));
  return { options: { ...base, ...fallbacks }, conflicts };
}
