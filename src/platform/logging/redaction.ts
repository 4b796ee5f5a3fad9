/**
 * Names of fields with values that must not be logged: credentials, data that decides a shuffle, and the cards of
 * players. Case, `_` and `-` are ignored.
 */
const SECRET_NAMES: ReadonlySet<string> = new Set([
  'authorization',
  'cookie',
  'setcookie',
  'password',
  'passwordhash',
  'token',
  'accesstoken',
  'refreshtoken',
  'apitoken',
  'secret',
  'jwtsecret',
  'databaseurl',
  'redisurl',
  'smtpurl',
  'connectionstring',
  'email',
  'cards',
  'deck',
  'hand',
  'hands',
  'talon',
  'known',
  'seed',
  'clientseed',
  'clientseeds',
  'link',
  'links',
  'parameters', // of a failed SQL statement
]);

const HIDDEN = '[hidden]';

/** Deeper values are not worth logging; the limit also ends cycles. */
const DEEPEST = 6;

/** A copy of `value` for a log: secrets are hidden at every depth, and errors are plain data. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEEPEST) return '[deep]';
  if (value instanceof Date) return value;
  if (value instanceof Error) return redactError(value, depth);
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      isSecret(name) ? HIDDEN : redact(item, depth + 1),
    ]),
  );
}

/** Hides credentials in a text: in URLs, bearer, access and personal tokens, webhook secrets. */
export function redactText(text: string): string {
  return text
    .replace(/([a-z][\w+.-]*:\/\/)[^\s/@]*:[^\s/]*@/gi, `$1${HIDDEN}@`)
    .replace(/\b(bearer|basic)\s+[\w.~+/=-]{8,}/gi, `$1 ${HIDDEN}`)
    .replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, HIDDEN)
    .replace(/\bbmrl_[\w-]+/g, HIDDEN)
    .replace(/\bwhsec_[\w+/=-]+/g, HIDDEN);
}

function redactError(error: Error, depth: number): unknown {
  const { name, message, stack, cause } = error;
  return {
    ...(redact({ ...error }, depth + 1) as object),
    type: name,
    message: redactText(message),
    ...(stack ? { stack: redactText(stack) } : {}),
    ...(cause ? { cause: redact(cause, depth + 1) } : {}),
  };
}

function isSecret(name: string): boolean {
  return SECRET_NAMES.has(name.replace(/[_-]/g, '').toLowerCase());
}
