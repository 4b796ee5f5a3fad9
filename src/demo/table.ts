import type { TableDeal, TableMatch } from './client.js';

const SUITS: Readonly<Record<string, string>> = { H: '♥', D: '♦', S: '♠', C: '♣' };

/** A card as players write it: `HT` is 10♥. */
export function cardText(card: string): string {
  return `${card[1] === 'T' ? '10' : card[1]}${SUITS[card[0]!]}`;
}

/** An action in words. */
export function tokenInWords(token: string): string {
  const words: Readonly<Record<string, string>> = {
    x: 'exchanges the trump card',
    c: 'closes the talon',
  };
  if (words[token]) return words[token];
  return token[0] === 'm' ? `announces ${SUITS[token[1]!]}` : `plays ${cardText(token)}`;
}

/** The table in one line: talon, points, the cards of the trick, the player's own hand. */
export function tableLine({ deal, viewerSeat, score }: TableMatch): string {
  const [own, other] = [viewerSeat, 1 - viewerSeat];
  const closed = deal.closedBy === null ? '' : ' closed';
  return [
    `deal ${String(deal.number).padStart(2)}`,
    `${score[own]}:${score[other]}`,
    `trump ${deal.trumpCard ? cardText(deal.trumpCard) : SUITS[deal.trump ?? 'H']}`.padEnd(9),
    `talon ${String(deal.talonCount).padStart(2)}${closed}`.padEnd(15),
    `points ${deal.cardPoints[own] ?? '?'}:${deal.cardPoints[other] ?? '?'}`.padEnd(13),
    `table ${deal.trick.map(({ card }) => cardText(card)).join(' ') || '–'}`.padEnd(11),
    `hand ${(deal.hands[own]!.cards ?? []).map(cardText).join(' ')}`,
  ].join('  ');
}

/** How a deal ended. */
export function resultLine({ number, result }: TableDeal, viewerSeat: number): string {
  const [own, other] = [result!.gamePoints[viewerSeat], result!.gamePoints[1 - viewerSeat]];
  return `── deal ${number}: ${own}:${other} game points (${result!.reason})`;
}
