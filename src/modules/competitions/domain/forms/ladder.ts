import type { Field, Form, Ladder, Standing } from '../form.js';
import { BEST_OF, integerSetting, parseFormSettings } from '../settings.js';
import { figuresOf } from '../standings.js';

export type LadderSettings = { readonly bestOf: number; readonly above: number };

const SETTINGS = [
  BEST_OF,
  integerSetting(
    'above',
    { least: 1, most: 100, byDefault: 3 },
    {
      name: { en: 'Places above', de: 'Plätze darüber' },
      description: {
        en: 'How many places above oneself one may challenge.',
        de: 'Wie viele Plätze über sich man fordern darf.',
      },
    },
  ),
];

const ladder: Ladder<LadderSettings> = {
  obstacle(places, challenger, challenged, { above }) {
    const own = places.indexOf(challenger);
    const other = places.indexOf(challenged);
    if (own < 0 || other < 0) return 'ENTRANT_OUT';
    if (other >= own) return 'NOT_ABOVE';
    return own - other > above ? 'TOO_FAR_ABOVE' : null;
  },
  after(places, challenger, challenged, challengerWon) {
    const own = places.indexOf(challenger);
    const other = places.indexOf(challenged);
    // Places may have changed while they played: who is above already, or is out, takes no place.
    const takes = challengerWon && other >= 0 && own > other;
    if (!takes) return places;
    const rest = places.filter((lot) => lot !== challenger);
    return [...rest.slice(0, other), challenger, ...rest.slice(other)];
  },
};

/** The places, then who is out in the order of lots. */
function standings({ entrants, pairings, places }: Field<LadderSettings>): Standing[] {
  const figures = figuresOf(pairings);
  const isIn = new Set(entrants.filter(({ outSince }) => outSince === null).map(({ lot }) => lot));
  const above = (places ?? [...isIn]).filter((lot) => isIn.has(lot));
  const listed = new Set(above);
  const others = entrants.map(({ lot }) => lot).filter((lot) => !listed.has(lot));
  return [...above, ...others].map((lot, i) => {
    const { played, won, drawn, lost, points } = figures(lot);
    return { lot, group: null, place: i + 1, played, won, drawn, lost, points, tiebreaks: [] };
  });
}

export const ladderForm: Form<LadderSettings> = {
  key: 'ladder',
  name: { en: 'Ladder', de: 'Leiter' },
  rules: {
    en: 'There are no rounds. You challenge a player who is at most the stated number of places above you. If you win, you take that place, and everyone from there to your old place moves down by one. After any other result nothing changes. A match lost by time is lost; one that was called off changes nothing. Newcomers begin at the bottom; who leaves is taken off the ladder.',
    de: 'Es gibt keine Runden. Gefordert wird, wer höchstens die angegebene Zahl von Plätzen höher steht. Wer als Forderer gewinnt, nimmt diesen Platz ein, und alle von dort bis zum bisherigen Platz rücken um einen nach unten. Bei jedem anderen Ergebnis ändert sich nichts. Wer die Zeit überschreitet, hat verloren; eine abgesagte Partie ändert nichts. Neue beginnen ganz unten; wer aufhört, wird von der Leiter genommen.',
  },
  settings: SETTINGS,
  meeting: 'TWO_SIDES',
  least: 2,
  most: 4096,
  needsWinner: false,
  parseSettings: (json) => parseFormSettings<LadderSettings>(SETTINGS, json),
  nextRound: () => null,
  standings,
  ladder,
};
