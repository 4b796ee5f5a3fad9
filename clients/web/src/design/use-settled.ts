import { useEffect, useState } from 'preact/hooks';

/** A tap that comes sooner after a change was meant for what stood there before. */
const SETTLE_MILLIS = 350;

/** Whether `state` has not changed for a while, so that a tap is meant for what it now hits. */
export function useSettled(state: string): boolean {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(state), SETTLE_MILLIS);
    return () => clearTimeout(timer);
  }, [state]);
  return settled === state;
}

/** Whether a click comes from a keyboard or an assistive technology, which cannot hit the wrong place. */
export const isWithoutPointer = ({ detail }: MouseEvent): boolean => detail === 0;
