import { storeText, storedValue } from './storage';

/**
 * The service's time. Clocks of devices may be wrong by hours, so what depends on the service's clock (deadlines,
 * tokens) is compared with this one.
 */

const KEY = 'bummerl.clock';

/** How far the service's clock is ahead of the browser's. The last page has stored it for the first request of this one. */
let aheadMillis = storedAhead();

function storedAhead(): number {
  const value = storedValue(KEY);
  return typeof value === 'number' ? value : 0;
}

/** A `Date` header names the second in which an answer was made. */
const HEADER_MILLIS = 1000;

/** Now, by the service's clock. */
export const serviceNow = (): number => Date.now() + aheadMillis;

/**
 * Corrects the clock by the `Date` header of an answer. The answer was made between sending and receiving, within the
 * second of the header. A clock that is within these bounds is not changed, so that times do not jump back and forth.
 */
export function compareClocks(answer: Response, sentAt: number, receivedAt = Date.now()): void {
  const made = Date.parse(answer.headers.get('date') ?? '');
  if (Number.isNaN(made)) return;
  const least = made - receivedAt;
  const most = made + HEADER_MILLIS - sentAt;
  const next = Math.min(Math.max(aheadMillis, least), most);
  if (next === aheadMillis) return;
  aheadMillis = next;
  storeText(KEY, String(next));
}
