import { computed, signal } from '@preact/signals';
import { viewerId } from './session';

/** Why and until when the person who is signed in here is suspended. */
export interface Suspension {
  /** Null for good. */
  readonly until: string | null;
  readonly because: string;
}

/** Errors of an answer, as they come; nothing of them is trusted. */
type Errors = readonly { readonly extensions?: Readonly<Record<string, unknown>> }[];

/** What an answer has said last, and of whom. */
const noted = signal<(Suspension & { readonly userId: string }) | null>(null);

/**
 * Null unless an answer has said that the person who is signed in now is suspended. A reload of the page asks again.
 */
export const suspension = computed<Suspension | null>(() =>
  noted.value?.userId === viewerId.value ? noted.value : null,
);

/** Notes that the errors of an answer to the signed-in person say so. */
export function noteSuspension(errors: Errors): void {
  const said = errors.find(({ extensions }) => extensions?.['code'] === 'SUSPENDED')?.extensions;
  const userId = viewerId.peek();
  if (!said || userId === null) return;
  const { until, because } = said;
  noted.value = {
    userId,
    until: typeof until === 'string' ? until : null,
    because: typeof because === 'string' ? because : '',
  };
}
