/** Asks the contract's aim whether the contract is decided, and names the winning seats. */
import type { ContractProgress } from '../../contracts/index.js';
import type { TableState, TableEnding } from '../several/index.js';
import { everySeat, seatCountOf, seatsOf, sideOf, sits, sumOver } from '../several/index.js';

/** Who has won and why, null while the contract is undecided. */
export function contractEnding(s: TableState): TableEnding | null {
  const result = s.contract!.aim.judge(progressOf(s));
  if (result === null) return null;
  const declarers = sideOf(s, s.declarer);
  const winners = result.made ? declarers : everySeat(seatCountOf(s)) & ~declarers;
  return { reason: result.reason, winners: seatsOf(winners, seatCountOf(s)) };
}

function progressOf(s: TableState): ContractProgress {
  const declarers = sideOf(s, s.declarer);
  const sidePoints = sumOver(s.cardPoints, declarers);
  return {
    trickCount: s.trickCount,
    allTricks: s.rules.game.layout.hands[0]!.length,
    declarerTricks: s.tricks[s.declarer]!,
    declarerCardPoints: s.cardPoints[s.declarer]!,
    sidePoints,
    otherPoints: sumOver(s.cardPoints, ~declarers),
    tookLast: sits(declarers, s.leader),
  };
}
