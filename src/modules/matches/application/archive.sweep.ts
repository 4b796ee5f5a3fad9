import { isDeepStrictEqual } from 'node:util';
import { Injectable, Logger } from '@nestjs/common';
import { collectInTurns } from '../../../platform/collections.js';
import { inBatches } from '../../../platform/database/batches.js';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { errorText } from '../../../platform/errors.js';
import { archiveMatch } from '../domain/archive/archived-match.js';
import type { CompleteMatch } from '../domain/archive/archived-match.js';
import { replayArchived } from '../domain/archive/replay.js';
import { MatchNewer } from '../domain/match-broken.js';
import { ArchiveStore } from '../storage/archive/archive-store.js';
import type { DueMatch } from '../storage/archive/archive-store.js';

/** The greatest number of matches in a batch, and of batches in a pass: a process that stops waits for one match only. */
const BATCH = 50;
const MOST_BATCHES = 20;

/** A match whose events cannot be made again as they are stored. */
class NotTheSame extends Error {
  override readonly name = 'NotTheSame';
}

/**
 * Archives matches that ended long ago: their record and proof stay, in a compact form, from which their events are made
 * again when somebody reads them (ADR 83). A match is archived only if that gives exactly the events that are stored.
 */
@Injectable()
export class ArchiveSweep {
  private readonly logger = new Logger('Archive');

  constructor(
    private readonly database: Database,
    private readonly store: ArchiveStore,
  ) {}

  /** One pass over the matches that ended at least so many days ago. */
  async run(days: number): Promise<void> {
    await this.store.addMonth(new Date());
    await inBatches<DueMatch>(
      MOST_BATCHES,
      ({ id }) => id,
      (done) => this.store.due(days, done, BATCH),
      (matches) => this.archiveAll(matches),
    );
  }

  private async archiveAll(matches: readonly DueMatch[]): Promise<void> {
    for (const match of matches) await this.archiveAlone(match);
  }

  /** A match that fails does not stop the others. */
  private async archiveAlone(due: DueMatch): Promise<void> {
    try {
      await this.store.addMonth(due.finishedAt);
      await this.database.transaction((transaction) => this.archive(due.id, transaction));
    } catch (error) {
      await this.database.ask();
      this.logger.error(`match ${due.id} is not archived: ${errorText(error)}`);
      if (error instanceof NotTheSame) await this.store.refuse(due.id);
    }
  }

  private async archive(id: string, transaction: Transaction): Promise<void> {
    const complete = await this.store.take(id, transaction);
    if (complete === null) return;
    const archived = await archiveChecked(complete);
    await this.store.keep(complete.match, archived, transaction);
  }
}

/** The archive of a match. @throws NotTheSame if its events cannot be made again from it; MatchNewer */
export async function archiveChecked(complete: CompleteMatch) {
  try {
    const archived = archiveMatch(complete);
    const events = (await collectInTurns(replayArchived(complete.match, archived))).flat();
    if (isDeepStrictEqual(events, complete.events)) return archived;
  } catch (error) {
    if (error instanceof MatchNewer) throw error;
    throw new NotTheSame(errorText(error), { cause: error });
  }
  throw new NotTheSame('its events cannot be made again');
}
