/**
 * After laying aside the declarer may raise, or name a contract if all have passed (rules 9.11, S3
 * „erhöhen"). The question is always put, even where only `p` is left, so that it reveals nothing.
 */
import { UNBID } from '../../contracts/index.js';
import type { ListedContract } from '../../contracts/index.js';
import type { ParsedAction } from '../../notation.js';
import { bidToken } from '../../notation.js';
import type { Action } from '../../variant.js';
import {
  beginDoubling,
  heightAbove,
  contractIn,
  isOpenTo,
  placeBid,
  pass,
} from '../called/index.js';
import type { PhaseRules, Refusal, TableState } from '../several/index.js';

/** Under `callerFirst` a caller who has passed plays the normal game. */
const mayName = (s: TableState): boolean => s.contract !== UNBID || !s.rules.callerFirst;

const isOpen = (s: TableState, contract: ListedContract): boolean =>
  mayName(s) && isOpenTo(s, contract, s.declarer);

const isHigher = (s: TableState, contract: ListedContract): boolean =>
  heightAbove(s, contract, s.contract!) > 0;

function raiseRefusal(s: TableState, a: ParsedAction): Refusal {
  const contract = contractIn(s, a);
  if (contract === undefined || a.withoutTalon || !isOpen(s, contract))
    return 'CONTRACT_NOT_ALLOWED';
  return isHigher(s, contract) ? null : 'BID_TOO_LOW';
}

function legal(s: TableState): readonly Action[] {
  const open = s.rules.contracts.filter((c) => isOpen(s, c) && isHigher(s, c));
  return [...open.map((c) => bidToken(c.name, false)), 'p'];
}

export const raising: PhaseRules = {
  legal,
  refusal: (s, a) => {
    if (a.kind === 'bid') return raiseRefusal(s, a);
    return a.kind === 'pass' ? null : 'NOT_IN_THIS_PHASE';
  },
  perform: (d, a, events) => {
    if (a.kind === 'bid') d.contract = placeBid(d, a, events).contract;
    else pass(d, events);
    beginDoubling(d);
  },
};
