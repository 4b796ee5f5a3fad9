import type { ApolloServerPlugin } from '@apollo/server';
import type { FormattedExecutionResult } from 'graphql';
import { RETRY_AFTER_SECONDS } from '../http/unavailable.js';

/** Answers with 503 where an outage has left nothing of the data: balancers and clients know it. */
export function httpOutages(): ApolloServerPlugin {
  return {
    requestDidStart: () =>
      Promise.resolve({
        willSendResponse: ({ response: { body, http } }) => {
          if (body.kind !== 'single' || !isOutage(body.singleResult)) return Promise.resolve();
          // Without `data`, even null: Nest makes 200 of whatever has it.
          body.singleResult = { errors: body.singleResult.errors! };
          http.status = 503;
          http.headers.set('retry-after', String(RETRY_AFTER_SECONDS));
          return Promise.resolve();
        },
      }),
  };
}

function isOutage({ data, errors = [] }: FormattedExecutionResult): boolean {
  const isEmpty = Object.values(data ?? {}).every((value) => value === null);
  return isEmpty && errors.some(({ extensions }) => extensions?.['code'] === 'UNAVAILABLE');
}
