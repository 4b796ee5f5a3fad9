/** What no answer may be, whatever was asked. */

/** An answer over HTTP, or over a socket as if it were one. */
export interface Reply {
  readonly status: number;
  readonly body: string;
}

/** Every code that a refusal may have. */
const CODES: ReadonlySet<string> = new Set([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'BAD_USER_INPUT',
  'EVENTS_CLEARED',
  'RATE_LIMITED',
  'QUERY_TOO_COMPLEX',
]);

/** No answer may be larger, in characters. */
const LARGEST = 4_000_000;

interface Refusal {
  readonly extensions?: { readonly code?: string };
}

/** What is wrong with a reply; null when it is one that the service may give. */
export function faultIn({ status, body }: Reply): string | null {
  if (status >= 500) return `status ${status}`;
  if (body.length > LARGEST) return `an answer of ${body.length} characters`;
  if (/node_modules|\bat .*\.js:\d+/.test(body)) return 'a stack trace';
  const wrong = codesIn(body).find((code) => !CODES.has(code));
  return wrong === undefined ? null : `code ${wrong}`;
}

/** The codes of the errors in an answer; empty for what is none of GraphQL's. */
export function codesIn(body: string): string[] {
  return refusalsIn(body).map((refusal) => refusal.extensions?.code ?? 'none');
}

function refusalsIn(body: string): readonly Refusal[] {
  try {
    const parsed = JSON.parse(body) as { errors?: Refusal[] } | null;
    return Array.isArray(parsed?.errors) ? parsed.errors : [];
  } catch {
    return []; // a page, or nothing
  }
}
