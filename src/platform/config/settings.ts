import { environment } from './environment.js';

/** What operators may set. */
export interface Setting {
  readonly name: string;
  /** What is in force where it is not set; null for nothing. */
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
