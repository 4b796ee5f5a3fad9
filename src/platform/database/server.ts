/** The first wait after a connection could not be opened, and the longest one, in milliseconds. */
const FIRST_WAIT = 50;
const LONGEST_WAIT = 1_000;

/** A server that has just refused to write counts as troubled for so long, in milliseconds. */
const TROUBLE_MILLIS = 10_000;

/** SQLSTATEs of a server that answers but has no room: on its disk, or in its memory. */
const FULL = /^53[12]00$/;

/**
 * What this process knows of a database server; all its connections to one database share it.
 *
 * It limits how often connections are opened. After a failure everybody who needs a new one gets the same error at
 * once, until the wait is over; each further failure doubles the wait. A server that accepts connections and closes
 * them is so not asked thousands of times a second.
 */
export class Server {
  private static readonly known = new Map<string, Server>();

  private wait = 0;
  private closedUntil = -Infinity;
  private failure: unknown;
  private trouble: { readonly error: unknown; readonly until: number } | null = null;

  /** @param name the same for all who connect to the same database */
  static named(name: string): Server {
    const server = this.known.get(name) ?? new Server();
    this.known.set(name, server);
    return server;
  }

  /** Opens a connection. @throws what `open` throws; or the last failure, while the server is not to be asked */
  async open<T>(open: () => Promise<T>): Promise<T> {
    if (this.isClosed) throw this.failure;
    try {
      const opened = await open();
      this.wait = 0;
      return opened;
    } catch (error) {
      this.hasFailed(error);
      throw error;
    }
  }

  /** Takes note of a statement's error. */
  note(error: { readonly code?: string }): void {
    if (FULL.test(error.code ?? ''))
      this.trouble = { error, until: performance.now() + TROUBLE_MILLIS };
  }

  /** @throws the last error of a statement for which there was no room, if that was a moment ago */
  throwTrouble(): void {
    if (this.trouble && performance.now() < this.trouble.until) throw this.trouble.error;
  }

  /** Several tries at the same time count as one failure. */
  private hasFailed(error: unknown): void {
    if (this.isClosed) return;
    this.failure = error;
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2 || FIRST_WAIT);
    this.closedUntil = performance.now() + this.wait;
  }

  private get isClosed(): boolean {
    return performance.now() < this.closedUntil;
  }
}
