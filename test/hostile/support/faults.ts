/** Checks that hold for the answer to any request. */

/** An answer over HTTP, or an answer over a socket in the same form. */
export interface Reply {
  readonly status: number;
  readonly body: string;
}

/** Every error code that an answer may have. */
const CODES: ReadonlySet<string> = new Set([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'BAD_USER_INPUT',
  'EVENTS_CLEARED',
  'RATE_LIMITED',
  'QUERY_TOO_COMPLEX',
]);

/** The largest answer allowed, in characters. */
const LARGEST = 4_000_000;

interface Refusal {
  readonly extensions?: { readonly code?: string };
}

/** What is wrong with a reply; null for an allowed reply. */
export function faultIn({ status, body }: Reply): string | null {
  if (status >= 500) return `status ${status}`;
  if (body.length > LARGEST) return `an answer of ${body.length} characters`;
  if (/node_modules|\bat .*\.js:\d+/.test(body)) return 'a stack trace';
  const wrong = codesIn(body).find((code) => !CODES.has(code));
  return wrong === undefined ? null : `code ${wrong}`;
}

/** The codes of the errors in an answer; empty if it is not GraphQL's. */
export function codesIn(body: string): string[] {
  return refusalsIn(body).map((refusal) => refusal.extensions?.code ?? 'none');
}

function refusalsIn(body: string): readonly Refusal[] {
  try {
    const parsed = JSON.parse(body) as { errors?: Refusal[] } | null;
    return Array.isArray(parsed?.errors) ? parsed.errors : [];
  } catch {
    return []; // a page, or an empty body
  }
}
