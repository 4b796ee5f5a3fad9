import { RestoredChallenges } from '../modules/challenges/application/restored-challenges.js';
import { RestoredChallengeStore } from '../modules/challenges/storage/restored-challenge-store.js';
import { RestoredClock } from '../modules/clock/application/restored-clock.js';
import { Heartbeat } from '../modules/clock/storage/heartbeat.js';
import { RestoredPositions } from '../modules/events/application/restored-positions.js';
import { UserEventStore } from '../modules/events/storage/user-event-store.js';
import { RestoredChains } from '../modules/fairness/application/restored-chains.js';
import { ShuffleChainStore } from '../modules/fairness/storage/shuffle-chain-store.js';
import { KnownMatches } from '../modules/matches/storage/index.js';
import { RestoredMatches } from '../modules/moves/application/restored-matches.js';
import { MoveStore } from '../modules/moves/storage/move-store.js';
import { RestoredStore } from '../modules/moves/storage/restored-store.js';
import type { Environment } from '../platform/config/config.js';
import type { Database } from '../platform/database/database.js';
import type { RestoreStep } from '../platform/epochs/begin-epoch.js';
import { RestoredQueues } from '../platform/tasks/restored-queues.js';

/**
 * Everything that is done after a restore of the database to an earlier time. The clock comes before the matches, so that
 * no deadline that has passed since the backup ends one of them.
 */
export const restoreSteps = (
  database: Database,
  env: Pick<Environment, 'REDIS_URL' | 'REDIS_PREFIX'>,
  say: (line: string) => void,
): readonly RestoreStep[] => [
  new RestoredQueues(env),
  new RestoredPositions(new UserEventStore(database)),
  new RestoredClock(new Heartbeat(database)),
  new RestoredChains(new ShuffleChainStore(database)),
  new RestoredChallenges(new RestoredChallengeStore(database)),
  new RestoredMatches(
    new RestoredStore(database),
    new MoveStore(database, new KnownMatches()),
    say,
  ),
];
