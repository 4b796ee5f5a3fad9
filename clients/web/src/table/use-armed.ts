import { useEffect, useState } from 'preact/hooks';
import type { Action } from './game';
import { asksBefore } from './settings';
import { useSettled } from '../design/use-settled';

/** How long a button asks before it is as before. */
const ASK_MILLIS = 5_000;

/** Actions that cannot be taken back, that are rarely meant, and that may lose a deal. */
const ASKED: ReadonlySet<Action['__typename']> = new Set([
  'BidAction',
  'ClaimAction',
  'CloseTalonAction',
  'DemandRedealAction',
  'DoubleAction',
  'RaiseAction',
]);

export interface Armed {
  /** The token of the action that asks for a second tap, or null. */
  readonly token: string | null;
  /** Whether the second tap counts by now. */
  readonly isReady: boolean;
  /** Sends an action, at once or on the second tap. */
  readonly tap: (action: Action) => void;
}

/** Makes some actions need two taps on the same button. */
export function useArmed(send: (action: Action) => void): Armed {
  const [token, setToken] = useState<string | null>(null);
  // The second tap must not be the second half of a double tap.
  const isReady = useSettled(token ?? '');
  useEffect(() => {
    if (token === null) return undefined;
    const timer = setTimeout(() => setToken(null), ASK_MILLIS);
    return () => clearTimeout(timer);
  }, [token]);

  function tap(action: Action): void {
    const isAsked = asksBefore.value && ASKED.has(action.__typename);
    if (isAsked && token !== action.token) return setToken(action.token);
    if (isAsked && !isReady) return;
    setToken(null);
    send(action);
  }
  return { token, isReady, tap };
}
