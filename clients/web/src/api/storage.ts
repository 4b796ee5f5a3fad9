import { signal } from '@preact/signals';

/**
 * What this page keeps in the browser. All of the client's access to `localStorage` and `sessionStorage` is here,
 * because the browser may refuse it: cookies are blocked, the page is in a frame, or the storage is full. Then the values
 * are kept in memory until the page is closed, and a sign says so.
 */
const inMemory = new Map<string, string | null>();

/** Whether values that should be kept are lost when the page is closed. */
export const isForgetful = signal(false);

/** Null if the browser refuses its storage. Even reading the name `localStorage` may throw. */
function tried<T>(use: (storage: Storage) => T, isOfTab = false): T | null {
  try {
    return use(isOfTab ? sessionStorage : localStorage);
  } catch (error) {
    if (!isForgetful.value) console.warn('this browser does not store anything', error);
    isForgetful.value = true;
    return null;
  }
}

/** The text stored under a key. Null if there is none. */
export const storedText = (key: string): string | null =>
  inMemory.has(key) ? (inMemory.get(key) ?? null) : tried((storage) => storage.getItem(key));

/** Stores a text under a key. Null removes it. */
export function storeText(key: string, text: string | null): void {
  inMemory.set(key, text);
  tried((storage) => {
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
    inMemory.delete(key);
  });
}

/** The text that this tab keeps under a key until it is closed. Null if there is none. */
export const textOfTab = (key: string): string | null =>
  inMemory.get(key) ?? tried((storage) => storage.getItem(key), true);

/** Keeps a text in this tab, also over a reload. Null removes it. */
export function keepInTab(key: string, text: string | null): void {
  inMemory.set(key, text);
  tried((storage) => {
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
    inMemory.delete(key);
  }, true);
}

/** Removes what this tab keeps under all keys that begin so. */
export function removeFromTab(prefix: string): void {
  const keys = tried((storage) => Object.keys(storage), true) ?? [];
  for (const key of [...keys, ...inMemory.keys()]) if (key.startsWith(prefix)) keepInTab(key, null);
}

/** The value stored under a key. Null if there is none, or if it is not valid JSON. */
export function storedValue(key: string): unknown {
  const text = storedText(key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch (error) {
    console.warn(`${key} cannot be read, and is not used`, error);
    return null;
  }
}

/** Calls `listener` when another tab has changed the value of a key. */
export function onStoredElsewhere(key: string, listener: () => void): void {
  addEventListener('storage', (event) => {
    // A null key means that another tab has removed everything.
    if (event.key !== key && event.key !== null) return;
    inMemory.delete(key);
    listener();
  });
}

/** Whether a value is an object, so that its fields can be checked. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
