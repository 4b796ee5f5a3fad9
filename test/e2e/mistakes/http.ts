/** HTTP requests, valid and invalid, and their complete answers. */

/** An error as a client gets it. */
export interface Refusal {
  readonly message: string;
  readonly locations?: readonly { readonly line: number; readonly column: number }[];
  readonly path?: readonly (string | number)[];
  readonly extensions: { readonly code: string; readonly requestId: string } & Record<
    string,
    unknown
  >;
}

export interface Reply {
  readonly status: number;
  readonly type: string;
  readonly requestId: string | null;
  readonly header: (name: string) => string | null;
  readonly errors: readonly Refusal[];
  readonly data: unknown;
  readonly extensions: Readonly<Record<string, { readonly points: number }>> | undefined;
}

/** A request. */
export interface Sent {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

export async function send(base: string, init: Sent, path = '/graphql'): Promise<Reply> {
  const response = await fetch(`${base}${path}`, init);
  const body = (await response.json()) as Partial<Reply>;
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    requestId: response.headers.get('x-request-id'),
    header: (name) => response.headers.get(name),
    errors: body.errors ?? [],
    data: body.data,
    extensions: body.extensions,
  };
}

export const JSON_TYPE = { 'content-type': 'application/json' };

/** An operation as a correct client posts it. */
export const posted = (operation: object, headers: Record<string, string> = {}): Sent => ({
  method: 'POST',
  headers: { ...JSON_TYPE, ...headers },
  body: JSON.stringify(operation),
});

export const codesOf = ({ errors }: Reply): string[] =>
  errors.map(({ extensions }) => extensions.code);
