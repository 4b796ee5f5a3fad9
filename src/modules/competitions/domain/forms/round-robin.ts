import { lastRoundOf, lotsPairedIn, startersOf, takesPart } from '../entrants.js';
import type { Entrant, Field, Form, Standing } from '../form.js';
import { BEST_OF, integerSetting, parseFormSettings } from '../settings.js';
import { placed, tiebreak } from '../standings.js';
import { everyoneStandings, membersByGroup, nextOfSchedule } from './everyone.js';
import type { NewPairing } from './everyone.js';

export type RoundRobinSettings = {
  readonly bestOf: number;
  readonly legs: number;
  readonly groups: number;
  readonly advance: number;
};

const SETTINGS = [
  BEST_OF,
  integerSetting(
    'legs',
    { least: 1, most: 2, byDefault: 1 },
    {
      name: { en: 'Legs', de: 'Durchgänge' },
      description: {
        en: 'How often everyone meets everyone.',
        de: 'Wie oft jeder gegen jeden spielt.',
      },
    },
  ),
  integerSetting(
    'groups',
    { least: 1, most: 128, byDefault: 1 },
    {
      name: { en: 'Groups', de: 'Gruppen' },
      description: {
        en: 'The number of groups. With more than one, the best meet in a final group.',
        de: 'Die Zahl der Gruppen. Sind es mehrere, spielen die Besten eine Finalgruppe.',
      },
    },
  ),
  integerSetting(
    'advance',
    { least: 1, most: 4, byDefault: 1 },
    {
      name: { en: 'Into the final', de: 'Ins Finale' },
      description: {
        en: 'How many of each group play the final.',
        de: 'Wie viele jeder Gruppe das Finale spielen.',
      },
    },
  ),
];

const isFinal = ({ stage }: { readonly stage: string }): boolean => stage === 'FINAL';

/** Fewer groups than set if a group would have fewer than two members. */
const groupCount = (lots: number, { groups }: RoundRobinSettings): number =>
  Math.max(1, Math.min(groups, Math.floor(lots / 2)));

const isInGroups = ({ entrants }: Pick<Field<unknown>, 'entrants'>): boolean =>
  entrants.some(({ group }) => group !== null && group > 0);

const groupTables = ({
  entrants,
  pairings,
}: Pick<Field<unknown>, 'entrants' | 'pairings'>): Standing[] =>
  everyoneStandings(
    entrants,
    pairings.filter((pairing) => !isFinal(pairing)),
    isInGroups({ entrants }),
  );

/** The best of each group that were there when the final began, in the order of lots. */
function finalists(field: Field<RoundRobinSettings>): number[] {
  const begins = field.pairings.find(isFinal)?.round ?? lastRoundOf(field) + 1;
  const inFinal = lotsPairedIn(field.pairings.filter(isFinal));
  // Who left during the first round of the final stays a finalist.
  const isThere = (entrant: Entrant) => takesPart(entrant, begins) || inFinal.has(entrant.lot);
  const there = new Set(field.entrants.filter(isThere).map(({ lot }) => lot));
  const tables = groupTables(field).filter(({ lot }) => there.has(lot));
  const groups = new Set(tables.map(({ group }) => group));
  return [...groups]
    .flatMap((group) =>
      tables.filter((row) => row.group === group).slice(0, field.settings.advance),
    )
    .map(({ lot }) => lot)
    .sort((one, other) => one - other);
}

function nextRound(field: Field<RoundRobinSettings>): NewPairing[] | null {
  const { legs } = field.settings;
  const groups = membersByGroup(startersOf(field));
  const hasFinalBegun = field.pairings.some(isFinal);
  const inGroups = hasFinalBegun
    ? null
    : nextOfSchedule(field, { stage: 'MAIN', legs, groups }, false);
  if (inGroups !== null || !isInGroups(field)) return inGroups;
  const finalGroup = new Map([[null, finalists(field)]]);
  return nextOfSchedule(field, { stage: 'FINAL', legs: 1, groups: finalGroup }, false);
}

/** The groups; once the final has begun one table, finalists first with their figures of the final. */
function standings(field: Field<RoundRobinSettings>): Standing[] {
  if (!field.pairings.some(isFinal)) return groupTables(field);
  const inFinal = new Set(finalists(field));
  const ofFinal = everyoneStandings(
    field.entrants.filter(({ lot }) => inFinal.has(lot)),
    field.pairings.filter(isFinal),
    true,
  );
  const others = groupTables(field).filter(({ lot }) => !inFinal.has(lot));
  return placed([
    ...ofFinal.map((row) => inOneTable(row, 2)),
    ...others.map((row) => inOneTable(row, 1)),
  ]);
}

const inOneTable = (row: Standing, reached: number) => ({
  lot: row.lot,
  group: null,
  figures: { ...row, bummerlDifference: 0 },
  tiebreaks: [tiebreak('ROUND_REACHED', reached), ...row.tiebreaks],
});

export const roundRobin: Form<RoundRobinSettings> = {
  key: 'roundRobin',
  name: { en: 'Round robin', de: 'Jeder gegen jeden' },
  rules: {
    en: 'Everyone meets everyone, once or twice. A win brings two points, an equal result one. In several groups, the best of each group meet each other in a final group, which begins with no points. Ties: points against those who are level, Sonneborn-Berger, wins, difference of Bummerl; with groups also the lower lot. Whoever leaves keeps earlier results, and later opponents win without playing.',
    de: 'Jeder spielt gegen jeden, einmal oder zweimal. Ein Sieg bringt zwei Punkte, Gleichstand einen. Bei mehreren Gruppen spielen die Besten jeder Gruppe eine Finalgruppe, die bei null beginnt. Bei Gleichstand zählen die Punkte gegeneinander, Sonneborn-Berger, Siege, die Differenz der Bummerl; bei Gruppen auch das niedrigere Los. Wer ausscheidet, behält die bisherigen Ergebnisse, und die weiteren Gegner gewinnen kampflos.',
  },
  settings: SETTINGS,
  meeting: 'TWO_SIDES',
  least: 2,
  most: 512,
  needsWinner: false,
  parseSettings: (json) => parseFormSettings<RoundRobinSettings>(SETTINGS, json),
  group(lots, settings) {
    const count = groupCount(lots, settings);
    return Array.from({ length: lots }, (_, lot) => lot % count);
  },
  nextRound,
  standings,
};
