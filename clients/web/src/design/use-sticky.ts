import { useState } from 'preact/hooks';

/** Whether a condition has held once: what it shows stays. */
export function useSticky(holds: boolean): boolean {
  const [hasHeld, setHasHeld] = useState(holds);
  if (holds && !hasHeld) setHasHeld(true);
  return hasHeld || holds;
}
