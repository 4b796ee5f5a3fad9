import { useLayoutEffect, useRef } from 'preact/hooks';
import type { RefObject } from 'preact';
import type { Speed } from '../table/playback';
import { speed } from '../table/settings';
import { flightsBetween } from './flights';
import { fly, startOf } from './fly';
import type { Start } from './fly';
import { isMotionWelcome } from './motion';
import type { View } from './view';

/** How long a flight takes. */
const MILLIS: Readonly<Record<Speed, number>> = { normal: 380, fast: 200, atOnce: 0 };

export interface Flying {
  /** The table, with all spots. */
  readonly table: RefObject<HTMLDivElement | null>;
  /** An empty element over the table, for the copies of cards that have left it. */
  readonly layer: RefObject<HTMLDivElement | null>;
}

/** Lets cards fly whenever the table changes. Nothing waits for a flight, and a new one may begin during another. */
export function useFlights(view: View): Flying {
  const table = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const shown = useRef<View | null>(null);
  const millis = MILLIS[speed.peek()];
  // The page still shows the table before this change.
  const starts =
    shown.current && millis > 0 ? startsOf(table.current, shown.current, view) : NO_STARTS;
  useLayoutEffect(() => {
    shown.current = view;
    if (!table.current || !layer.current) return;
    for (const start of starts) fly(table.current, layer.current, start, millis);
  });
  return { table, layer };
}

const NO_STARTS: readonly Start[] = [];

function startsOf(table: Element | null, before: View, after: View): readonly Start[] {
  if (!table || document.hidden || !isMotionWelcome()) return NO_STARTS;
  return flightsBetween(before, after)
    .map((flight) => startOf(table, flight))
    .filter((start) => start !== null);
}
