import { contractOf } from '../../../engine/index.js';
import type { CardToken, ContractName, kernel } from '../../../engine/index.js';
import type { LegalAction, LegalKind, LegalOf } from './legal-action.js';

type SuitLetter = kernel.SuitLetter;
type RankLetter = kernel.RankLetter;

/** How one language says what a player may do: a sentence for each kind of action. */
type Sentences = { readonly [K in LegalKind]: (action: LegalOf<K>) => string };

/** The names of cards in one language. */
interface CardNames {
  readonly suits: Readonly<Record<SuitLetter, string>>;
  readonly ranks: Readonly<Record<RankLetter, string>>;
}

const EN: CardNames = {
  suits: { H: 'hearts', D: 'diamonds', S: 'spades', C: 'clubs' },
  ranks: {
    A: 'ace',
    T: 'ten',
    K: 'king',
    Q: 'queen',
    J: 'jack',
    9: 'nine',
    8: 'eight',
    7: 'seven',
  },
};
const DE: CardNames = {
  suits: { H: 'Herz', D: 'Karo', S: 'Pik', C: 'Treff' },
  ranks: {
    A: 'Ass',
    T: 'Zehn',
    K: 'König',
    Q: 'Dame',
    J: 'Bube',
    9: 'Neun',
    8: 'Acht',
    7: 'Sieben',
  },
};

const partsOf = (card: CardToken): [SuitLetter, RankLetter] => [
  card[0] as SuitLetter,
  card[1] as RankLetter,
];

function cardEn(card: CardToken): string {
  const [suit, rank] = partsOf(card);
  return `the ${EN.ranks[rank]} of ${EN.suits[suit]}`;
}

function cardDe(card: CardToken): string {
  const [suit, rank] = partsOf(card);
  return `${DE.suits[suit]}-${DE.ranks[rank]}`;
}

/** The regional names stand behind the first, in brackets. */
const firstName = (names: string): string => names.split(' (')[0]!;
const contractEn = (name: ContractName): string => firstName(contractOf(name).names.en);
const contractDe = (name: ContractName): string => firstName(contractOf(name).names.de);

const COUNTS_EN: Readonly<Record<number, string>> = {
  20: 'twenty',
  40: 'forty',
  60: 'sixty',
  80: 'eighty',
};
const COUNTS_DE: Readonly<Record<number, string>> = {
  20: 'Zwanzig',
  40: 'Vierzig',
  60: 'Sechzig',
  80: 'Achtzig',
};

const ENGLISH: Sentences = {
  card: ({ card, leads }) => `${leads ? 'Lead' : 'Play'} ${cardEn(card)}`,
  marriage: ({ suit, cardPoints, trump }) => {
    const what = `Announce ${COUNTS_EN[cardPoints] ?? 'a marriage'} in ${EN.suits[suit]}`;
    const named = trump ? `, ${EN.suits[trump]} become trump` : '';
    return `${what}${cardPoints === 0 ? ' for nothing' : ''}${named}: shows king and queen`;
  },
  exchange: ({ gives, takes }) => `Exchange ${cardEn(gives)} for ${cardEn(takes)}`,
  close: () => 'Close the talon: nobody draws any more',
  draw: () => 'Draw: both take a card from the talon',
  claim: () => 'Claim 66: ends the deal',
  nameTrump: ({ suit }) => `Make ${EN.suits[suit]} trump`,
  turnTrump: () => 'Let a turned card name trump',
  redeal: () => 'Demand that the cards are dealt again: shows three jacks',
  cut: () => 'Cut the deck',
  knock: () => 'Knock on the deck instead of cutting it',
  bid: ({ contract, withoutTalon }) =>
    `Bid ${contractEn(contract)}${withoutTalon ? ' without the talon' : ''}`,
  raise: ({ contract }) => `Raise to ${contractEn(contract)}`,
  pass: ({ phase }) => PASSES_EN[phase] ?? 'Pass',
  layAside: ({ cards: [first, second] }) => `Lay aside ${cardEn(first!)} and ${cardEn(second!)}`,
  double: ({ double }) => `Double: the deal counts ${double} times as much`,
};
const PASSES_EN: Readonly<Record<string, string>> = {
  RAISE: 'Pass: leave the contract as it is',
  DOUBLING: 'Pass: do not double',
};

const GERMAN: Sentences = {
  card: ({ card, leads }) => `${cardDe(card)} ${leads ? 'ausspielen' : 'spielen'}`,
  marriage: ({ suit, cardPoints, trump }) => {
    const what = `${COUNTS_DE[cardPoints] ?? 'Ein Paar'} in ${DE.suits[suit]} ansagen`;
    const named = trump ? `, ${DE.suits[trump]} wird Trumpf` : '';
    return `${what}${cardPoints === 0 ? ', ohne Augen' : ''}${named}: zeigt König und Dame`;
  },
  exchange: ({ gives, takes }) => `${cardDe(gives)} gegen ${cardDe(takes)} tauschen`,
  close: () => 'Den Talon zudrehen: niemand zieht mehr',
  draw: () => 'Ziehen: beide nehmen eine Karte vom Talon',
  claim: () => 'Mit 66 ausmelden: beendet das Spiel',
  nameTrump: ({ suit }) => `${DE.suits[suit]} zum Trumpf machen`,
  turnTrump: () => 'Aufschlagen: eine aufgedeckte Karte bestimmt den Trumpf',
  redeal: () => 'Neu geben lassen: zeigt drei Buben',
  cut: () => 'Die Karten abheben',
  knock: () => 'Klopfen, statt abzuheben',
  bid: ({ contract, withoutTalon }) =>
    `${contractDe(contract)}${withoutTalon ? ' ohne Talon' : ''} ansagen`,
  raise: ({ contract }) => `Auf ${contractDe(contract)} erhöhen`,
  pass: ({ phase }) => PASSES_DE[phase] ?? 'Passen',
  layAside: ({ cards: [first, second] }) => `${cardDe(first!)} und ${cardDe(second!)} weglegen`,
  double: ({ double }) => `Flecken: das Spiel zählt ${double}-fach`,
};
const PASSES_DE: Readonly<Record<string, string>> = {
  RAISE: 'Passen: das Spiel bleibt, wie es ist',
  DOUBLING: 'Passen: nicht flecken',
};

/** What a player may do, as a sentence in each language of the service. */
export const ACTION_TEXTS = { en: sayIn(ENGLISH), de: sayIn(GERMAN) };

function sayIn(sentences: Sentences) {
  return (action: LegalAction): string =>
    (sentences[action.kind] as (action: LegalAction) => string)(action);
}
