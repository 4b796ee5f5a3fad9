import { authExchange } from '@urql/exchange-auth';
import type { CombinedError } from '@urql/core';
import { language } from '../i18n/language';
import { renew } from './renew';
import { isExpired, session } from './session';

const isUnauthenticated = ({ graphQLErrors }: CombinedError): boolean =>
  graphQLErrors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');

/** Signs requests, sets their language, and renews the session before it expires. */
export const signing = authExchange((requests) =>
  Promise.resolve({
    addAuthToOperation: (operation) =>
      requests.appendHeaders(operation, {
        'accept-language': language.value,
        ...(session.value && { authorization: `Bearer ${session.value.accessToken}` }),
      }),
    willAuthError: () => session.value !== null && isExpired(session.value),
    didAuthError: (error) => session.value !== null && isUnauthenticated(error),
    // The request is sent anyway. It fails like any other network failure and is retried in the same way.
    refreshAuth: () => renew().catch((error: unknown) => console.warn(error)),
  }),
);
