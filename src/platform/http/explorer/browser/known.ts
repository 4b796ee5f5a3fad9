/** A match as "MyTurns" shows it. */
interface Turn {
  readonly id?: string;
  readonly deal?: { readonly legalActions?: readonly { readonly token?: string }[] };
}

/** What of an answer is used further. */
interface Payload {
  readonly accessToken?: string | null;
  readonly match?: { readonly id?: string } | null;
  readonly nodes?: readonly Turn[];
}

/**
 * The token of who has registered or signed in, the match that was shown last and what is legal there.
 * They are kept in memory alone, and put where nothing else stands.
 */
export class Known {
  private readonly values: Record<string, string> = {};

  /** Keeps what an answer tells; a stream of answers tells nothing. */
  remember(answer: unknown): void {
    const { data } = answer as { data?: Record<string, Payload | null> | null };
    for (const payload of Object.values(data ?? {})) if (payload) this.rememberPayload(payload);
  }

  /** `values` with what is known in place of empty texts. */
  fill(values: Record<string, unknown>): Record<string, unknown> {
    const filled = ([name, value]: [string, unknown]): [string, unknown] => [
      name,
      value === '' ? (this.values[name] ?? '') : value,
    ];
    return Object.fromEntries(Object.entries(values).map(filled));
  }

  private rememberPayload({ accessToken, match, nodes }: Payload): void {
    const turn = nodes?.[0];
    this.keep('authorization', accessToken && `Bearer ${accessToken}`);
    this.keep('matchId', turn?.deal ? turn.id : match?.id);
    this.keep('action', turn?.deal?.legalActions?.[0]?.token);
  }

  private keep(name: string, value: string | null | undefined): void {
    if (value) this.values[name] = value;
  }
}
