import {
  deadlineOf,
  fullBanks,
  historyTurns,
  rowClock,
} from '../../src/modules/clock/domain/index.js';
import type {
  Banks,
  ClockRules,
  TimeLedgerEntry,
  Turns,
} from '../../src/modules/clock/domain/index.js';
import type { ClockHistory } from '../../src/modules/clock/domain/time-ledger.js';
import { turnsSince } from '../../src/modules/matches/domain/clock-history.js';
import type { ClockFacts } from '../../src/modules/matches/domain/clock-history.js';
import type { ClockColumns } from '../../src/modules/matches/domain/moment.js';
import type { StoredMatch } from '../../src/modules/matches/domain/stored-match.js';

/** The ledger of a match up to `now`, beginning with the banks that its players were given. */
export function clockHistory(
  rules: ClockRules,
  turns: Turns,
  given: Banks,
  now: number,
): ClockHistory {
  const parts = [...historyTurns(rules, turns, given, now)];
  return { entries: parts.flatMap(({ entries }) => entries), banks: parts.at(-1)!.banks };
}

/** A match's clock computed from the beginning: how the time was used, and the row's columns. */
export interface MatchClock extends ClockColumns {
  readonly entries: readonly TimeLedgerEntry[];
}

/** The clock of a match at its row's version, computed from data that never changes. */
export function clockOf(stored: StoredMatch, facts: ClockFacts): MatchClock {
  const { timeControl: control, players } = stored;
  const rules = { ...facts, control };
  const turns = turnsSince(stored, facts);
  const given = fullBanks(control, players.length);
  const { entries, banks: before } = clockHistory(rules, turns, given, facts.now.getTime());
  const { running, banks } = rowClock(rules, turns.running, before, stored.updatedAt.getTime());
  const deadline = deadlineOf(rules, running, banks);
  return {
    entries,
    banks,
    turnStartedAt: running && new Date(running.from),
    deadline: deadline === null ? null : new Date(deadline),
  };
}
