import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { TryLimits } from '../../auth/application/index.js';

/**
 * How often addresses are asked to confirm themselves. Many webhooks, of one user or of many, must not
 * add up to a flood for a server that never asked for any.
 */
@Injectable()
export class Confirmations {
  constructor(private readonly limits: TryLimits) {}

  /** Counts a request to an address; for how many seconds it has to wait, null when it may be sent. */
  waitFor(userId: string, url: string): Promise<number | null> {
    return this.limits.waitAfter([
      { limit: 'confirmation-owner', key: userId },
      { limit: 'confirmation-host', key: hostKey(url) },
    ]);
  }
}

/** A host, however it is written; a key of counts is shorter than a name may be. */
function hostKey(url: string): string {
  const host = new URL(url).hostname.replace(/\.$/, '');
  return createHash('sha256').update(host).digest('base64url');
}
