/** The match of two sides (rules 11.6). */
import type { MatchStanding, Seat, Settlement } from '../../variant.js';
import { clockwise } from '../several/index.js';
import type { BauernOptions } from './options.js';

export const nextDealer = (_: BauernOptions, dealer: Seat): Seat => clockwise(dealer, 1, 4);

export function settle({ target }: BauernOptions, standing: MatchStanding): Settlement {
  const { score } = standing;
  const winner = score[0]! > score[1]! ? 0 : 1;
  if (score[winner]! < target) return { kind: 'goesOn' };
  const bummerl = bummerlOf(target, standing, winner);
  const bySide = (ofWinners: number, ofLosers: number) =>
    score.map((_, seat) => (seat % 2 === winner ? ofWinners : ofLosers));
  const winners = [winner, winner + 2];
  const result = { winners, places: bySide(1, 2), bummerl: bySide(0, bummerl) };
  return { kind: 'decided', result };
}

/** The losers' Bummerl: four for a Retourschneider, two for a Schneider, else one (rules 11.6). */
function bummerlOf(target: number, { score, scoreBefore }: MatchStanding, winner: Seat): number {
  const lost = score[1 - winner]!;
  const isReturned = target > 1 && lost === target - 1 && scoreBefore[winner] === 0;
  if (isReturned) return 4;
  return lost === 0 ? 2 : 1;
}
