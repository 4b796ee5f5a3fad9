/** A match in the answer to "MyTurns". */
interface Turn {
  readonly id?: string;
  readonly deal?: { readonly legalActions?: readonly { readonly token?: string }[] };
}

/** The parts of an answer that later operations use. */
interface Payload {
  readonly accessToken?: string | null;
  readonly match?: { readonly id?: string } | null;
  readonly nodes?: readonly Turn[];
}

/**
 * The token of the last sign-in, the match that was shown last, and its first legal action. They are
 * kept only in memory, and replace empty values.
 */
export class Known {
  private readonly values: Record<string, string> = {};

  /** Keeps the values of an answer. A stream of answers has none. */
  remember(answer: unknown): void {
    const { data } = answer as { data?: Record<string, Payload | null> | null };
    for (const payload of Object.values(data ?? {})) if (payload) this.rememberPayload(payload);
  }

  /** `values`, with empty texts replaced by the known values. */
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
