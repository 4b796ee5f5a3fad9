import { authExchange } from '@urql/exchange-auth';
import type { CombinedError, Exchange } from '@urql/core';
import { language } from '../i18n/language';
import { renew } from './renew';
import { isExpired, session, userChanges } from './session';
import type { Session } from './session';

const isUnauthenticated = ({ graphQLErrors }: CombinedError): boolean =>
  graphQLErrors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');

/** The headers that sign a request and set its language. */
export const headersOf = (signed: Session | null): Record<string, string> => ({
  'accept-language': language.peek(),
  ...(signed && { authorization: `Bearer ${signed.accessToken}` }),
});

/**
 * Signs requests, sets their language, and renews the session before it expires.
 *
 * The requests of a client are signed only while its user is signed in. A request of another user that waited is not
 * sent in the name of the present one.
 */
export function signing(): Exchange {
  const madeFor = userChanges.peek();
  const own = () => (userChanges.peek() === madeFor ? session.peek() : null);
  return authExchange((requests) =>
    Promise.resolve({
      addAuthToOperation: (operation) => requests.appendHeaders(operation, headersOf(own())),
      willAuthError: () => {
        const signed = own();
        return signed !== null && isExpired(signed);
      },
      didAuthError: (error) => own() !== null && isUnauthenticated(error),
      // The request is sent anyway. It fails like any other network failure and is retried in the same way.
      refreshAuth: () => renew().catch((error: unknown) => console.warn(error)),
    }),
  );
}
