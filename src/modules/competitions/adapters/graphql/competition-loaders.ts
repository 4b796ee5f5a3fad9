import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { defineLoader, defineSharedLoader } from '../../../../platform/graphql/loader.js';
import { groupBy } from '../../../../platform/collections.js';
import type {
  CompetitionReader,
  EntryReader,
  LotKey,
  PairingKey,
  PairingReader,
} from '../../application/readers.js';
import type {
  Competition,
  CompetitionMatch,
  Draw,
  Entry,
  StoredRound,
  StoredPairing,
} from '../../domain/competition.js';
import { toCompetitionType } from './competition.type.js';
import type { CompetitionType } from './competition.type.js';

const competitionsOf = defineSharedLoader<string, Competition>('competitions');
const drawsOf = defineSharedLoader<string, Draw>('competition draws');
const roundsOf = defineSharedLoader<string, StoredRound>('competition rounds');
const entriesOf = defineSharedLoader<string, Entry>('competition entries');
const viewersEntriesOf = defineLoader<string, Entry>('competition entries of the viewer');
const pairingsOf = defineSharedLoader<string, StoredPairing>('competition pairings');
const matchesOf = defineSharedLoader<string, readonly CompetitionMatch[]>('competition matches');

export async function loadCompetition(
  context: GraphqlContext,
  reader: CompetitionReader,
  id: string,
): Promise<CompetitionType | null> {
  const found = await competitionsOf(context, (ids) => reader.findMany(ids)).load(id);
  return found && toCompetitionType(found);
}

export const loadDraw = (
  context: GraphqlContext,
  reader: CompetitionReader,
  id: string,
): Promise<Draw | null> => drawsOf(context, (ids) => reader.draws(ids)).load(id);

export const loadCurrentRound = (
  context: GraphqlContext,
  reader: PairingReader,
  id: string,
): Promise<StoredRound | null> => roundsOf(context, (ids) => reader.currentRounds(ids)).load(id);

const keyOfLot = ({ competitionId, lot }: LotKey): string => `${competitionId}:${lot}`;

function lotOfKey(key: string): LotKey {
  const [competitionId = '', lot] = key.split(':');
  return { competitionId, lot: Number(lot) };
}

/** The entry that has a lot. */
export const loadEntry = (
  context: GraphqlContext,
  reader: EntryReader,
  lot: LotKey,
): Promise<Entry | null> =>
  entriesOf(context, async (keys) => {
    const entries = await reader.byLots(keys.map(lotOfKey));
    return new Map(entries.map((one) => [keyOfLot({ ...one, lot: one.lot! }), one]));
  }).load(keyOfLot(lot));

/** The viewer’s entry in a competition. */
export const loadViewersEntry = (
  context: GraphqlContext,
  reader: EntryReader,
  key: { readonly userId: string; readonly competitionId: string },
): Promise<Entry | null> =>
  viewersEntriesOf(context, (ids) => reader.ofUser(key.userId, ids)).load(key.competitionId);

/** The pairing to which a match belongs. */
export const loadPairingOfMatch = (
  context: GraphqlContext,
  reader: PairingReader,
  matchId: string,
): Promise<StoredPairing | null> =>
  pairingsOf(context, (ids) => reader.ofMatches(ids)).load(matchId);

const keyOfPairing = ({ competitionId, round, board }: PairingKey): string =>
  `${competitionId}:${round}:${board}`;

function pairingOfKey(key: string): PairingKey {
  const [competitionId = '', round, board] = key.split(':');
  return { competitionId, round: Number(round), board: Number(board) };
}

/** The matches of a pairing, in the order in which they were opened. */
export const loadMatchesOfPairing = async (
  context: GraphqlContext,
  reader: PairingReader,
  pairing: PairingKey,
): Promise<readonly CompetitionMatch[]> => {
  const loader = matchesOf(context, async (keys) =>
    groupBy(await reader.matchesOf(keys.map(pairingOfKey)), keyOfPairing),
  );
  return (await loader.load(keyOfPairing(pairing))) ?? [];
};
