import { Injectable } from '@nestjs/common';
import type { Histogram } from 'prom-client';
import { Metrics } from '../../../platform/http/metrics.js';
import type { Claimed } from '../../deliveries/application/index.js';
import type { AddressedNotification } from '../storage/recipient-store.js';

/** The bounds of the histogram, in seconds. The SLO is 60. */
const BUCKETS = [1, 2, 5, 10, 30, 60, 120, 300, 900, 3600];

/** A delivery that is due so much later than it was added was put off, by quiet hours. */
const PUT_OFF_MILLIS = 1000;

/** Measures how soon players hear that it is their turn. */
@Injectable()
export class TurnNotices {
  private readonly times: Histogram<'channel'>;

  constructor(metrics: Metrics) {
    this.times = metrics.histogram({
      name: 'bummerl_turn_notice_seconds',
      help: 'Time from the beginning of a turn, or from the end of quiet hours, to the delivery of its notice, by channel. Without digests, and without turns that were played before.',
      labelNames: ['channel'],
      buckets: BUCKETS,
    });
  }

  /** @param sendingMillis how long it took after the delivery was claimed */
  delivered(claimed: Claimed, { turnBeganAt }: AddressedNotification, sendingMillis: number): void {
    if (turnBeganAt === null) return;
    const since = putOffUntil(claimed) ?? turnBeganAt;
    const seconds = (claimed.now.getTime() - since.getTime() + sendingMillis) / 1000;
    this.times.observe({ channel: claimed.channel }, Math.max(0, seconds));
  }
}

/** The end of quiet hours, at the first attempt after them; else null. Later attempts count from the turn. */
function putOffUntil({ dueAt, createdAt, attempts }: Claimed): Date | null {
  if (dueAt === null || attempts > 1) return null;
  return dueAt.getTime() - createdAt.getTime() > PUT_OFF_MILLIS ? dueAt : null;
}
