import { useEffect, useState } from 'preact/hooks';

const SHOWN_MILLIS = 4_000;

/** A text that is shown for a short time, and only while `state` does not change. */
export function usePassing(state: unknown): [text: string | null, show: (text: string) => void] {
  const [shown, setShown] = useState<{ text: string; state: unknown } | null>(null);
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => setShown(null), SHOWN_MILLIS);
    return () => clearTimeout(timer);
  }, [shown]);
  const text = shown && Object.is(shown.state, state) ? shown.text : null;
  return [text, (next) => setShown({ text: next, state })];
}
