import type { InLanguages } from '../../../../platform/api/reader.js';
import { contractName } from '../../../matches/domain/index.js';
import type { CardNames, LegalAction, LegalKind } from '../../../matches/domain/index.js';

type ActionOf<K extends LegalKind> = Extract<LegalAction, { readonly kind: K }>;

/** Phrases for actions inside a sentence: "leading the ace of hearts". */
type ActionPhrases = {
  readonly [K in LegalKind]: (action: ActionOf<K>, names: CardNames) => string;
};

const ENGLISH: ActionPhrases = {
  card: ({ card, leads }, it) => `${leads ? 'leading' : 'playing'} the ${it.card(card)}`,
  marriage: ({ suit, cardPoints }, it) => `announcing ${cardPoints} in ${it.suit(suit)}`,
  exchange: () => 'exchanging the trump card',
  close: () => 'closing',
  draw: () => 'drawing',
  claim: () => 'claiming 66',
  nameTrump: ({ suit }, it) => `making ${it.suit(suit)} trump`,
  turnTrump: () => 'letting a turned card name trump',
  redeal: () => 'having the cards dealt again',
  cut: () => 'cutting',
  knock: () => 'knocking',
  bid: ({ contract: name, withoutTalon }) =>
    `bidding ${contractName(name, 'en')}${withoutTalon ? ' without the talon' : ''}`,
  raise: ({ contract: name }) => `raising to ${contractName(name, 'en')}`,
  pass: () => 'passing',
  layAside: ({ cards: [first, second] }, it) =>
    `laying aside the ${it.card(first!)} and the ${it.card(second!)}`,
  double: () => 'doubling',
};

const GERMAN: ActionPhrases = {
  card: ({ card, leads }, it) => `${it.card(card)} ${leads ? 'auszuspielen' : 'zu spielen'}`,
  marriage: ({ suit, cardPoints }, it) => `${cardPoints} in ${it.suit(suit)} anzusagen`,
  exchange: () => 'die Trumpfkarte zu tauschen',
  close: () => 'zuzudrehen',
  draw: () => 'zu ziehen',
  claim: () => 'mit 66 auszumelden',
  nameTrump: ({ suit }, it) => `${it.suit(suit)} zum Trumpf zu machen`,
  turnTrump: () => 'aufzuschlagen',
  redeal: () => 'neu geben zu lassen',
  cut: () => 'abzuheben',
  knock: () => 'zu klopfen',
  bid: ({ contract: name, withoutTalon }) =>
    `${contractName(name, 'de')}${withoutTalon ? ' ohne Talon' : ''} anzusagen`,
  raise: ({ contract: name }) => `auf ${contractName(name, 'de')} zu erhöhen`,
  pass: () => 'zu passen',
  layAside: ({ cards: [first, second] }, it) =>
    `${it.card(first!)} und ${it.card(second!)} wegzulegen`,
  double: () => 'zu flecken',
};

const ACTION_PHRASES: InLanguages<ActionPhrases> = { en: ENGLISH, de: GERMAN };

export function actionPhrase(
  action: LegalAction,
  language: keyof typeof ACTION_PHRASES,
  names: CardNames,
): string {
  type Phrase = (action: LegalAction, names: CardNames) => string;
  return (ACTION_PHRASES[language][action.kind] as Phrase)(action, names);
}
