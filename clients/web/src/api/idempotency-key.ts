import { useRef } from 'preact/hooks';

const BYTES = 16;

/** Pages loaded by plain http have random bytes but no `randomUUID`. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface Keys {
  /** The idempotency key for an input. The same input gets the same key until it succeeds. */
  readonly keyFor: (input: object) => string;
  /** The request succeeded. The next one gets a new key, even with the same input. */
  readonly isDone: () => void;
}

/** Keeps one idempotency key for each request, so that a retry after a lost answer has no second effect. */
export function useKey(): Keys {
  const last = useRef({ key: '', input: '' });
  return {
    keyFor: (input) => {
      const text = JSON.stringify(input);
      if (last.current.input !== text) last.current = { key: newKey(), input: text };
      return last.current.key;
    },
    isDone: () => (last.current = { key: '', input: '' }),
  };
}
