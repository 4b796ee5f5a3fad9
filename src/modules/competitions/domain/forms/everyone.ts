/** What round robin and league share: everyone of a group meets everyone. */
import { lastRoundOf, takesPart } from '../entrants.js';
import type { DecidedPairing, Entrant, Field, Pairing, Stage, Standing } from '../form.js';
import { pairingHistory } from '../history.js';
import { legRounds } from '../schedule.js';
import { figuresOf, placed, tiebreak } from '../standings.js';
import { directEncounters, opponentFigures } from '../tiebreaks.js';

export type NewPairing = Omit<Pairing, 'round'>;

/** Groups whose members meet each other, each with its legs. */
export interface Meetings {
  readonly stage: Stage;
  readonly legs: number;
  /** The members by group, in the order of lots. */
  readonly groups: ReadonlyMap<number | null, readonly number[]>;
}

interface PlannedPair {
  readonly group: number | null;
  readonly lots: readonly [number, number];
}

export function membersByGroup(entrants: readonly Entrant[]): Map<number | null, number[]> {
  const groups = new Map<number | null, number[]>();
  for (const { lot, group } of entrants) {
    const members = groups.get(group);
    if (members) members.push(lot);
    else groups.set(group, [lot]);
  }
  return groups;
}

/**
 * The next round of the schedule with a pair that has not met. Who is out keeps their pairings, which are walkovers; pairs that are
 * both out are left out. Once only walkovers are left, they are one round.
 *
 * @param together whether all that is left is one round
 */
export function nextOfSchedule(
  field: Field<unknown>,
  meetings: Meetings,
  together: boolean,
): NewPairing[] | null {
  const rounds = openRounds(field, meetings);
  const all = rounds.flat();
  if (all.length === 0) return null;
  const isIn = isInNext(field);
  const onlyWalkovers = all.every(({ lots }) => !lots.every(isIn));
  const pairs = together || onlyWalkovers ? all : rounds.find((round) => round.length > 0)!;
  return pairs.map((pair, i) => ({ ...pair, board: i + 1, stage: meetings.stage }));
}

function isInNext(field: Field<unknown>): (lot: number) => boolean {
  const next = lastRoundOf(field) + 1;
  const inNext = new Set(
    field.entrants.filter((entrant) => takesPart(entrant, next)).map(({ lot }) => lot),
  );
  return (lot) => inNext.has(lot);
}

/** The rounds of the schedule, with the pairs that have not met as often as planned so far. */
function openRounds(field: Field<unknown>, { stage, legs, groups }: Meetings): PlannedPair[][] {
  const history = pairingHistory(field.pairings.filter((pairing) => pairing.stage === stage));
  const isIn = isInNext(field);
  const rounds: PlannedPair[][] = [];
  for (const [group, members] of groups) {
    const schedule = legRounds(members.length, legs);
    for (const [turn, pairs] of schedule.entries()) {
      const leg = Math.floor(turn / (schedule.length / legs));
      const open = pairs
        .map(([one, other]) => [members[one]!, members[other]!] as const)
        .filter(([one, other]) => history.met(one, other) <= leg && (isIn(one) || isIn(other)));
      rounds[turn] = [...(rounds[turn] ?? []), ...open.map((lots) => ({ group, lots }))];
    }
  }
  return rounds;
}

/** The tables of groups in which everyone meets everyone. */
export function everyoneStandings(
  entrants: readonly Entrant[],
  pairings: readonly DecidedPairing[],
  isLotDecisive: boolean,
): Standing[] {
  const figures = figuresOf(pairings);
  const direct = directEncounters(pairings, figures);
  const opponents = opponentFigures(pairings, figures);
  return placed(
    entrants.map(({ lot, group }) => ({
      lot,
      group,
      figures: figures(lot),
      tiebreaks: [
        tiebreak('POINTS', figures(lot).points),
        tiebreak('DIRECT_ENCOUNTER', direct(lot)),
        tiebreak('SONNEBORN_BERGER', opponents(lot).sonnebornBerger),
        tiebreak('WINS', figures(lot).won),
        tiebreak('BUMMERL_DIFFERENCE', figures(lot).bummerlDifference),
        ...(isLotDecisive ? [tiebreak('LOT', lot)] : []),
      ],
    })),
  );
}
