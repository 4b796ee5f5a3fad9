import type { ApiErrorCode } from './api-error.js';
import type { InLanguages } from './reader.js';

/**
 * Why a request is not authenticated: `extensions.reason` of UNAUTHENTICATED. EXPIRED and REVOKED are told only to a
 * caller whose token we have given out, so they help nobody to guess one.
 */
export const CREDENTIAL_PROBLEMS = {
  NO_CREDENTIAL: {
    en: 'Sign in first.',
    de: 'Melde dich zuerst an.',
  },
  NO_BEARER_SCHEME: {
    en: 'The authorization must be "Bearer", a space and the token.',
    de: 'Die Autorisierung muss aus „Bearer“, einem Leerzeichen und dem Token bestehen.',
  },
  MALFORMED: {
    en: 'This is not a token of this service: it is incomplete or has wrong characters.',
    de: 'Das ist kein Token dieses Dienstes: es ist unvollständig oder hat falsche Zeichen.',
  },
  EXPIRED: {
    en: 'The token has expired.',
    de: 'Das Token ist abgelaufen.',
  },
  REVOKED: {
    en: 'The token was revoked, or its session has ended.',
    de: 'Das Token wurde widerrufen, oder seine Sitzung ist beendet.',
  },
  UNKNOWN: {
    en: 'The token is unknown.',
    de: 'Das Token ist unbekannt.',
  },
} as const satisfies Readonly<Record<string, InLanguages>>;

/** Why a request is not authenticated. */
export type CredentialProblem = keyof typeof CREDENTIAL_PROBLEMS;

/** RFC 6750's codes, by ours. A request without a credential gets none, as it says. */
const BEARER_ERRORS: Readonly<Partial<Record<CredentialProblem, string>>> = {
  NO_BEARER_SCHEME: 'invalid_request',
  MALFORMED: 'invalid_token',
  EXPIRED: 'invalid_token',
  REVOKED: 'invalid_token',
  UNKNOWN: 'invalid_token',
};

/** The header WWW-Authenticate for the data of an error, by RFC 6750; null if a credential would not help. */
export function challengeOf({
  code,
  reason,
  requiredScope,
}: Readonly<Record<string, unknown>> = {}): string | null {
  const known = code as ApiErrorCode;
  if (known === 'UNAUTHENTICATED') return ofProblem(reason as CredentialProblem);
  if (known !== 'FORBIDDEN' || typeof requiredScope !== 'string') return null;
  const words = `The token lacks the scope ${requiredScope}.`;
  return bearer({ error: 'insufficient_scope', error_description: words, scope: requiredScope });
}

function ofProblem(problem: CredentialProblem): string {
  const error = BEARER_ERRORS[problem];
  if (!error) return bearer({});
  const words = CREDENTIAL_PROBLEMS[problem].en.replaceAll('"', "'");
  return bearer({ error, error_description: words });
}

const bearer = (parameters: Readonly<Record<string, string>>): string =>
  [
    'Bearer realm="bummerl"',
    ...Object.entries(parameters).map(([name, value]) => `${name}="${value}"`),
  ].join(', ');
