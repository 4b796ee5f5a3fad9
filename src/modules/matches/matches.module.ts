import { Inject, Module } from '@nestjs/common';
import { EventHints } from '../../platform/events/hints.js';
import { Visibility } from '../users/application/index.js';
import { UsersModule } from '../users/users.module.js';
import { CONFIG } from '../../platform/config/config.module.js';
import type { Config } from '../../platform/config/config.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { Sweeps } from '../../platform/tasks/sweeps.js';
import { ArchiveSweep } from './application/archive.sweep.js';
import { HideMatchUseCase } from './application/hide-match.use-case.js';
import { FirstContact } from './application/first-contact.js';
import { changeHints } from './application/match-hints.js';
import { MatchEvents } from './application/match-events.js';
import { MatchReader } from './application/match-reader.js';
import { MatchRecords } from './application/match-records.js';
import { MatchStreams } from './application/match-streams.js';
import { MatchWatch } from './application/match-watch.js';
import { TableOpener } from './application/table-opener.js';
import { ArchiveStore } from './storage/archive/archive-store.js';
import { MatchArchives } from './storage/archive/match-archives.js';
import { Deals } from './storage/deals.js';
import { FinishedMatches } from './storage/finished-matches.js';
import { HiddenMatches } from './storage/hidden-matches.js';
import { KnownMatches } from './storage/known-matches.js';
import { MatchClocks } from './storage/match-clocks.js';
import { MatchStore } from './storage/match-store.js';
import { Matches } from './storage/matches.js';
import { MATCHES_DATA } from './storage/personal-data.js';

/** How often matches that ended long ago are archived; it is not urgent. */
const ARCHIVE_MILLIS = 60_000;

/** For other modules. */
const OFFERED = [
  HideMatchUseCase,
  KnownMatches,
  FirstContact,
  Matches,
  Deals,
  MatchClocks,
  MatchReader,
  MatchEvents,
  MatchWatch,
  MatchStreams,
  TableOpener,
  FinishedMatches,
  MatchRecords,
];

/** Matches: how they are stored, how they begin, and what each viewer sees of them. */
@Module({
  imports: [UsersModule],
  providers: [...OFFERED, MatchStore, HiddenMatches, MatchArchives, ArchiveStore, ArchiveSweep],
  exports: OFFERED,
})
export class MatchesModule {
  constructor(
    hints: EventHints,
    sweeps: Sweeps,
    archive: ArchiveSweep,
    @Inject(CONFIG) { ARCHIVE_AFTER_DAYS: days }: Config,
    data: PersonalData,
    visibility: Visibility,
    matches: Matches,
  ) {
    data.register(MATCHES_DATA);
    visibility.register('opponents', (userId, others) => matches.metBy(userId, others));
    hints.register('MATCH_CHANGED', changeHints);
    if (days === null) return;
    sweeps.register({ name: 'archive', everyMillis: ARCHIVE_MILLIS, run: () => archive.run(days) });
  }
}
