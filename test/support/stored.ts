/** Reads the stored data of a match, and checks that they are consistent. */
import { differences, rebuildMatch } from './rebuild.js';
import type { DealtBefore } from './rebuild.js';
import type { StoredEvent } from '../../src/modules/matches/domain/advance.js';
import type { StoredMatch } from '../../src/modules/matches/domain/stored-match.js';
import type { TestService } from './service.js';
import { atOneMoment, rowsOf } from './sql.js';

/** Anything with a database. */
export type HasDatabase = Pick<TestService, 'database'>;

const MATCH = `SELECT variant, options, version, status, deal_number AS "dealNumber",
  to_act AS "toAct", abort_offers AS "abortOffers", score, snapshot, result
  FROM matches WHERE id = $1`;
/** The cards of every deal, of the running one too. */
const DEALS = 'SELECT number, dealer, hands, talon FROM match_deals WHERE match_id = $1';
const EVENTS = `SELECT version, type, seat, token, payload FROM match_events
  WHERE match_id = $1 ORDER BY version`;

/** The events of a match, by its row's id. */
export const storedEvents = (kept: HasDatabase, id: string): Promise<StoredEvent[]> =>
  rowsOf<StoredEvent>(kept, EVENTS, [id]);

/**
 * The columns of a match's row that do not follow from its events. Throws where the events are not
 * consistent.
 */
export const storedDifferences = (kept: HasDatabase, id: string): Promise<string[]> =>
  // In one transaction, as a bot may be playing on.
  atOneMoment(kept, async (ask) => {
    const [row] = await ask<StoredMatch>(MATCH, [id]);
    const deals = await ask<DealtBefore>(DEALS, [id]);
    return differences(row!, rebuildMatch(row!, await ask<StoredEvent>(EVENTS, [id]), deals));
  });
