import { signal } from '@preact/signals';

/** How long loading a part of the page may take. Even a slow phone network needs less. */
const LIMIT_MILLIS = 15_000;

/** The result of `loading`, or an error after the limit. A file that never arrives would be waited for without an end. */
export function inTime<Part>(loading: Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout>;
  const tooLate = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('a part of the page did not arrive')), LIMIT_MILLIS);
  });
  return Promise.race([loading, tooLate]).finally(() => clearTimeout(timer));
}

/** Whether a part of the page that the user has asked for is missing. The page then offers to load itself again. */
export const isPartMissing = signal(false);

/** `loading` in time, or undefined. Then the page says that something is missing. */
export async function partInTime<Part>(loading: Promise<Part>): Promise<Part | undefined> {
  try {
    return await inTime(loading);
  } catch (error) {
    console.warn(error);
    isPartMissing.value = true;
    return undefined;
  }
}
