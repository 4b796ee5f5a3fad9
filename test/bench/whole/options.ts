import { parseArgs } from 'node:util';

export interface Options {
  readonly seconds: number;
  readonly matches: number;
  readonly apis: number;
  /** Moves a second in total. */
  readonly pace: number;
  readonly redis: boolean;
}

/** The options of a bench; missing ones are taken from `defaults`. @throws Error with a message for the user */
export function optionsOf<T extends Partial<Options>>(args: readonly string[], defaults: T): T {
  const options = Object.entries(defaults).map(([name, value]) => {
    const type = typeof value === 'boolean' ? ('boolean' as const) : ('string' as const);
    return [name, { type }] as const;
  });
  const { values } = parseArgs({ args: [...args], options: Object.fromEntries(options) });
  const given = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? numberOf(name, value) : value,
  ]);
  return { ...defaults, ...(Object.fromEntries(given) as Partial<T>) };
}

function numberOf(name: string, text: string): number {
  const value = Number(text);
  if (value > 0 && Number.isFinite(value)) return value;
  throw new Error(`--${name} is a number above 0, not "${text}"`);
}
