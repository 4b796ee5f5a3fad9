/**
 * What a form of competition is: pure functions from the draw and the results so far to the next pairings and the
 * standings. The same input gives the same output on any machine.
 */
import type { Result } from '../../../engine/index.js';

/** A participant of a competition: a player, or two who play as fixed partners. */
export interface Entrant {
  /** The place in the draw, from 0. Who buys a lot again gets the next free one. */
  readonly lot: number;
  /** The same for all lots of the same player. */
  readonly player: number;
  /** The group or division from 0; null in forms without. */
  readonly group: number | null;
  /** The round from which the entrant is not paired any more; null while taking part. */
  readonly outSince: number | null;
}

/** Where in a competition a pairing belongs; `MAIN` in most. */
export type PairingStage = 'MAIN' | 'LOSERS' | 'THIRD_PLACE' | 'FINAL';

/** Who meets whom in a round. */
export interface Pairing {
  /** From 1. */
  readonly round: number;
  /** From 1 in each round. */
  readonly board: number;
  readonly stage: PairingStage;
  readonly group: number | null;
  /**
   * The lots by seat, or one for each side of fixed partners; the first has the first deal. Only one lot: a bye. Some may be out
   * from the beginning (`resultAtOnce`).
   */
  readonly lots: readonly number[];
}

/** How a pairing was decided. */
export type PairingDecision =
  | 'PLAYED'
  /** A player lost a match by time. */
  | 'TIMEOUT'
  /** Only one entrant: a round without an opponent. */
  | 'BYE'
  /** An entrant was out before the end of the pairing. */
  | 'WALKOVER'
  /** The round's time was up; the score decided. */
  | 'ADJUDICATED'
  /** The players called the match off. */
  | 'CALLED_OFF';

/** The result of a pairing, by seat. */
export interface PairingResult {
  readonly decision: PairingDecision;
  /** Two for each opponent beaten, one for each with an equal result. */
  readonly points: readonly number[];
  /** The Bummerl that each seat got; a Bummerl is a lost match. */
  readonly bummerl: readonly number[];
}

export interface DecidedPairing extends Pairing {
  /** Null while it is played. */
  readonly result: PairingResult | null;
}

/** Everything that decides how a competition goes on. */
export interface Field<S> {
  readonly settings: S;
  /** How many sit at a table. */
  readonly seatCount: number;
  /** Whether two partners enter together. */
  readonly fixedPartners: boolean;
  /** In the order of their lots. */
  readonly entrants: readonly Entrant[];
  /** Of all rounds so far, in the order of rounds and boards. */
  readonly pairings: readonly DecidedPairing[];
  /** The public seed of the draw, for orders that are drawn in later rounds. */
  readonly drawSeed: string;
  /** Only of a ladder: the lots from the top, without those who are out. */
  readonly places?: readonly number[];
}

/** A figure that decides ties, like Buchholz: its key and value. */
export interface Tiebreak {
  readonly key: TiebreakKey;
  readonly value: number;
}

export type TiebreakKey =
  | 'POINTS'
  | 'DIRECT_ENCOUNTER'
  | 'BUCHHOLZ'
  | 'SONNEBORN_BERGER'
  | 'WINS'
  | 'BUMMERL_DIFFERENCE'
  | 'ROUND_REACHED'
  /** The points in the pairing for the third place. */
  | 'THIRD_PLACE'
  | 'LOT';

export interface CompetitionStanding {
  readonly lot: number;
  readonly group: number | null;
  /** From 1 in each group; entrants whom nothing tells apart share it. */
  readonly place: number;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly points: number;
  /** In the order in which they decide. */
  readonly tiebreaks: readonly Tiebreak[];
}

