import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import { ApiError } from '../../../platform/api/api-error.js';
import { TryLimits } from '../../auth/application/index.js';
import type { Takeout } from '../domain/takeout.js';
import { Takeouts } from '../storage/takeouts.js';

/** How many downloads one process serves at once: each holds a megabyte, and a connection of its reader. */
const AT_ONCE = 20;
/** How many of them one person has: a slow reader must leave room for others. */
const OF_ONE = 2;
/** How long a reader may take, in milliseconds. */
const LONGEST_MILLIS = 3_600_000;
const RETRY_SECONDS = 60;

/** Hands out archives, as fast as they are read. */
@Injectable()
export class TakeoutDownloads {
  /** The running downloads, with the persons whose archives they are. */
  private readonly running = new Map<Readable, string>();
  private isStopping = false;

  constructor(
    private readonly takeouts: Takeouts,
    private readonly limits: TryLimits,
  ) {}

  /**
   * Begins a download. It breaks off when the archive expires or its account ends.
   *
   * @throws ApiError RATE_LIMITED when it was downloaded too often within a day, UNAVAILABLE when too many run, or two of
   * this person
   */
  async begin(takeout: Takeout): Promise<Readable> {
    if (this.isStopping || this.isFull(takeout.userId)) throw tooMany();
    await this.limits.count([{ limit: 'takeout-download', key: takeout.userId }]);
    const stream = Readable.from(this.parts(takeout), { objectMode: false, highWaterMark: 1 });
    this.running.set(stream, takeout.userId);
    const limit = setTimeout(() => stream.destroy(), LONGEST_MILLIS).unref();
    stream.once('close', () => {
      clearTimeout(limit);
      this.running.delete(stream);
    });
    return stream;
  }

  /** Breaks off all downloads and refuses new ones. */
  stop(): void {
    this.isStopping = true;
    for (const stream of this.running.keys()) stream.destroy();
  }

  private isFull(userId: string): boolean {
    const own = [...this.running.values()].filter((other) => other === userId);
    return this.running.size >= AT_ONCE || own.length >= OF_ONE;
  }

  private async *parts({ id, bytes }: Takeout): AsyncGenerator<Buffer> {
    let left = bytes!;
    for (let number = 1; left > 0; number++) {
      const part = await this.takeouts.part(id, number);
      if (part === null) throw new Error('the archive has expired, or its account has ended');
      yield part;
      left -= part.length;
    }
  }
}

const tooMany = (): ApiError =>
  new ApiError(
    'UNAVAILABLE',
    {
      en: 'No further download can begin now. Try again.',
      de: 'Gerade kann kein weiterer Download beginnen. Versuche es noch einmal.',
    },
    { retryAfterSeconds: RETRY_SECONDS },
  );
