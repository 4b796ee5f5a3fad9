import type { INestApplicationContext } from '@nestjs/common';
import { MatchClocks, Matches } from '../../src/modules/matches/application/index.js';
import { clockOf } from './clock-history.js';
import type { ClockColumns } from '../../src/modules/matches/domain/moment.js';
import { idOf } from '../../src/platform/api/ids.js';

/** The clock's columns of a match, as stored and as computed again from its events. */
export interface StoredClock {
  readonly stored: ClockColumns;
  readonly rebuilt: ClockColumns;
}

/** The clock of a match, read through the parts of a service. */
export async function storedClock(
  app: INestApplicationContext,
  matchId: string,
): Promise<StoredClock> {
  const id = idOf('Match', matchId)!;
  const match = (await app.get(Matches, { strict: false }).find(id))!;
  const facts = await app.get(MatchClocks, { strict: false }).facts([id]);
  return { stored: columnsOf(match), rebuilt: columnsOf(clockOf(match, facts.get(id)!)) };
}

const columnsOf = ({ turnStartedAt, banks, deadline }: ClockColumns): ClockColumns => ({
  turnStartedAt,
  banks,
  deadline,
});
