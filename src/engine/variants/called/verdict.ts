/** Asks the contract's aim whether the contract is decided, and names the winning seats. */
import type { ContractProgress } from '../../contracts/index.js';
import type { TableState, TableEnding } from '../several/index.js';
import { everySeat, seatCountOf, seatsOf, sideOf, sits, sumOver } from '../several/index.js';

/** Who has won and why, null while the contract is undecided. */
export function contractVerdict(s: TableState): TableEnding | null {
  const fate = s.contract!.aim.judge(progressOf(s));
  if (fate === null) return null;
  const declarers = sideOf(s, s.declarer);
  const winners = fate.made ? declarers : everySeat(seatCountOf(s)) & ~declarers;
  return { reason: fate.reason, winners: seatsOf(winners, seatCountOf(s)) };
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
