/** What a sign-in gives; keep it where the program keeps its secrets. */
export interface Session {
  readonly accessToken: string;
  /** Works once: the client uses it when the access token has run out, and tells the new one. */
  readonly refreshToken: string;
}

/** Who the client is: a token that stays the same, a session that is refreshed, or nobody. */
export class Credentials {
  private refreshing: Promise<void> | null = null;

  constructor(
    private readonly token: string | null,
    private session: Session | null,
    private readonly onSession: (session: Session | null) => void,
  ) {}

  /** The `Authorization` header, empty for nobody. */
  headers(): Record<string, string> {
    const bearer = this.session?.accessToken ?? this.token;
    return bearer ? { authorization: `Bearer ${bearer}` } : {};
  }

  get canRefresh(): boolean {
    return this.session !== null;
  }

  get refreshToken(): string | null {
    return this.session?.refreshToken ?? null;
  }

  /** Takes a new session, or none after a sign-out. */
  take(session: Session | null): void {
    this.session = session;
    this.onSession(session);
  }

  /** Refreshes once for all requests that wait for it: a refresh token works a single time. */
  refresh(exchange: (refreshToken: string) => Promise<Session | null>): Promise<void> {
    this.refreshing ??= this.exchangeBy(exchange).finally(() => {
      this.refreshing = null;
    });
    return this.refreshing;
  }

  private async exchangeBy(exchange: (refreshToken: string) => Promise<Session | null>) {
    if (this.session) this.take(await exchange(this.session.refreshToken));
  }
}
