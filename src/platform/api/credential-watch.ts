import { Injectable } from '@nestjs/common';
import { chunksOf } from '../collections.js';
import { Authenticator, mayEnd } from './viewer.js';
import type { Ended, Viewer } from './viewer.js';

/**
 * How often everything is checked although nothing was heard: so late it ends in a process that has missed the end of the
 * credential. What is remembered of credentials may add ten seconds.
 */
const RECHECK_MILLIS = 30_000;

/** How many are checked in one turn of the event loop: their look-ups share statements and block nobody. */
const CHECKED_TOGETHER = 50;

/** Something that runs with a credential and ends with it: a socket, a subscription, an export. */
export interface Endable {
  readonly viewer: Viewer;
  /** Looks up whether the credential still holds, and ends it if not. Never rejects. */
  check(): Promise<void>;
}

/** Checks what runs with a credential as soon as the credential may have ended, and now and then in any case. */
@Injectable()
export class CredentialWatch {
  private readonly held = new Set<Endable>();
  private rechecks: NodeJS.Timeout | undefined;

  constructor(authenticator: Authenticator) {
    authenticator.onEnded((ended) => this.check(ended));
  }

  /** @returns what to call when it has ended */
  add(held: Endable): () => void {
    this.held.add(held);
    this.rechecks ??= setInterval(() => void this.checkAll(), RECHECK_MILLIS).unref();
    // The credential may have ended while it began.
    void held.check();
    return () => this.left(held);
  }

  private check(ended: Ended): void {
    for (const held of this.held) if (mayEnd(held.viewer, ended)) void held.check();
  }

  private async checkAll(): Promise<void> {
    for (const some of chunksOf([...this.held], CHECKED_TOGETHER)) {
      for (const held of some) void held.check();
      await new Promise(setImmediate);
    }
  }

  private left(held: Endable): void {
    this.held.delete(held);
    if (this.held.size > 0) return;
    clearInterval(this.rechecks);
    this.rechecks = undefined;
  }
}
