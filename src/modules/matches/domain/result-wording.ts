import type {
  ContractName,
  DealReason,
  Goal,
  MatchReason,
  Measure,
  WorthReason,
} from '../../../engine/index.js';
import type { Party, PartyWords } from './party.js';

/** How a deal ended, as the facts of a text. Where several seats win or lose together, they are one party. */
export interface DealStory {
  readonly winners: Party;
  readonly losers: Party;
  readonly winnersPoints: number;
  readonly losersPoints: number;
  /** Whether two sides play, not three players each alone. */
  readonly isOfTwoSides: boolean;
  readonly isClosedByWinners: boolean;
  /** Whether 66 must be claimed. */
  readonly isClaimed: boolean;
  /** Whether the tricks of a closer’s opponent after the close do not count. */
  readonly isFrozen: boolean;
  /** Whether the higher card points win after the last trick. */
  readonly isByPoints: boolean;
  /** Whether a false claim brings what a right one would have brought. */
  readonly isMirrored: boolean;
  /** Null where there are no contracts. */
  readonly contract: PlayedContract | null;
}

/** A contract that was played, and how far its declarer came. */
export interface PlayedContract {
  readonly name: string;
  readonly goal: Goal;
  readonly isMade: boolean;
  readonly declarer: Party;
  readonly tricks: number;
  readonly cardPoints: number;
  /** Who took the trick that the declarer had to take; null if nobody did. */
  readonly spoiler: Party | null;
}

/** The tricks and card points that decided the game points, and whose they were. */
export type MeasuredParty = Omit<Measure, 'seats'> & {
  readonly party: Party;
  readonly atClose: boolean;
};

/** The reasons for game points that depend on the tricks and card points of one party. */
const MEASURED = ['PLAIN', 'SCHNEIDER', 'SCHWARZ', 'CLOSE', 'CLOSE_SCHWARZ'] as const;
export type MeasuredReason = (typeof MEASURED)[number];

export const isMeasured = (reason: string): reason is MeasuredReason =>
  (MEASURED as readonly string[]).includes(reason);

/** How a match ended, as the facts of a text. */
export interface MatchStory {
  readonly winners: Party;
  readonly losers: Party;
  /** The winners’ score first; partners have one score together. */
  readonly scores: readonly number[];
  /** Two players who were level and played one more deal; null if none were. */
  readonly playOff: { readonly players: Party; readonly winner: Party } | null;
}

/** The sentences about results in one language, without their full stops. */
export interface ResultWording {
  readonly party: PartyWords;
  readonly ends: Readonly<Record<DealReason, (story: DealStory) => string>>;
  /** The name of a contract, without its regional names. */
  readonly contract: (name: ContractName) => string;
  /** The rule that explains card points or game points which a player may not expect; null where none does. */
  readonly ruleOf: (reason: DealReason, story: DealStory) => string | null;
  readonly measured: Readonly<
    Record<MeasuredReason, (measured: MeasuredParty, story: DealStory) => string>
  >;
  /** The other reasons for game points. */
  readonly worths: Readonly<
    Record<Exclude<WorthReason, MeasuredReason | 'EACH_PAYS'>, (story: DealStory) => string>
  >;
  /** What one of three players pays. */
  readonly pays: (gamePoints: number, measured: MeasuredParty) => string;
  readonly doubled: (double: number) => string;
  /** What undecided deals add to the game points; `isEach` where each loser pays. */
  readonly carried: (deals: number, isEach: boolean) => string;
  readonly gamePoints: (count: number) => string;
  /** For a deal that was not played to its end. */
  readonly unplayed: string;
  readonly to: string;
  readonly matchEnds: Readonly<Record<MatchReason, (story: MatchStory) => string>>;
  /** @param isEach whether several sides get as many each */
  readonly bummerl: (count: number, losers: Party, isEach: boolean) => string;
}
