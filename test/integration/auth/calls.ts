import { randomBytes } from 'node:crypto';
import type { AccountsApp, Sender } from './accounts-app.js';

export interface UserError {
  readonly code: string;
  readonly message: string;
  readonly path: string[] | null;
}

export interface SessionAnswer {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expiresAt: string;
  readonly user: { id: string; username: string; isBot: boolean };
  readonly userErrors: UserError[];
}

const ERRORS = 'userErrors { code message path }';
const SESSION = `accessToken refreshToken expiresAt user { id username isBot } ${ERRORS}`;

export const PASSWORD = 'a fine long password';

/** A username that nobody has yet. */
export const freshName = (): string => `u-${randomBytes(6).toString('hex')}`;

/** Calls one mutation with one input; returns its payload, or the code of the GraphQL error. */
export async function mutate<T>(
  { send }: AccountsApp,
  name: string,
  input: object | null,
  from: Sender = {},
  fields = ERRORS,
): Promise<T & { userErrors: UserError[]; refusal?: Record<string, unknown> }> {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input!`;
  const query = input
    ? `mutation ($input: ${type}) { ${name}(input: $input) { ${fields} } }`
    : `mutation { ${name} { ${fields} } }`;
  const { data, errors } = await send<Record<string, T & { userErrors: UserError[] }> | null>(
    query,
    input ? { input } : {},
    from,
  );
  const nothing = { userErrors: [] } as unknown as T & { userErrors: UserError[] };
  return errors ? { ...nothing, refusal: errors[0]!.extensions } : data![name]!;
}

const session = (app: AccountsApp, name: string, input: object, from?: Sender) =>
  mutate<SessionAnswer>(app, name, input, from, SESSION);

export const register = (app: AccountsApp, input: object, from?: Sender) =>
  session(app, 'register', { username: freshName(), password: PASSWORD, ...input }, from);

export const login = (app: AccountsApp, username: string, password = PASSWORD, from?: Sender) =>
  session(app, 'login', { username, password }, from);

export const refresh = (app: AccountsApp, refreshToken: string, from?: Sender) =>
  session(app, 'refreshSession', { refreshToken }, from);

export const codes = ({ userErrors }: { userErrors: UserError[] }): string[] =>
  userErrors.map((error) => error.code);

/** The code of the refusal, if the complete request is refused. */
export const refusalOf = (answer: { refusal?: Record<string, unknown> }): unknown =>
  answer.refusal?.['code'];

/** The owner of a credential, by `me`: a username, null for nobody, or the code of the refusal. */
export async function whoIs({ send }: AccountsApp, token?: string): Promise<unknown> {
  const { data, errors } = await send<{ me: { username: string } | null }>(
    '{ me { username } }',
    {},
    token === undefined ? {} : { token },
  );
  return errors ? errors[0]!.extensions['code'] : (data.me?.username ?? null);
}
