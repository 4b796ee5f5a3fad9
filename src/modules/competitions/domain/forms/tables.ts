import { lastRoundOf, lotsInNextRound, sideCountOf } from '../entrants.js';
import type { Field, Form, Standing } from '../form.js';
import { integerSetting, parseFormSettings } from '../settings.js';
import { figuresOf, placed, tiebreak } from '../standings.js';
import type { NewPairing } from './everyone.js';
import { drawTables } from './seating.js';

export type TablesSettings = { readonly rounds: number };

const SETTINGS = [
  integerSetting(
    'rounds',
    { least: 1, most: 30, byDefault: 4 },
    {
      name: { en: 'Rounds', de: 'Runden' },
      description: { en: 'The number of rounds.', de: 'Die Zahl der Runden.' },
    },
  ),
];

function nextRound(field: Field<TablesSettings>): NewPairing[] | null {
  const lots = lotsInNextRound(field);
  if (lastRoundOf(field) >= field.settings.rounds) return null;
  if (lots.length < Math.max(2, sideCountOf(field))) return null;
  return drawTables(field, lots).map((table, i) => ({
    board: i + 1,
    stage: 'MAIN',
    group: null,
    lots: table,
  }));
}

function standings({ entrants, pairings }: Field<TablesSettings>): Standing[] {
  const figures = figuresOf(pairings);
  return placed(
    entrants.map(({ lot }) => ({
      lot,
      group: null,
      figures: figures(lot),
      tiebreaks: [
        tiebreak('POINTS', figures(lot).points),
        tiebreak('BUMMERL_DIFFERENCE', figures(lot).bummerlDifference),
        tiebreak('WINS', figures(lot).won),
      ],
    })),
  );
}

export const tables: Form<TablesSettings> = {
  key: 'tables',
  name: { en: 'Tables', de: 'Tische' },
  rules: {
    en: 'For three or four at a table. Tables are drawn anew for each round, so that everyone meets everyone as evenly as possible; in Bauernschnapsen partners are drawn too, or two enter together. Each opponent who did worse brings two points, each with an equal result one. If the number does not fit, those who have had fewest free rounds have one, and get two points. Ties: difference of Bummerl, wins.',
    de: 'Für drei oder vier am Tisch. Die Tische werden für jede Runde neu ausgelost, sodass möglichst alle gleich oft aufeinandertreffen; beim Bauernschnapsen werden auch die Partner ausgelost, oder zwei treten gemeinsam an. Jeder Gegner, der schlechter abschneidet, bringt zwei Punkte, jeder gleiche einen. Geht die Zahl nicht auf, haben die mit den wenigsten Freirunden frei und bekommen zwei Punkte. Bei Gleichstand zählen die Differenz der Bummerl, dann Siege.',
  },
  settings: SETTINGS,
  meeting: 'TABLE',
  least: 3,
  most: 2048,
  needsWinner: false,
  parseSettings: (json) => parseFormSettings<TablesSettings>(SETTINGS, json),
  nextRound,
  standings,
};
