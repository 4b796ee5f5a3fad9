import { useRef } from 'preact/hooks';

const BYTES = 16;

/** By plain http browsers have random bytes, and no `randomUUID`. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface Keys {
  /** The idempotency key of what is about to be sent: the same one for the same wish, until it is done. */
  readonly keyFor: (wish: object) => string;
  /** The wish was done: the next one has another key, even where it is the same. */
  readonly isDone: () => void;
}

/** One key for one wish: sent again after a lost answer, it is done once. */
export function useKey(): Keys {
  const last = useRef({ key: '', wish: '' });
  return {
    keyFor: (wish) => {
      const text = JSON.stringify(wish);
      if (last.current.wish !== text) last.current = { key: newKey(), wish: text };
      return last.current.key;
    },
    isDone: () => (last.current = { key: '', wish: '' }),
  };
}
