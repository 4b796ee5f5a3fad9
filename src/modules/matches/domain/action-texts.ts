import type { InLanguages, Reader } from '../../../platform/api/reader.js';
import { cardNames } from './card-names.js';
import type { CardNames } from './card-names.js';
import { contractName } from './contract-names.js';
import type { LegalAction, LegalKind, LegalOf } from './legal-action.js';

/** How one language describes the actions of a player: a sentence for each kind. */
type Sentences = {
  readonly [K in LegalKind]: (action: LegalOf<K>, names: CardNames) => string;
};

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
  card: ({ card, leads }, it) => `${leads ? 'Lead' : 'Play'} the ${it.card(card)}`,
  marriage: ({ suit, cardPoints, trump }, it) => {
    const what = `Announce ${COUNTS_EN[cardPoints] ?? 'a marriage'} in ${it.suit(suit)}`;
    const named = trump ? `, ${it.suit(trump)} become trump` : '';
    return `${what}${cardPoints === 0 ? ' for nothing' : ''}${named}: shows ${it.rank('K')} and ${it.rank('Q')}`;
  },
  exchange: ({ gives, takes }, it) => `Exchange the ${it.card(gives)} for the ${it.card(takes)}`,
  close: () => 'Close the talon: nobody draws any more',
  draw: () => 'Draw: both take a card from the talon',
  claim: () => 'Claim 66: ends the deal',
  nameTrump: ({ suit }, it) => `Make ${it.suit(suit)} trump`,
  turnTrump: () => 'Let a turned card name trump',
  redeal: (_, it) => `Demand that the cards are dealt again: shows three ${it.jacks}`,
  cut: () => 'Cut the deck',
  knock: () => 'Knock on the deck instead of cutting it',
  bid: ({ contract, withoutTalon }) =>
    `Bid ${contractName(contract, 'en')}${withoutTalon ? ' without the talon' : ''}`,
  raise: ({ contract }) => `Raise to ${contractName(contract, 'en')}`,
  pass: ({ phase }) => PASSES_EN[phase] ?? 'Pass',
  layAside: ({ cards: [first, second] }, it) =>
    `Lay aside the ${it.card(first!)} and the ${it.card(second!)}`,
  double: ({ double }) => `Double: the deal counts ${double} times as much`,
};
const PASSES_EN: Readonly<Record<string, string>> = {
  RAISE: 'Pass: leave the contract as it is',
  DOUBLING: 'Pass: do not double',
};

const GERMAN: Sentences = {
  card: ({ card, leads }, it) => `${it.card(card)} ${leads ? 'ausspielen' : 'spielen'}`,
  marriage: ({ suit, cardPoints, trump }, it) => {
    const what = `${COUNTS_DE[cardPoints] ?? 'Ein Paar'} in ${it.suit(suit)} ansagen`;
    const named = trump ? `, ${it.suit(trump)} wird Trumpf` : '';
    return `${what}${cardPoints === 0 ? ', ohne Augen' : ''}${named}: zeigt ${it.rank('K')} und ${it.rank('Q')}`;
  },
  exchange: ({ gives, takes }, it) => `${it.card(gives)} gegen ${it.card(takes)} tauschen`,
  close: () => 'Den Talon zudrehen: niemand zieht mehr',
  draw: () => 'Ziehen: beide nehmen eine Karte vom Talon',
  claim: () => 'Mit 66 ausmelden: beendet das Spiel',
  nameTrump: ({ suit }, it) => `${it.suit(suit)} zum Trumpf machen`,
  turnTrump: () => 'Aufschlagen: eine aufgedeckte Karte bestimmt den Trumpf',
  redeal: (_, it) => `Neu geben lassen: zeigt drei ${it.jacks}`,
  cut: () => 'Die Karten abheben',
  knock: () => 'Klopfen, statt abzuheben',
  bid: ({ contract, withoutTalon }) =>
    `${contractName(contract, 'de')}${withoutTalon ? ' ohne Talon' : ''} ansagen`,
  raise: ({ contract }) => `Auf ${contractName(contract, 'de')} erhöhen`,
  pass: ({ phase }) => PASSES_DE[phase] ?? 'Passen',
  layAside: ({ cards: [first, second] }, it) =>
    `${it.card(first!)} und ${it.card(second!)} weglegen`,
  double: ({ double }) => `Flecken: das Spiel zählt ${double}-fach`,
};
const PASSES_DE: Readonly<Record<string, string>> = {
  RAISE: 'Passen: das Spiel bleibt, wie es ist',
  DOUBLING: 'Passen: nicht flecken',
};

const SENTENCES: InLanguages<Sentences> = { en: ENGLISH, de: GERMAN };

/** An action as a sentence in the reader's language. */
export function actionText(action: LegalAction, reader: Reader): string {
  type Say = (action: LegalAction, names: CardNames) => string;
  return (SENTENCES[reader.language][action.kind] as Say)(action, cardNames(reader));
}
