import { effect, signal } from '@preact/signals';
import { session } from './session';

/** Why and until when the person who is signed in here is suspended. */
export interface Suspension {
  /** Null for good. */
  readonly until: string | null;
  readonly because: string;
}

/** Null unless an answer has said that the signed-in person is suspended. A reload of the page asks again. */
export const suspension = signal<Suspension | null>(null);

/** Errors of an answer, as they come; nothing of them is trusted. */
type Errors = readonly { readonly extensions?: Readonly<Record<string, unknown>> }[];

/** Notes that the errors of an answer to the signed-in person say so. */
export function noteSuspension(errors: Errors): void {
  const said = errors.find(({ extensions }) => extensions?.['code'] === 'SUSPENDED')?.extensions;
  if (!said || !session.peek()) return;
  const { until, because } = said;
  suspension.value = {
    until: typeof until === 'string' ? until : null,
    because: typeof because === 'string' ? because : '',
  };
}

effect(() => {
  if (!session.value) suspension.value = null;
});
