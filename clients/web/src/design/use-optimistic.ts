import { useState } from 'preact/hooks';

/**
 * Shows the choice until the answer arrives. Otherwise a switch would jump back and forth.
 *
 * @param change sends the choice. The choice is shown until its promise settles, then `value` is shown.
 */
export function useOptimistic<Value>(value: Value, change: (next: Value) => unknown) {
  const [optimistic, setOptimistic] = useState<{ readonly value: Value } | null>(null);
  const choose = (next: Value): void => {
    const chosen = { value: next };
    setOptimistic(chosen);
    // The answer to an earlier choice must not undo a later one.
    const settle = () => setOptimistic((now) => (now === chosen ? null : now));
    void Promise.resolve(change(next)).finally(settle);
  };
  return [optimistic ? optimistic.value : value, choose] as const;
}
