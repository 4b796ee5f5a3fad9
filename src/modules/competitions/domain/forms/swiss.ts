import { lastRoundOf, lotsInNextRound } from '../entrants.js';
import type { Field, Form, Standing } from '../form.js';
import { pairingHistory, inDealOrder } from '../history.js';
import type { PairingHistory } from '../history.js';
import { pairUp } from '../pair-up.js';
import type { LotPair } from '../pair-up.js';
import { BEST_OF, integerSetting, parseFormSettings } from '../settings.js';
import { figuresOf, placed, tiebreak } from '../standings.js';
import { opponentFigures } from '../tiebreaks.js';
import type { NewPairing } from './everyone.js';

export type SwissSettings = { readonly bestOf: number; readonly rounds: number };

const SETTINGS = [
  BEST_OF,
  integerSetting(
    'rounds',
    { least: 1, most: 30, byDefault: 5 },
    {
      name: { en: 'Rounds', de: 'Runden' },
      description: { en: 'The number of rounds.', de: 'Die Zahl der Runden.' },
    },
  ),
];

/** The partner of whoever has a bye. */
const NOBODY = -1;

/** What speaks against a pair. Each is more than the sum of all below in a table of a usual size. */
const COSTS = {
  /** Two who have had two first deals too many, or two too few. */
  dealsUneven: 50_000_000,
  /** A bye for someone who is one place above the last. */
  byeAbove: 20_000,
  /** The square of the difference in points. */
  points: 10_000,
  /** Two who have had one first deal too many, or one too few. */
  dealsAgain: 3000,
};
const MOST_DISTANCE = 50;
const MOST_BYE_COST = 90_000_000;

function standings({ entrants, pairings }: Field<SwissSettings>): Standing[] {
  const figures = figuresOf(pairings);
  const opponents = opponentFigures(pairings, figures);
  return placed(
    entrants.map(({ lot }) => ({
      lot,
      group: null,
      figures: figures(lot),
      tiebreaks: [
        tiebreak('POINTS', figures(lot).points),
        tiebreak('BUCHHOLZ', opponents(lot).buchholz),
        tiebreak('SONNEBORN_BERGER', opponents(lot).sonnebornBerger),
        tiebreak('WINS', figures(lot).won),
        tiebreak('BUMMERL_DIFFERENCE', figures(lot).bummerlDifference),
      ],
    })),
  );
}

function nextRound(field: Field<SwissSettings>): NewPairing[] | null {
  const isIn = new Set(lotsInNextRound(field));
  if (lastRoundOf(field) >= field.settings.rounds || isIn.size < 2) return null;
  const table = standings(field).filter(({ lot }) => isIn.has(lot));
  const history = pairingHistory(field.pairings);
  const lots = table.map(({ lot }) => lot);
  const pairs = pairUp(lots.length % 2 === 0 ? lots : [...lots, NOBODY], {
    met: (one, other) => history.met(one, other),
    costOf: costsIn(table, history),
  });
  const byes = pairs.filter(([, other]) => other === NOBODY);
  const meetings = pairs.filter(([, other]) => other !== NOBODY);
  return [
    ...meetings.map((pair): readonly number[] => inDealOrder(pair, history.firstDeals)),
    ...byes.map(([lot]) => [lot]),
  ].map((each, i) => ({ board: i + 1, stage: 'MAIN' as const, group: null, lots: each }));
}

/** Neighbours of the table with equally many points are best; the bye goes to the last of those who have had fewest. */
function costsIn(table: readonly Standing[], history: PairingHistory) {
  const places = new Map(table.map(({ lot }, place) => [lot, place]));
  const points = new Map(table.map((row) => [row.lot, row.points]));
  const fewest = Math.min(...table.map(({ lot }) => history.byes(lot)));
  const costOfBye = (lot: number): number | null =>
    history.byes(lot) > fewest
      ? null
      : Math.min((table.length - places.get(lot)!) * COSTS.byeAbove, MOST_BYE_COST);
  return (one: number, other: number): number | null => {
    if (one === NOBODY || other === NOBODY) return costOfBye(Math.max(one, other));
    const distance = Math.abs(places.get(one)! - places.get(other)!);
    return (
      (points.get(one)! - points.get(other)!) ** 2 * COSTS.points +
      dealsCost([one, other], history) +
      Math.min(distance, MOST_DISTANCE)
    );
  };
}

function dealsCost([one, other]: LotPair, { firstDeals }: PairingHistory): number {
  const [first, second] = [firstDeals(one), firstDeals(other)];
  if (first * second <= 0) return 0;
  const common = Math.min(Math.abs(first), Math.abs(second));
  return common > 1 ? COSTS.dealsUneven : COSTS.dealsAgain;
}

export const swiss: Form<SwissSettings> = {
  key: 'swiss',
  name: { en: 'Swiss system', de: 'Schweizer System' },
  rules: {
    en: 'A fixed number of rounds, and nobody is knocked out. In each round those meet who have equally many points, neighbours in the table if possible, and nobody twice before it is necessary. A win brings two points, an equal result one. With an odd number, the last of the table who has had fewest byes has one, and gets two points. Ties: Buchholz (the points of the opponents), Sonneborn-Berger (the points of opponents beaten and half of those with an equal result), wins, difference of Bummerl.',
    de: 'Eine feste Zahl von Runden, niemand scheidet durch Niederlagen aus. In jeder Runde treffen aufeinander, die gleich viele Punkte haben, wenn möglich Nachbarn in der Tabelle, und niemand zweimal, bevor es nötig ist. Ein Sieg bringt zwei Punkte, Gleichstand einen. Bei ungerader Zahl hat der Letzte der Tabelle unter denen mit den wenigsten Freilosen ein Freilos und bekommt zwei Punkte. Bei Gleichstand zählen Buchholz (die Punkte der Gegner), Sonneborn-Berger (die Punkte besiegter Gegner und die halben bei Gleichstand), Siege, die Differenz der Bummerl.',
  },
  settings: SETTINGS,
  meeting: 'TWO_SIDES',
  least: 2,
  most: 2048,
  needsWinner: false,
  parseSettings: (json) => parseFormSettings<SwissSettings>(SETTINGS, json),
  nextRound,
  standings,
};
