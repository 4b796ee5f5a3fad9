import { Injectable, Logger } from '@nestjs/common';
import type { Counter } from 'prom-client';
import { errorText } from '../../../platform/errors.js';
import { Metrics } from '../../../platform/http/metrics.js';
import type { BrokenMatch, MatchAt } from '../../matches/application/index.js';
import { OverdueStore } from '../storage/overdue-store.js';

/** A match that could not be ended. */
export type FailedEnd = MatchAt & BrokenMatch;

export const matchIdOf = ({ matchId }: MatchAt): string => matchId;

/** The broken matches, with their versions from `matches`. */
export function failedOf(matches: readonly MatchAt[], broken: readonly BrokenMatch[]): FailedEnd[] {
  const versions = new Map(matches.map(({ matchId, version }) => [matchId, version]));
  return broken.map((match) => ({ ...match, version: versions.get(match.matchId)! }));
}

/** How long a process skips a match that it could not set aside. */
const SKIP_MILLIS = 10_000;

/**
 * Overdue matches that cannot be ended. They are tried again at growing intervals, apart from all others. If a
 * match cannot even be written as set aside, this process skips it for a while.
 */
@Injectable()
export class SetAsideMatches {
  private readonly logger = new Logger(SetAsideMatches.name);
  private readonly failures: Counter;
  private readonly skippedUntil = new Map<string, number>();

  constructor(
    private readonly matches: OverdueStore,
    metrics: Metrics,
  ) {
    this.failures = metrics.counter({
      name: 'bummerl_overdue_failures_total',
      help: 'Failed attempts to end an overdue match.',
    });
    metrics.gauge({
      name: 'bummerl_matches_set_aside',
      help: 'Overdue matches that cannot be ended; the log of the worker names them.',
      async collect() {
        this.set(await matches.countSetAside());
      },
    });
  }

  async put(failed: readonly FailedEnd[]): Promise<void> {
    if (failed.length === 0) return;
    this.failures.inc(failed.length);
    for (const { matchId, error } of failed)
      this.logger.error(`match ${matchId} is overdue and cannot be ended: ${errorText(error)}`);
    try {
      await this.matches.setAside(failed);
    } catch (error) {
      this.logger.error(`${failed.length} matches cannot be set aside: ${errorText(error)}`);
      const until = performance.now() + SKIP_MILLIS;
      failed.forEach(({ matchId }) => this.skippedUntil.set(matchId, until));
    }
  }

  /** The matches that this process skips. */
  skipped(): string[] {
    const now = performance.now();
    for (const [matchId, until] of this.skippedUntil)
      if (until <= now) this.skippedUntil.delete(matchId);
    return [...this.skippedUntil.keys()];
  }
}
