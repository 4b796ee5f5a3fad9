import { DataSource } from 'typeorm';
import { openCoreModules } from '../support/core.js';
import { legal } from '../../src/engine/index.js';
import { ArchiveSweep } from '../../src/modules/matches/application/archive.sweep.js';
import { matchOf, Matches } from '../../src/modules/matches/application/index.js';
import type { StoredMatch } from '../../src/modules/matches/application/index.js';
import { ActUseCase } from '../../src/modules/moves/application/index.js';
import { idOf } from '../../src/platform/api/ids.js';
import { Database } from '../../src/platform/database/database.js';
import { Relay } from '../../src/platform/events/relay.js';
import { LiveBus } from '../../src/platform/live/live-bus.js';
import type { TestClient } from '../support/client.js';
import type { TestService } from '../support/service.js';

/** A service without HTTP, on the same database as a service with an api. */
export interface CoreService {
  readonly act: ActUseCase;
  readonly source: DataSource;
  readonly database: Database;
  readonly matches: Matches;
  readonly live: LiveBus;
  readonly relay: Relay;
  readonly archive: ArchiveSweep;
  close(): Promise<void>;
}

export async function openCore(service: TestService): Promise<CoreService> {
  const app = await openCoreModules(service.config);
  return {
    act: app.get(ActUseCase, { strict: false }),
    matches: app.get(Matches, { strict: false }),
    source: app.get(DataSource),
    database: app.get(Database, { strict: false }),
    live: app.get(LiveBus, { strict: false }),
    relay: app.get(Relay, { strict: false }),
    archive: app.get(ArchiveSweep, { strict: false }),
    close: () => app.close(),
  };
}

/** A target that no measurement reaches. */
const ENDLESS = 1000;

/** A match between two people that does not end; the row's id. */
export async function endlessMatch(players: readonly TestClient[]): Promise<string> {
  const [creator, guest] = players;
  const opponents = [{ username: guest!.username }];
  const timeControl = { perTurnSeconds: 86_400 };
  const input = { variant: 'zweier', opponents, timeControl, target: ENDLESS, rated: false };
  const { challenge, userErrors } = await creator!.challenge(input);
  if (!challenge) throw new Error(userErrors[0]!.code);
  await guest!.accept({ challengeId: challenge.id });
  return idOf('Match', challenge.matchId)!;
}

/** The first legal action that does not end a deal early: deals are played to the last card. */
export function nextToken(match: StoredMatch): string {
  return legal(matchOf(match)).find((token) => token.length > 1)!;
}

/** Makes the next move through the use case, for the player to act. */
export async function makeMove({ act }: CoreService, match: StoredMatch): Promise<StoredMatch> {
  const played = await act.execute({
    userId: match.players[match.toAct!]!.userId,
    matchId: match.id,
    seat: null,
    actions: [nextToken(match)],
    expectedVersion: match.version,
    idempotencyKey: null,
  });
  if (!played.ok) throw new Error(played.error.code);
  return played.value;
}
