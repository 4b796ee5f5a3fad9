import { setTimeout as pause } from 'node:timers/promises';
import { PASSWORD, USER_ERRORS } from '../../support/client.js';
import type { UserErrorJson } from '../../support/client.js';
import { call } from './call.js';
import type { CallOutcome } from './call.js';
import type { Journal } from './journal.js';

interface Tokens {
  readonly accessToken: string | null;
  readonly refreshToken: string | null;
  readonly userErrors: readonly UserErrorJson[];
}

type NoData = Exclude<CallOutcome<unknown>, { kind: 'DATA' }>;

/** How long a client repeats a request while drills go on, on a busy machine. */
const PATIENCE = 300_000;
/** Long before an access token expires, so that many refreshes happen during drills. */
const REFRESH_AFTER = 45_000;
const SESSION = 'accessToken refreshToken';

/** A client that handles failures as docs/api.md says, and does not give up earlier. */
export class Person {
  private access: string | null = null;
  private refreshToken = '';
  private refreshAt = Infinity;
  private refreshing: Promise<void> | null = null;

  constructor(
    readonly username: string,
    private readonly address: () => string,
    private readonly journal: Journal,
  ) {}

  async register(): Promise<void> {
    this.take(await this.session('register', { username: this.username, password: PASSWORD }));
  }

  /** Repeats an operation until it is answered. */
  async ask<T>(query: string, variables: object = {}): Promise<T> {
    if (performance.now() > this.refreshAt) await this.refresh();
    return this.insist<T>(query, variables);
  }

  /** Sends an operation once. */
  once<T>(query: string, variables: object, token = this.access): Promise<CallOutcome<T>> {
    return call<T>(this.address(), token, query, variables);
  }

  /** Repeats a mutation until it is answered; a refusal goes to the journal. */
  async mutate<T>(name: string, input: object, fields: string): Promise<T | null> {
    const answer = await this.ask<Record<string, T & Pick<Tokens, 'userErrors'>>>(
      mutation(name, fields),
      { input },
    );
    const { userErrors } = answer[name]!;
    if (userErrors.length === 0) return answer[name]!;
    this.journal.wrong(userErrors[0]!.code, `${name} ${JSON.stringify(input)}`);
    return null;
  }

  private async insist<T>(query: string, variables: object, isSignedIn = true): Promise<T> {
    for (const end = performance.now() + PATIENCE; ;) {
      const outcome = await this.once<T>(query, variables, isSignedIn ? this.access : null);
      if (outcome.kind === 'DATA') return outcome.data;
      if (performance.now() > end) throw new Error(`no answer, last ${outcome.code}: ${query}`);
      await this.bear(outcome, query, isSignedIn);
    }
  }

  private async bear(outcome: NoData, query: string, isSignedIn: boolean): Promise<void> {
    if (outcome.kind === 'AGAIN') {
      this.journal.again(outcome.code);
      return pause(outcome.afterMillis);
    }
    this.journal.wrong(outcome.code, `${outcome.message} (${query.slice(0, 80)})`);
    if (outcome.code === 'UNAUTHENTICATED' && isSignedIn) return this.refresh();
    return pause(500);
  }

  private refresh(): Promise<void> {
    this.refreshing ??= this.renew().finally(() => (this.refreshing = null));
    return this.refreshing;
  }

  /** Repeats with the same refresh token: the answer to the first request may have been lost. */
  private async renew(): Promise<void> {
    const tokens = await this.session('refreshSession', { refreshToken: this.refreshToken });
    if (tokens.accessToken) return this.take(tokens);
    this.journal.wrong('SIGNED_OUT', tokens.userErrors[0]?.code ?? 'without a reason');
    this.take(await this.session('login', { username: this.username, password: PASSWORD }));
  }

  private async session(name: string, input: object): Promise<Tokens> {
    const answer = await this.insist<Record<string, Tokens>>(
      mutation(name, SESSION),
      { input },
      false,
    );
    return answer[name]!;
  }

  private take({ accessToken, refreshToken, userErrors }: Tokens): void {
    if (!accessToken || !refreshToken) throw new Error(`no session: ${userErrors[0]?.code}`);
    this.access = accessToken;
    this.refreshToken = refreshToken;
    this.refreshAt = performance.now() + REFRESH_AFTER;
  }
}

export function mutation(name: string, fields: string): string {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  return `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} ${USER_ERRORS} } }`;
}
