import type { CombinedError } from '@urql/core';
import type { GraphQLError } from 'graphql';
import { moment } from '../i18n/dates';
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

/** A minute in the words of the service. It writes UTC, because it also refuses people whose time zone it does not know. */
const UTC_MINUTE = /\d{4}-\d\d-\d\d \d\d:\d\d UTC/;

/** What the service says, with the moment until which it holds as the page writes all moments. */
function saying({ message, extensions: { until } }: GraphQLError): string {
  return typeof until === 'string' ? message.replace(UTC_MINUTE, moment(until)) : message;
}

/** Why a request has no answer, for the person who sent it. */
export function whyFailed(error: CombinedError | undefined): string {
  const said = error?.graphQLErrors.find(({ extensions }) => SAID.has(extensions['code']));
  return said ? saying(said) : t('app.failed');
}
