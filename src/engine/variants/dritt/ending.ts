/** All cards are played; the most card points win (rules 8.4, S2 „wer die meisten Augen herein bekommt"). */
import type { TableState, TableEnding } from '../several/index.js';

export function mostPoints(s: TableState): TableEnding | null {
  if (s.hands.some((hand) => hand !== 0)) return null;
  const most = Math.max(...s.cardPoints);
  const winners = s.cardPoints.flatMap((points, seat) => (points === most ? [seat] : []));
  return winners.length > 1 ? { reason: 'TIE', winners: [] } : { reason: 'MOST_POINTS', winners };
}
