import { isDatabaseDown, isForNewer, isUnavailable } from '../database/unavailable.js';
import { errorText } from '../errors.js';
import { wantedBy } from './consumers.js';
import type { Consumer } from './consumers.js';
import { FIRST_LEASE, FIRST_WAIT } from './event-rows.js';
import type { LeasedEvents, LeftEvents } from './event-rows.js';
import { noteLeft } from './newer.js';
import { inTraces } from './traced-events.js';

/** How soon a consumer gets events again that only an outage kept from it, in seconds. */
const OUTAGE_WAIT = 1;

/** What a consumer has not handled, and what to log about it. */
export interface Left extends LeftEvents {
  readonly why?: string | undefined;
}

const leftOf = (
  { id, consumer }: { id: string; consumer: string },
  events: LeftEvents['events'],
  rest: Partial<Left> = {},
): Left => ({
  id,
  consumer,
  events,
  forUser: null,
  failures: 0,
  isOffered: false,
  waitSeconds: 0,
  ...rest,
});

/** For a consumer with a queue: its events become jobs, of each subject one at a time. */
export function queuedFor(consumer: Consumer, rows: readonly LeasedEvents[]): Left[] {
  const wanted = rows
    .map((row) => ({ ...row, events: wantedBy(consumer, row.events) }))
    .filter(({ events }) => events.length > 0);
  const { behind } = byTurn(wanted);
  return wanted.map((row) => {
    const { events } = row;
    const forUser = consumer.queue?.userOf?.(events[0]!) ?? null;
    const isBehind = row.behind.includes(consumer.name) || behind.includes(row);
    const offer = isBehind ? {} : { isOffered: true, waitSeconds: FIRST_LEASE };
    return leftOf({ id: row.id, consumer: consumer.name }, events, { forUser, ...offer });
  });
}

/** The first row of each subject, and those behind it. */
export function byTurn(rows: readonly LeasedEvents[]): {
  first: LeasedEvents[];
  behind: LeasedEvents[];
} {
  const begun = new Set<string>();
  const first = rows.filter(({ subject }) => {
    if (subject === null) return true;
    const isFirst = !begun.has(subject);
    begun.add(subject);
    return isFirst;
  });
  return { first, behind: rows.filter((row) => !first.includes(row)) };
}

/** Lets a consumer handle its events of many commits together. Returns what it has not handled. */
export async function handledBy(
  consumer: Consumer,
  rows: readonly LeasedEvents[],
): Promise<Left[]> {
  const left: Left[] = [];
  const waiting = new Set<string | null>();
  const pieces: Piece[] = [];
  for (const row of rows) {
    const events = wantedBy(consumer, row.events);
    const piece = { key: { id: row.id, consumer: consumer.name }, subject: row.subject, events };
    if (events.length === 0) continue;
    if (row.behind.includes(consumer.name)) left.push(leftOf(piece.key, events));
    else pieces.push(piece);
  }
  await handle(pieces);
  return left;

  /** If they fail together, each half is tried, so that one bad commit does not stop the others. */
  async function handle(all: readonly Piece[]): Promise<void> {
    const able = all.filter(({ subject }) => subject === null || !waiting.has(subject));
    for (const { key, events } of all.filter((piece) => !able.includes(piece)))
      left.push(leftOf(key, events));
    if (able.length === 0) return;
    try {
      const events = able.flatMap((piece) => piece.events);
      await inTraces(consumer.name, events, () => consumer.handle(events));
    } catch (error) {
      if (able.length > 1 && !isDatabaseDown(error)) {
        const half = able.length >> 1;
        await handle(able.slice(0, half));
        await handle(able.slice(half));
        return;
      }
      const outcome = isUnavailable(error)
        ? { waitSeconds: OUTAGE_WAIT }
        : { waitSeconds: FIRST_WAIT, failures: 1 };
      for (const { key, subject, events } of able) {
        waiting.add(subject);
        left.push(leftOf(key, events, { ...outcome, why: whyLeft(error) }));
      }
    }
  }
}

/** What to log about events that are offered again; what a newer release must handle is logged here, once. */
function whyLeft(error: unknown): string | undefined {
  if (!isForNewer(error)) return errorText(error);
  noteLeft(errorText(error));
  return undefined;
}

/** A consumer's events of one commit. */
interface Piece {
  readonly key: { readonly id: string; readonly consumer: string };
  readonly subject: string | null;
  readonly events: LeftEvents['events'];
}
