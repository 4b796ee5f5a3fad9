import type { CombinedError } from '@urql/core';
import { t } from '../i18n/i18n';

/** The codes whose message tells a person what to do, in the language of the page. */
const SAID: ReadonlySet<unknown> = new Set([
  'NETWORK_CLOSED',
  'SUSPENDED',
  'MUTED',
  'RATE_LIMITED',
]);

/** Whether an answer refuses a suspended person. */
export const saysSuspended = (error: CombinedError | undefined): boolean =>
  error?.graphQLErrors.some(({ extensions }) => extensions['code'] === 'SUSPENDED') ?? false;

/** Why a request has no answer, for the person who sent it. */
export function whyFailed(error: CombinedError | undefined): string {
  const said = error?.graphQLErrors.find(({ extensions }) => SAID.has(extensions['code']));
  return said?.message ?? t('app.failed');
}
