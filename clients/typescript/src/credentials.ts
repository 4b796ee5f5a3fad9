/** The session of a sign-in. Store it with the program's secrets. */
export interface Session {
  readonly accessToken: string;
  /** Works once. The client uses it when the access token has expired, and reports the new one. */
  readonly refreshToken: string;
}

/** The client's credentials: a fixed token, a session that is refreshed, or none. */
export class Credentials {
  private refreshing: Promise<void> | null = null;

  constructor(
    private readonly token: string | null,
    private session: Session | null,
    private readonly onSession: (session: Session | null) => void,
  ) {}

  /** The `Authorization` header; empty without credentials. */
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

  /** Sets a new session, or none after a sign-out. */
  set(session: Session | null): void {
    this.session = session;
    this.onSession(session);
  }

  /** Refreshes once for all waiting requests, because a refresh token works only once. */
  refresh(exchange: (refreshToken: string) => Promise<Session | null>): Promise<void> {
    this.refreshing ??= this.exchangeBy(exchange).finally(() => {
      this.refreshing = null;
    });
    return this.refreshing;
  }

  private async exchangeBy(exchange: (refreshToken: string) => Promise<Session | null>) {
    if (this.session) this.set(await exchange(this.session.refreshToken));
  }
}
