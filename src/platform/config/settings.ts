import { environment } from './environment.js';

/** A setting of the operator. */
export interface Setting {
  readonly name: string;
  /** The default; null if there is none. */
  readonly fallback: string | null;
  readonly meaning: string;
}

/** Every setting in order, for the documents. @throws Error for one without a description */
export function settings(): Setting[] {
  const defaults: Record<string, string | number | boolean | null | undefined> = environment.parse(
    {},
  );
  return Object.entries(environment.shape).map(([name, { description }]) => {
    if (!description) throw new Error(`${name} has no description`);
    const fallback = defaults[name] ?? null;
    return { name, fallback: fallback === null ? null : String(fallback), meaning: description };
  });
}
