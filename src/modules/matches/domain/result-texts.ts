import { contractOf, variantOf } from '../../../engine/index.js';
import type {
  DealReason,
  MatchDealView,
  MatchOutcome,
  MatchReason,
  WorthReason,
} from '../../../engine/index.js';

/** The facts that explain a deal's result: the view, and how the engine computed the value of the deal. */
type Ended = Pick<
  MatchDealView,
  'variant' | 'contract' | 'double' | 'cardPoints' | 'why' | 'carried'
> & { readonly result: NonNullable<MatchDealView['result']> };

/** The winner and the loser in a sentence: players or sides. */
interface Cast {
  readonly winner: string;
  readonly loser: string;
  /** The contract that was played; empty for none. */
  readonly contract: string;
}

type Sentence = (cast: Cast) => string;

interface Words {
  readonly cast: (isOfTwo: boolean) => Pick<Cast, 'winner' | 'loser'>;
  readonly contract: (name: string) => string;
  readonly ends: Readonly<Record<DealReason, Sentence>>;
  readonly worths: Readonly<Record<WorthReason, Sentence>>;
  readonly doubled: (double: number) => string;
  readonly carried: (deals: number) => string;
  readonly points: (gamePoints: number) => string;
  readonly to: string;
  readonly matches: Readonly<Record<MatchReason, string>>;
  readonly bummerl: (count: number) => string;
}

/** The first name of a contract, without the regional names that follow it in brackets. */
const firstName = (names: string): string => names.split(' (')[0]!;

const ENGLISH: Words = {
  cast: (isOfTwo) =>
    isOfTwo
      ? { winner: 'The winner', loser: 'The loser' }
      : { winner: 'The winning side', loser: 'The losing side' },
  contract: (name) => firstName(contractOf(name).names.en),
  ends: {
    SIXTY_SIX: ({ winner }) => `${winner} reached 66`,
    CLAIM: ({ winner }) => `${winner} claimed 66, rightly`,
    FALSE_CLAIM: ({ loser }) => `${loser} claimed 66, wrongly`,
    LAST_TRICK: ({ winner }) => `${winner} took the last trick`,
    CLOSE_FAILED: ({ loser }) => `${loser} closed the talon and did not reach 66`,
    CLOSE_BEATEN: ({ loser }) => `${loser} closed the talon, and the other side reached 66 first`,
    TIE: () => 'Both have equally many card points: nobody wins, and the next deal counts more',
    MOST_POINTS: ({ winner }) => `${winner} has the most card points`,
    CONTRACT_MADE: ({ contract }) => `The contract was made: ${contract}`,
    CONTRACT_FAILED: ({ contract }) => `The contract was not made: ${contract}`,
    ALL_PLAYED: () => 'All cards were played',
    IRREGULAR_PLAY: ({ loser }) => `${loser} played a card against the rules`,
    RESIGNED: () => 'A player resigned',
    TIMEOUT: () => 'A player’s time ran out',
    ABANDONED: () => 'All people left the match',
  },
  worths: {
    PLAIN: ({ loser }) => `${loser} has 33 card points or more`,
    SCHNEIDER: ({ loser }) => `${loser} has fewer than 33 card points (Schneider)`,
    SCHWARZ: ({ loser }) => `${loser} has no trick (Schwarz)`,
    CLOSE: () => 'A close that fails costs two',
    CLOSE_SCHWARZ: () => 'A close that fails against somebody without a trick costs three',
    FALSE_CLAIM: () => 'A wrong claim costs two',
    IRREGULAR_PLAY: () => 'That costs three',
    CONTRACT: () => 'The value of the contract',
    CARD_POINTS: () => 'Everyone scores their card points',
    EACH_PAYS: () => 'Each loser pays: 1, below 33 card points 2, without a trick 3',
  },
  doubled: (double) => `doubled ×${double}`,
  carried: (deals) => `${deals} more for undecided deals`,
  points: (gamePoints) => (gamePoints === 1 ? '1 game point' : `${gamePoints} game points`),
  to: 'to',
  matches: {
    TARGET: 'The target was reached',
    PLAY_OFF: 'A deal between two players decided a place',
    RESIGNED: 'A player resigned',
    TIMEOUT: 'A player’s time ran out',
    ABANDONED: 'All people left the match',
  },
  bummerl: (count) => (count === 1 ? 'one Bummerl' : `${count} Bummerl`),
};

