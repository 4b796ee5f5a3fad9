import { Injectable } from '@nestjs/common';
import { AuditEntries } from '../../audit/application/index.js';
import { SuspendedAffairs } from './suspended-affairs.js';

/** For how long after a suspension it is looked again: longer than any request runs. */
const MINUTES = 10;

/**
 * Ends what began in the same moment as a suspension: a request that was admitted before may have written a challenge or
 * an entry after the consumer of the suspension has looked.
 */
@Injectable()
export class SuspensionSweep {
  constructor(
    private readonly entries: AuditEntries,
    private readonly affairs: SuspendedAffairs,
  ) {}

  async run(): Promise<void> {
    await this.affairs.end(await this.entries.concernedLately('SUSPENDED', MINUTES));
  }
}
