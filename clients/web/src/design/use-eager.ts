import { useState } from 'preact/hooks';

/**
 * Shows what was chosen until the answer is there: a switch that is sent at once would else jump back and forth.
 *
 * @param change what sends it; as long as its promise is open, the choice is shown; then `value` is
 */
export function useEager<Value>(value: Value, change: (next: Value) => unknown) {
  const [eager, setEager] = useState<{ readonly value: Value } | null>(null);
  const choose = (next: Value): void => {
    const chosen = { value: next };
    setEager(chosen);
    // An earlier answer must not take back a later choice.
    const settle = () => setEager((now) => (now === chosen ? null : now));
    void Promise.resolve(change(next)).finally(settle);
  };
  return [eager ? eager.value : value, choose] as const;
}