const GERMAN: Words = {
  cast: (isOfTwo) =>
    isOfTwo
      ? { winner: 'Der Gewinner', loser: 'Der Verlierer' }
      : { winner: 'Die Gewinnerseite', loser: 'Die Verliererseite' },
  contract: (name) => firstName(contractOf(name).names.de),
  ends: {
    SIXTY_SIX: ({ winner }) => `${winner} hat 66 erreicht`,
    CLAIM: ({ winner }) => `${winner} hat sich zu Recht mit 66 ausgemeldet`,
    FALSE_CLAIM: ({ loser }) => `${loser} hat sich zu Unrecht mit 66 ausgemeldet`,
    LAST_TRICK: ({ winner }) => `${winner} hat den letzten Stich gemacht`,
    CLOSE_FAILED: ({ loser }) => `${loser} hat zugedreht und 66 nicht erreicht`,
    CLOSE_BEATEN: ({ loser }) => `${loser} hat zugedreht, und die andere Seite hatte zuerst 66`,
    TIE: () => 'Beide haben gleich viele Augen: niemand gewinnt, und das nächste Spiel zählt mehr',
    MOST_POINTS: ({ winner }) => `${winner} hat die meisten Augen`,
    CONTRACT_MADE: ({ contract }) => `Das angesagte Spiel wurde gewonnen: ${contract}`,
    CONTRACT_FAILED: ({ contract }) => `Das angesagte Spiel wurde verloren: ${contract}`,
    ALL_PLAYED: () => 'Alle Karten wurden gespielt',
    IRREGULAR_PLAY: ({ loser }) => `${loser} hat eine Karte gegen die Regeln gespielt`,
    RESIGNED: () => 'Ein Spieler hat aufgegeben',
    TIMEOUT: () => 'Einem Spieler ist die Zeit abgelaufen',
    ABANDONED: () => 'Alle Menschen haben die Partie verlassen',
  },
  worths: {
    PLAIN: ({ loser }) => `${loser} hat mindestens 33 Augen`,
    SCHNEIDER: ({ loser }) => `${loser} hat weniger als 33 Augen (Schneider)`,
    SCHWARZ: ({ loser }) => `${loser} hat keinen Stich (Schwarz)`,
    CLOSE: () => 'Ein verlorenes Zudrehen kostet zwei',
    CLOSE_SCHWARZ: () => 'Ein verlorenes Zudrehen gegen jemanden ohne Stich kostet drei',
    FALSE_CLAIM: () => 'Ein falsches Ausmelden kostet zwei',
    IRREGULAR_PLAY: () => 'Das kostet drei',
    CONTRACT: () => 'Der Wert des angesagten Spiels',
    CARD_POINTS: () => 'Jeder schreibt seine Augen',
    EACH_PAYS: () => 'Jeder Verlierer zahlt: 1, unter 33 Augen 2, ohne Stich 3',
  },
  doubled: (double) => `gefleckt ×${double}`,
  carried: (deals) => `${deals} mehr für unentschiedene Spiele`,
  points: (gamePoints) => (gamePoints === 1 ? '1 Punkt' : `${gamePoints} Punkte`),
  to: 'zu',
  matches: {
    TARGET: 'Das Ziel ist erreicht',
    PLAY_OFF: 'Ein Spiel zwischen zwei Spielern hat über einen Platz entschieden',
    RESIGNED: 'Ein Spieler hat aufgegeben',
    TIMEOUT: 'Einem Spieler ist die Zeit abgelaufen',
    ABANDONED: 'Alle Menschen haben die Partie verlassen',
  },
  bummerl: (count) => (count === 1 ? 'ein Bummerl' : `${count} Bummerl`),
};

const WORDS = { en: ENGLISH, de: GERMAN };
type Language = keyof typeof WORDS;

/** How a deal ended and its value, in words and numbers: "… (70 to 24). …: 2 game points." */
export function dealText(deal: Ended, language: Language): string {
  const words = WORDS[language];
  const { result, contract, why } = deal;
  const isOfTwo = variantOf(deal.variant)!.seatCount === 2;
  const cast = { ...words.cast(isOfTwo), contract: contract ? words.contract(contract) : '' };
  const end = `${words.ends[result.reason](cast)}${countOf(deal, words)}.`;
  if (why === null) return end;
  const worth = [words.worths[why](cast), ...extras(deal, words)].join(', ');
  return `${end} ${worth}${priceOf(deal, words)}.`;
}

/** The card points of the winners and of the others; empty if they do not matter. */
function countOf({ cardPoints, result, why }: Ended, { to }: Words): string {
  if (why === null || why === 'CONTRACT' || cardPoints.includes(null)) return '';
  const isWinner = (seat: number) => result.winners.includes(seat);
  if (result.winners.length === 0) return '';
  const sumOf = (wins: boolean) =>
    cardPoints.reduce<number>((sum, it, seat) => sum + (isWinner(seat) === wins ? it! : 0), 0);
  if (why !== 'EACH_PAYS') return ` (${sumOf(true)} ${to} ${sumOf(false)})`;
  const others = cardPoints.filter((_, seat) => !isWinner(seat));
  return ` (${sumOf(true)} ${to} ${others.join(', ')})`;
}

const extras = ({ double, carried }: Ended, words: Words): string[] => [
  ...(double > 1 ? [words.doubled(double)] : []),
  ...(carried > 0 ? [words.carried(carried)] : []),
];

function priceOf({ result, why }: Ended, { points }: Words): string {
  const [winner] = result.winners;
  if (why === 'CARD_POINTS' || winner === undefined) return '';
  return `: ${points(result.gamePoints[winner]!)}`;
}

/** How a match ended and what it costs its losers. */
export function matchText({ reason, bummerl }: MatchOutcome, language: Language): string {
  const { matches, bummerl: say } = WORDS[language];
  const most = Math.max(...bummerl);
  return most > 0 ? `${matches[reason]}: ${say(most)}.` : `${matches[reason]}.`;
}
