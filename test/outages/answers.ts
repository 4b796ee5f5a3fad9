/** Sends a GraphQL request; returns the status, Retry-After and the errors. */
export async function post(
  base: string,
  query: string,
  token: string | null,
  variables: object = {},
) {
  const response = await fetch(`${base}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const { errors } = (await response.json()) as {
    errors: { message: string; extensions: Record<string, unknown> }[];
  };
  return { status: response.status, retryAfter: response.headers.get('retry-after'), errors };
}

/** The answer over HTTP during an outage. */
export const OUTAGE = {
  status: 503,
  retryAfter: '2',
  errors: [
    {
      message: 'The service cannot answer right now. Try again.',
      extensions: { code: 'UNAVAILABLE', retryAfterSeconds: 2 },
    },
  ],
};
