/** The value stored in this browser under a key. Null if there is none, or if it is not valid JSON. */
export function storedValue(key: string): unknown {
  const text = localStorage.getItem(key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch (error) {
    console.warn(`${key} cannot be read, and is not used`, error);
    return null;
  }
}

/** Whether a value is an object, so that its fields can be checked. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
