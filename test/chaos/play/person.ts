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
/** Much shorter than the life of an access token, so that many refreshes happen during drills. */
const REFRESH_AFTER = 45_000;
const SESSION = 'accessToken refreshToken';

/** A client that handles failures as docs/api.md says, and does not give up before that. */
export class Person {
  private accessToken: string | null = null;
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

  get token(): string | null {
    return this.accessToken;
  }

  /** Repeats an operation until it is answered. */
  async ask<T>(query: string, variables: object = {}): Promise<T> {
    if (performance.now() > this.refreshAt) await this.refresh();
    return this.askUntilAnswered<T>(query, variables);
  }

  /** Sends an operation once. */
  askOnce<T>(query: string, variables: object, token = this.accessToken): Promise<CallOutcome<T>> {
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

  private async askUntilAnswered<T>(
    query: string,
    variables: object,
    isSignedIn = true,
  ): Promise<T> {
    for (const end = performance.now() + PATIENCE; ;) {
      const outcome = await this.askOnce<T>(query, variables, isSignedIn ? this.accessToken : null);
      if (outcome.kind === 'DATA') return outcome.data;
      if (performance.now() > end) throw new Error(`no answer, last ${outcome.code}: ${query}`);
      await this.handleFailure(outcome, query, isSignedIn);
    }
  }

  private async handleFailure(outcome: NoData, query: string, isSignedIn: boolean): Promise<void> {
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

  /** Repeats the request with the same refresh token, as the answer to the first one may have been lost. */
  private async renew(): Promise<void> {
    const tokens = await this.session('refreshSession', { refreshToken: this.refreshToken });
    if (tokens.accessToken) return this.take(tokens);
    this.journal.wrong('SIGNED_OUT', tokens.userErrors[0]?.code ?? 'without a reason');
    this.take(await this.session('login', { username: this.username, password: PASSWORD }));
  }

  private async session(name: string, input: object): Promise<Tokens> {
    const answer = await this.askUntilAnswered<Record<string, Tokens>>(
      mutation(name, SESSION),
      { input },
      false,
    );
    return answer[name]!;
  }

  private take({ accessToken, refreshToken, userErrors }: Tokens): void {
    if (!accessToken || !refreshToken) throw new Error(`no session: ${userErrors[0]?.code}`);
    this.accessToken = accessToken;
    this.refreshToken = refreshToken;
    this.refreshAt = performance.now() + REFRESH_AFTER;
  }
}

export function mutation(name: string, fields: string): string {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  return `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} ${USER_ERRORS} } }`;
}
