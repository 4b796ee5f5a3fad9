import { useEffect, useRef } from 'preact/hooks';
import { useReload } from '../api/hooks';
import { wakings } from '../api/waking';
import type { Match } from './game';

/** A table that shows nothing new for this long is asked for again; then after twice the time, and so on. */
const FIRST_MILLIS = 30_000;
const LONGEST_MILLIS = 600_000;

/**
 * Asks for the table again while it waits for a move, in case an update was lost on any way: at once after the page has
 * woken, and again and again, less often, while nothing new comes.
 */
export function useRecheck(match: Match | null | undefined, reload: () => void): void {
  const ask = useRef(reload);
  ask.current = reload;
  useReload(reload, [wakings.value]);
  const isRunning = match?.status === 'IN_PROGRESS';
  useEffect(() => {
    if (!isRunning) return undefined;
    let pause = FIRST_MILLIS;
    let timer = setTimeout(next, pause);
    function next(): void {
      if (!document.hidden) ask.current();
      pause = Math.min(2 * pause, LONGEST_MILLIS);
      timer = setTimeout(next, pause);
    }
    return () => clearTimeout(timer);
  }, [isRunning, match?.id, match?.version, wakings.value]);
}
