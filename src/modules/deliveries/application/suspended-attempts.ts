import { Injectable, Logger } from '@nestjs/common';
import { Authenticator, mayEnd } from '../../../platform/api/viewer.js';
import type { Ended } from '../../../platform/api/viewer.js';
import { errorText } from '../../../platform/errors.js';
import { DeliveryStore } from '../storage/delivery-store.js';

/** Cuts off what this process is sending to people who are suspended meanwhile: a slow server may take ten seconds. */
@Injectable()
export class SuspendedAttempts {
  private readonly logger = new Logger(SuspendedAttempts.name);
  /** The users for whom something is being sent. */
  private readonly running = new Map<AbortController, string>();

  constructor(
    private readonly store: DeliveryStore,
    authenticator: Authenticator,
  ) {
    authenticator.onEnded((ended) => void this.check(ended));
  }

  /** Makes an attempt, with a signal that aborts when the user is suspended. */
  async cuttable<T>(userId: string, attempt: (cut: AbortSignal) => Promise<T>): Promise<T> {
    const cut = new AbortController();
    this.running.set(cut, userId);
    try {
      return await attempt(cut.signal);
    } finally {
      this.running.delete(cut);
    }
  }

  /** Credentials end for many reasons; only a suspension cuts. */
  private async check(ended: Ended): Promise<void> {
    const userIds = new Set(this.running.values());
    const concerned = [...userIds].filter((userId) => mayEnd({ userId }, ended));
    if (concerned.length === 0) return;
    try {
      const suspended = await this.store.suspendedAmong(concerned);
      for (const [cut, userId] of this.running) if (suspended.has(userId)) cut.abort();
    } catch (error) {
      this.logger.warn(`what is being sent is not cut off: ${errorText(error)}`);
    }
  }
}
