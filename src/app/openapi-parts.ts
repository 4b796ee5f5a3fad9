/** An answer with content of a type. */
export const answer = (description: string, type: string, schema: object) => ({
  description,
  content: { [type]: { schema } },
});

/** An answer in JSON with a schema of the document. */
export const json = (description: string, schema: 'Health' | 'HttpError' | 'OAuthError' | 'Json') =>
  answer(description, 'application/json; charset=utf-8', {
    $ref: `#/components/schemas/${schema}`,
  });

export const text = (description: string, type: string) =>
  answer(description, type, { type: 'string' });

const header = (description: string) => ({ description, schema: { type: 'string' } });

/** The headers of a file that clients keep. */
export const TAGGED = {
  etag: header('Send it as `If-None-Match`.'),
  'cache-control': header('It is checked before each use.'),
};

/** The headers of limits, by draft-ietf-httpapi-ratelimit-headers-10. */
export const LIMITED = {
  'ratelimit-policy': header('The limits.'),
  ratelimit: header('What is left of them.'),
};

export const RETRY_AFTER = { 'retry-after': header('How many seconds to wait.') };