/** A setting of a form, as clients show it. */
export interface FormSetting {
  readonly key: string;
  readonly kind: 'INTEGER' | 'BOOLEAN' | 'CHOICE';
  readonly least: number | null;
  readonly most: number | null;
  /** Only of a choice. */
  readonly choices: readonly string[];
  readonly byDefault: number | boolean | string;
  readonly name: { readonly en: string; readonly de: string };
  readonly description: { readonly en: string; readonly de: string };
}

/** What is wrong with the settings as sent. */
export interface SettingError {
  readonly key: string;
  readonly code: 'SETTING_UNKNOWN' | 'SETTING_INVALID';
}

/** How a form's seasons follow each other. Players are numbered as in the last season; newcomers have numbers of their own. */
export interface Seasons<S> {
  /**
   * Divides the players of the next season: those of the last by promotion and relegation, then newcomers at the
   * bottom; empty places are filled from the division below.
   *
   * @param last null for the first season
   * @param stay the players of the last season who play again
   * @param newcomers in the order in which they are to be placed
   * @returns the group of each player
   */
  divide(
    last: Field<S> | null,
    stay: readonly number[],
    newcomers: readonly number[],
    settings: S,
  ): ReadonlyMap<number, number>;
  /** What the standing means for the next season. */
  outlook(field: Field<S>): ReadonlyMap<number, 'PROMOTED' | 'RELEGATED' | 'STAYS'>;
}

/** Why a challenge on a ladder is not possible. */
export type LadderObstacle = 'NOT_ABOVE' | 'TOO_FAR_ABOVE' | 'ENTRANT_OUT';

/** The rules of a ladder: it has no rounds; places change by challenges. */
export interface Ladder<S> {
  /** @param places the lots from the top; who is out is not in it */
  obstacle(
    places: readonly number[],
    challenger: number,
    challenged: number,
    settings: S,
  ): LadderObstacle | null;
  /**
   * The places after a challenge was decided.
   *
   * @param challengerWon false for any other result
   */
  after(
    places: readonly number[],
    challenger: number,
    challenged: number,
    challengerWon: boolean,
  ): readonly number[];
}

/** A form of competition. A new one is one file and one line in `forms/index.ts`. */
export interface Form<S = Readonly<Record<string, number | boolean | string>>> {
  readonly key: string;
  readonly name: { readonly en: string; readonly de: string };
  /** One paragraph for players: how it goes, and how ties are broken. */
  readonly rules: { readonly en: string; readonly de: string };
  readonly settings: readonly FormSetting[];
  /** Two sides, or a table of three or four where everyone plays alone or with drawn partners. */
  readonly meeting: 'TWO_SIDES' | 'TABLE';
  /** The fewest entrants. */
  readonly least: number;
  readonly most: number;
  parseSettings(json: unknown): Result<S, readonly SettingError[]>;
  /** The most pairings of a round with so many places; left out in forms with one for each entrant at most. */
  pairingsOfRound?(places: number, settings: S): number;
  /** Groups the drawn entrants before the first round; null in forms without groups. */
  group?(lots: number, settings: S): readonly number[];
  /**
   * The pairings of the next round, once all of the last are decided. A round has at least one pairing.
   *
   * @returns null when the competition is over; always for a ladder, which has no rounds
   */
  nextRound(field: Field<S>): readonly Omit<Pairing, 'round'>[] | null;
  /** In the order of groups and places; each player once, by the last lot. */
  standings(field: Field<S>): readonly CompetitionStanding[];
  /** The last round whose losers may buy a lot again; 0 for none. Left out in forms without. */
  lastReentryRound?(settings: S): number;
  /** The lots that lost in this round, and whose players may buy one again. */
  reentrants?(field: Field<S>): ReadonlySet<number>;
  /** Whether every pairing needs a winner; else one that is called off or level counts as drawn. */
  readonly needsWinner: boolean;
  readonly seasons?: Seasons<S>;
  readonly ladder?: Ladder<S>;
}

// In this module nothing else has the short names.
export type { CompetitionStanding as Standing, PairingDecision as Decision, PairingStage as Stage };
