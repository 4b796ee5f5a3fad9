import type { TestClient } from '../../support/client.js';
import {
  asPlayerToAct,
  playerToAct,
  waitingPlayer,
  startMatch,
  stackDeal,
} from '../../support/table.js';
import type { Visits } from './visits.js';

/** Clubs are trumps. The player who follows has one heart. */
const STACK = {
  forehand: ['HA', 'HK', 'CA', 'ST', 'DK'],
  dealer: ['HJ', 'SA', 'SK', 'DQ', 'DJ'],
  talon: ['HT', 'HQ', 'SQ', 'SJ', 'DA', 'DT', 'CT', 'CK', 'CQ', 'CJ'],
};

interface DealtTable {
  readonly matchId: string;
  /** The path of the match's page. */
  readonly path: string;
  readonly forehand: TestClient;
  readonly dealer: TestClient;
  /** The cards in the middle, as the API returns them. */
  readonly trick: () => Promise<readonly string[]>;
}

/** Starts a match for two with known cards. Forehand is to lead. */
export async function dealtTable(visits: Visits): Promise<DealtTable> {
  const table = await startMatch(await visits.pair(), { rated: false });
  await stackDeal(visits.service, table, STACK);
  const match = await asPlayerToAct(table);
  const { matchId } = table;
  const [forehand, dealer] = [playerToAct(table, match), waitingPlayer(table, match)];
  const trick = async () => (await forehand.match(matchId)).deal.trick.map(({ card }) => card);
  return { matchId, path: `/match/${matchId}`, forehand, dealer, trick };
}
