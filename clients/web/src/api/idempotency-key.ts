import { useRef } from 'preact/hooks';
import { randomHex } from './random-hex';

const BYTES = 16;

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
      if (last.current.input !== text) last.current = { key: randomHex(BYTES), input: text };
      return last.current.key;
    },
    isDone: () => (last.current = { key: '', input: '' }),
  };
}
