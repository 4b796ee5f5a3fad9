/** What was kept in this browser under a key; null where there is none, or where it is no JSON any more. */
export function keptAt(key: string): unknown {
  const text = localStorage.getItem(key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch (error) {
    console.warn(`${key} cannot be read, and is not used`, error);
    return null;
  }
}

/** Whether a value is an object that may have these fields. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
