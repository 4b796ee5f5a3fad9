import { lastRoundOf, startersOf } from '../entrants.js';
import type { DecidedPairing, Entrant, Field, Form, Standing } from '../form.js';
import { BEST_OF, booleanSetting, integerSetting, parseFormSettings } from '../settings.js';
import { figuresOf, placed, tiebreak } from '../standings.js';
import { bracketOf } from './bracket.js';
import type { Bracket } from './bracket.js';
import { drawBracketRound } from './bracket-round.js';

export type KnockOutSettings = {
  readonly bestOf: number;
  readonly reentryUntil: number;
  readonly losersBracket: boolean;
  readonly thirdPlace: boolean;
};

const SETTINGS = [
  BEST_OF,
  integerSetting(
    'reentryUntil',
    { least: 0, most: 8, byDefault: 0 },
    {
      name: { en: 'Re-entry until round', de: 'Nachkauf bis Runde' },
      description: {
        en: 'Whoever loses in a round up to this one may buy a new lot for the next. 0: nobody.',
        de: 'Wer bis zu dieser Runde verliert, darf für die nächste ein neues Los kaufen. 0: niemand.',
      },
    },
  ),
  booleanSetting('losersBracket', false, {
    name: { en: "Losers' bracket", de: 'Trostrunde mit Rückkehr' },
    description: {
      en: 'Only the second loss puts an entrant out.',
      de: 'Erst die zweite Niederlage bedeutet das Aus.',
    },
  }),
  booleanSetting('thirdPlace', false, {
    name: { en: 'Third place', de: 'Spiel um Platz 3' },
    description: {
      en: "Beside the final, its two last losers play for the third place. Not with a losers' bracket.",
      de: 'Neben dem Finale wird zwischen den im Semifinale Unterlegenen um Platz 3 gespielt. Nicht bei der Trostrunde.',
    },
  }),
];

const bracketOfField = (field: Field<KnockOutSettings>): Bracket =>
  bracketOf(field, field.settings.losersBracket ? 2 : 1);

/** How far a lot has come: the round in which it lost for the last time; the next round for who is still in. */
function reachedBy(field: Field<KnockOutSettings>, bracket: Bracket): (lot: number) => number {
  const next = lastRoundOf(field) + 1;
  const contenders = new Set(bracket.contenders);
  const starters = new Set(startersOf(field).map(({ lot }) => lot));
  return (lot) => {
    if (contenders.has(lot)) return next;
    return starters.has(lot) ? bracket.lostIn(lot) : 0;
  };
}

/** The pairings with players in place of lots: a player's lots share one row. */
function byPlayer({ entrants, pairings }: Field<unknown>): DecidedPairing[] {
  const players = new Map(entrants.map(({ lot, player }) => [lot, player]));
  return pairings.map((pairing) => ({
    ...pairing,
    lots: pairing.lots.map((lot) => players.get(lot)!),
  }));
}

/** Each player's last lot, as only this one can be in. */
const lastLots = ({ entrants }: Field<unknown>) => [
  ...new Map(entrants.map((entrant) => [entrant.player, entrant])).values(),
];

function standings(field: Field<KnockOutSettings>): Standing[] {
  const bracket = bracketOfField(field);
  const reached = reachedBy(field, bracket);
  const figures = figuresOf(byPlayer(field));
  const third = figuresOf(field.pairings.filter(({ stage }) => stage === 'THIRD_PLACE'));
  return placed(
    lastLots(field).map(({ lot, player }) => ({
      lot,
      group: null,
      figures: figures(player),
      tiebreaks: [
        tiebreak('ROUND_REACHED', reached(lot)),
        ...(field.settings.thirdPlace ? [tiebreak('THIRD_PLACE', third(lot).points)] : []),
      ],
    })),
  );
}

function reentrants(field: Field<KnockOutSettings>): ReadonlySet<number> {
  const last = lastRoundOf(field);
  if (last === 0 || last > field.settings.reentryUntil) return new Set();
  const bracket = bracketOfField(field);
  const may = ({ lot, outSince }: Entrant): boolean =>
    outSince === null && !bracket.isIn(lot) && bracket.lostIn(lot) === last;
  return new Set(
    lastLots(field)
      .filter(may)
      .map(({ lot }) => lot),
  );
}

export const knockOut: Form<KnockOutSettings> = {
  key: 'knockOut',
  name: { en: 'Preisschnapsen (knock-out)', de: 'Preisschnapsen (K.-o.)' },
  rules: {
    en: "Whoever wins a pairing is in the next round; whoever loses is out. If the number does not fit, some have a bye, nobody a second one before it is necessary. Up to a stated round, losers may buy a new lot. With a losers' bracket only the second loss puts you out, and whoever comes through it must beat the unbeaten player twice. Places: the round that was reached; whoever lost in the same round shares a place, but for the match for the third place. If the opponent has left, you are through.",
    de: 'Wer eine Paarung gewinnt, kommt in die nächste Runde; wer verliert, ist draußen. Geht die Zahl nicht auf, gibt es Freilose, für niemanden ein zweites, bevor es nötig ist. Bis zu einer angegebenen Runde darf, wer verliert, ein neues Los kaufen. Mit Trostrunde bedeutet erst die zweite Niederlage das Aus, und wer aus ihr kommt, muss den Ungeschlagenen zweimal besiegen. Plätze: die erreichte Runde; wer in derselben Runde verloren hat, teilt den Platz, vom Spiel um Platz 3 abgesehen. Ist der Gegner ausgeschieden, kommt man kampflos weiter.',
  },
  settings: SETTINGS,
  meeting: 'TWO_SIDES',
  least: 2,
  most: 4096,
  needsWinner: true,
  parseSettings: (json) => parseFormSettings<KnockOutSettings>(SETTINGS, json),
  nextRound: (field) => drawBracketRound(field, bracketOfField(field), field.settings),
  standings,
  lastReentryRound: ({ reentryUntil }) => reentryUntil,
  reentrants,
};
