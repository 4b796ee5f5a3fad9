/** A connection without any message for this long is asked whether it is alive: the service answers a ping at once. */
export const PING_MILLIS = 15_000;
/** How long the answer may take. */
const PONG_MILLIS = 10_000;
/** The same after waking: the user is looking at the page. */
const WAKING_PONG_MILLIS = 2_500;
/** How long it may take to open a connection. */
const OPENING_MILLIS = 15_000;

/**
 * Ends a connection that has become silent. A phone that slept or changed its network is not told that its connection
 * is lost: nothing arrives any more, and no error either.
 */
export class SilenceGuard {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isBegun = false;
  /** Null until the connection is open. */
  private send: ((text: string) => void) | null = null;

  constructor(private readonly onSilence: () => void) {}

  isOpening(): void {
    this.isBegun = true;
    this.limit(OPENING_MILLIS);
  }

  isOpen(send: (text: string) => void): void {
    this.send = send;
    this.hasMessage();
  }

  isClosed(): void {
    this.isBegun = false;
    this.send = null;
    clearTimeout(this.timer);
  }

  hasMessage(): void {
    clearTimeout(this.timer);
  }

  hasPinged(): void {
    this.limit(PONG_MILLIS);
  }

  /** Asks at once, and waits only briefly. A connection that is just opening may have been lost as well. */
  ask(): void {
    if (!this.isBegun) return;
    this.send?.(JSON.stringify({ type: 'ping' }));
    this.limit(WAKING_PONG_MILLIS);
  }

  private limit(millis: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.onSilence, millis);
  }
}
