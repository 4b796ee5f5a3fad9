import { startersOf } from '../entrants.js';
import type { Field, Form, Standing } from '../form.js';
import { BEST_OF, booleanSetting, integerSetting, parseFormSettings } from '../settings.js';
import { divisionsOf, leagueSeasons } from './divisions.js';
import { everyoneStandings, membersByGroup, nextOfSchedule } from './everyone.js';

export type LeagueSettings = {
  readonly bestOf: number;
  readonly divisionSize: number;
  readonly legs: number;
  readonly moveShare: number;
  readonly sideBySide: boolean;
};

const SETTINGS = [
  BEST_OF,
  integerSetting(
    'divisionSize',
    { least: 3, most: 32, byDefault: 8 },
    {
      name: { en: 'Division size', de: 'Größe der Division' },
      description: {
        en: 'The most members of a division. All divisions have equally many, or one fewer.',
        de: 'Wie viele eine Division höchstens hat. Alle haben gleich viele oder einen weniger.',
      },
    },
  ),
  integerSetting(
    'legs',
    { least: 1, most: 4, byDefault: 1 },
    {
      name: { en: 'Legs', de: 'Durchgänge' },
      description: {
        en: 'How often everyone of a division meets everyone.',
        de: 'Wie oft in einer Division jeder gegen jeden spielt.',
      },
    },
  ),
  integerSetting(
    'moveShare',
    { least: 0, most: 50, byDefault: 25 },
    {
      name: { en: 'Promotion and relegation', de: 'Auf- und Abstieg' },
      description: {
        en: 'The percentage of a division that is promoted, and that is relegated; at least one if it is not 0.',
        de: 'Wie viel Prozent einer Division auf- und absteigen; mindestens einer, wenn es nicht 0 ist.',
      },
    },
  ),
  booleanSetting('sideBySide', true, {
    name: { en: 'All at once', de: 'Alles gleichzeitig' },
    description: {
      en: 'All pairings are one round. Else each turn of the schedule is a round.',
      de: 'Alle Paarungen sind eine Runde. Sonst ist jeder Spieltag eine Runde.',
    },
  }),
];

const standings = ({ entrants, pairings }: Field<LeagueSettings>): Standing[] =>
  everyoneStandings(entrants, pairings, true);

export const league: Form<LeagueSettings> = {
  key: 'league',
  name: { en: 'League', de: 'Liga' },
  rules: {
    en: 'In each division everyone meets everyone. A win brings two points, an equal result one. At the end of the season the stated share of each division is promoted, and equally many are relegated. Newcomers begin in the lowest division; places that became empty are filled by the best of the division below. Ties: points against those who are level, Sonneborn-Berger, wins, difference of Bummerl, the lower lot. Whoever leaves keeps earlier results, and later opponents win without playing.',
    de: 'In jeder Division spielt jeder gegen jeden. Ein Sieg bringt zwei Punkte, Gleichstand einen. Am Ende der Saison steigt der angegebene Anteil jeder Division auf, und ebenso viele steigen ab. Neue beginnen in der untersten Division; frei gewordene Plätze bekommen die Besten der Division darunter. Bei Gleichstand zählen die Punkte gegeneinander, Sonneborn-Berger, Siege, die Differenz der Bummerl, das niedrigere Los. Wer ausscheidet, behält die bisherigen Ergebnisse, und die weiteren Gegner gewinnen kampflos.',
  },
  settings: SETTINGS,
  meeting: 'TWO_SIDES',
  least: 2,
  most: 4096,
  needsWinner: false,
  parseSettings: (json) => parseFormSettings<LeagueSettings>(SETTINGS, json),
  pairingsOfRound: (places, { divisionSize, legs, sideBySide }) =>
    sideBySide ? Math.ceil((places * (Math.min(divisionSize, places) - 1) * legs) / 2) : places,
  group: (lots, { divisionSize }) => divisionsOf(lots, divisionSize),
  nextRound(field) {
    const { legs, sideBySide } = field.settings;
    const groups = membersByGroup(startersOf(field));
    return nextOfSchedule(field, { stage: 'MAIN', legs, groups }, sideBySide);
  },
  standings,
  seasons: leagueSeasons(standings),
};
