/** Pure: banks, deadlines and the ledger over random histories, step by step and from the beginning. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { running, seatRunning } from './naive.js';
import {
  banksAfter,
  deadlineOf,
  fullBanks,
  mostGiven,
  rowClock,
} from '../../../src/modules/clock/domain/clock.js';
import type { Banks, ClockRules } from '../../../src/modules/clock/domain/clock.js';
import { clockHistory } from '../../support/clock-history.js';
import { turnsOf } from '../../../src/modules/clock/domain/turns.js';
import type { ClockEvent, ClockState, Turn } from '../../../src/modules/clock/domain/turns.js';
import { BEGIN, DAY, rules, SEATS, SECOND } from './arbitrary.js';

/** The events of a match: which seat acts or leaves, and when: in the same moment or up to days later. */
interface History {
  readonly clockEvents: readonly ClockEvent[];
  /** The seat to act before each event, and after the last. */
  readonly toAct: readonly (number | null)[];
}

const gap = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 1, max: DAY }),
  fc.integer({ max: 9 * DAY, min: DAY }),
);
const step = fc.record({
  gap,
  next: fc.nat(SEATS - 1),
  leaver: fc.nat(SEATS * 8),
  gift: fc.option(fc.record({ seat: fc.nat(SEATS - 1), millis: fc.integer({ min: 1, max: DAY }) })),
});

const historyWith = (hasGifts: boolean): fc.Arbitrary<History> =>
  fc
    .record({
      first: fc.nat(SEATS - 1),
      steps: fc.array(step, { maxLength: 25 }),
      over: fc.boolean(),
    })
    .map(({ first, steps, over }) => {
      const clockEvents: ClockEvent[] = [];
      const toAct: (number | null)[] = [first];
      const left = new Set<number>();
      let at = BEGIN;
      for (const { gap: after, next, leaver, gift } of steps) {
        at += after;
        if (gift && hasGifts && !left.has(gift.seat)) {
          clockEvents.push({ type: 'GIVEN', ...gift, at });
          toAct.push(toAct.at(-1)!);
          at += 1;
        }
        if (leaver < SEATS && !left.has(leaver)) {
          left.add(leaver);
          clockEvents.push({ type: 'LEFT', seat: leaver, at });
          toAct.push(toAct.at(-1)!);
        } else {
          clockEvents.push({ type: 'ACTED', seat: toAct.at(-1)!, at });
          toAct.push(next);
        }
      }
      if (!over) return { clockEvents, toAct };
      clockEvents.push({ type: 'ENDED', at: at + DAY });
      return { clockEvents, toAct: [...toAct, null] };
    });

const history = historyWith(true);

const begins = ({ toAct }: History): ClockState => ({
  running: { seat: toAct[0]!, isBot: false, from: BEGIN },
  bots: new Set(),
});

/** The seat to act if nobody has ended the match yet. */
const lastToAct = ({ toAct }: History): number | null => toAct.at(-1) ?? toAct.at(-2)!;

const whole = (played: History) => turnsOf(begins(played), played.clockEvents, lastToAct(played));

const NOW = BEGIN + 400 * DAY;

const ledgerOf = (given: ClockRules, played: History) =>
  clockHistory(given, whole(played), fullBanks(given.control, SEATS), NOW);

describe('turns', () => {
  it('of a match are the same when its events are read commit by commit', () => {
    fc.assert(
      fc.property(history, (played) => {
        const ended: unknown[] = [];
        let position = begins(played);
        played.clockEvents.forEach((event, i) => {
          const bots = new Set(position.bots);
          const part = turnsOf(position, [event], played.toAct[i + 1]!);
          if (event.type === 'LEFT') bots.add(event.seat);
          ended.push(...part.ended);
          position = { running: part.running, bots };
        });
        expect({ ended, running: position.running }).toEqual(whole(played));
      }),
    );
  });

  it('of a match follow each other, and no two in a row belong to the same player', () => {
    fc.assert(
      fc.property(history, (played) => {
        const { ended, running: last } = whole(played);
        const all: Turn[] = last ? [...ended, last] : [...ended];
        for (const [i, turn] of all.slice(1).entries()) {
          expect(turn.from).toBe(ended[i]!.to);
          expect([turn.seat, turn.isBot]).not.toEqual([ended[i]!.seat, ended[i]!.isBot]);
        }
      }),
    );
  });

  it('are three when a seat acts, leaves the turn to another and acts again', () => {
    const at = BEGIN + DAY;
    const acts = [0, 1].map((seat) => ({ type: 'ACTED' as const, seat, at }));
    const { ended, running: last } = turnsOf(
      { running: { seat: 0, isBot: false, from: BEGIN }, bots: new Set() },
      acts,
      0,
    );
    expect(ended.map(({ seat, from, to }) => [seat, from, to])).toEqual([
      [0, BEGIN, at],
      [1, at, at],
    ]);
    expect(last).toEqual({ seat: 0, isBot: false, from: at });
  });
});

/** Entries that take no time. */
const ADDED: ReadonlySet<string> = new Set(['INCREMENT', 'GIVEN']);

describe('the time ledger', () => {
  it('has every millisecond of the match in one entry', () => {
    fc.assert(
      fc.property(rules, history, (given, played) => {
        const spans = ledgerOf(given, played).entries.filter(({ kind }) => !ADDED.has(kind));
        const end = played.toAct.at(-1) === null ? played.clockEvents.at(-1)!.at : NOW;
        const edges = [BEGIN, ...spans.map(({ to }) => to)];
        expect(spans.map(({ from }) => from)).toEqual(edges.slice(0, -1));
        expect(edges.at(-1)).toBe(end);
        expect(spans.every(({ from, to, millis }) => millis === to - from && millis > 0)).toBe(
          true,
        );
      }),
    );
  });

  it('ends with the banks reached turn by turn, which follow from its entries', () => {
    fc.assert(
      fc.property(rules, history, (given, played) => {
        const { entries, banks } = ledgerOf(given, played);
        const full = fullBanks(given.control, SEATS);
        const { ended } = whole(played);
        expect(ended.reduce<Banks>((left, turn) => banksAfter(given, turn, left), full)).toEqual(
          banks,
        );
        if (!banks) return;
        for (const [seat, bank] of banks.entries()) {
          const last = entries.findLast((entry) => entry.seat === seat && entry.bankAfter !== null);
          expect(last?.bankAfter ?? full![seat]).toBe(bank);
        }
      }),
    );
  });

  it('never has a bank over its cap or below zero, and banks grow only by increments', () => {
    fc.assert(
      fc.property(rules, historyWith(false), (given, played) => {
        const { bankSeconds, bankCapSeconds, incrementSeconds } = given.control;
        fc.pre(bankSeconds !== null);
        const banks = Array<number>(SEATS).fill(bankSeconds * SECOND);
        for (const { seat, kind, millis, bankAfter } of ledgerOf(given, played).entries) {
          if (bankAfter === null) continue;
          expect(bankAfter).toBeGreaterThanOrEqual(0);
          expect(bankAfter).toBeLessThanOrEqual(bankCapSeconds! * SECOND);
          const grown = bankAfter - banks[seat]!;
          if (kind === 'INCREMENT') expect(grown).toBe(millis);
          expect(grown).toBeLessThanOrEqual(kind === 'INCREMENT' ? incrementSeconds! * SECOND : 0);
          banks[seat] = bankAfter;
        }
      }),
    );
  });
});

/** Pauses that were known from the beginning, and none of the service. */
const wellKnown = (given: ClockRules): ClockRules => ({
  ...given,
  calendars: given.calendars.map((one) => ({
    ...one,
    vacations: one.vacations.map((vacation) => ({ ...vacation, knownAt: 0 })),
  })),
  outages: [],
});

describe('time that is given', () => {
  it('leads to the same deadline from the row after each event as from the beginning', () => {
    fc.assert(
      fc.property(rules, history, (some, played) => {
        const given = wellKnown(some);
        const full = fullBanks(given.control, SEATS);
        const so: ClockEvent[] = [];
        const bots = new Set<number>();
        let row = { running: begins(played).running, banks: full };
        for (const [i, planned] of played.clockEvents.entries()) {
          const { running: turn, banks } = row;
          if (turn === null) return;
          const event =
            planned.type === 'GIVEN'
              ? { ...planned, millis: Math.min(planned.millis, mostFor(planned, { turn, banks })) }
              : planned;
          const part = turnsOf(
            { running: turn, bots: new Set(bots) },
            [event],
            played.toAct[i + 1]!,
          );
          if (event.type === 'LEFT') bots.add(event.seat);
          const after = part.ended.reduce((left, one) => banksAfter(given, one, left), banks);
          row = rowClock(given, part.running, after, event.at);
          so.push(event);

          const all = turnsOf(begins(played), so, played.toAct[i + 1]!);
          const left = all.ended.reduce((sum, one) => banksAfter(given, one, sum), full);
          expect(deadlineOf(given, row.running, row.banks)).toBe(
            deadlineOf(given, all.running, left),
          );
        }
        function mostFor(
          { seat, at }: { seat: number; at: number },
          at_: { turn: Turn; banks: Banks },
        ): number {
          const isWaiting = at_.banks === null && at_.turn.seat !== seat;
          return isWaiting ? 0 : mostGiven(given, { ...at_, at }, seat);
        }
      }),
    );
  });

  it('never leaves a bank with more than it holds', () => {
    fc.assert(
      fc.property(rules, history, fc.nat(SEATS - 1), (some, played, seat) => {
        const given = wellKnown(some);
        fc.pre(given.control.bankSeconds !== null);
        const { ended, running: turn } = whole(played);
        fc.pre(turn !== null);
        const full = fullBanks(given.control, SEATS);
        const banks = ended.reduce((sum, one) => banksAfter(given, one, sum), full);
        const at = turn.from + DAY;
        const millis = mostGiven(given, { turn: { ...turn, given: [] }, banks, at }, seat);
        const richer = { ...turn, given: [{ seat, at, millis }] };
        const cap = given.control.bankCapSeconds! * SECOND;
        const after = banksAfter(given, { ...richer, to: at, completed: false }, banks)!;
        expect(after[seat]!).toBeLessThanOrEqual(Math.max(cap, banks![seat]!));
      }),
    );
  });
});

describe('a deadline', () => {
  const turn = fc.record({
    seat: fc.nat(SEATS - 1),
    from: fc.integer({ min: BEGIN, max: BEGIN + 300 * DAY }),
    isBot: fc.constant(false),
  });

  it('comes when the budget of the turn is used up, computed in another way', () => {
    fc.assert(
      fc.property(rules, turn, (given, begun) => {
        const full = fullBanks(given.control, SEATS);
        const budget = (given.control.perTurnSeconds ?? given.control.bankSeconds!) * SECOND;
        const end = deadlineOf(given, begun, full)!;
        expect(seatRunning(given, begun.seat, begun.from, end)).toBe(budget);
        expect(running(given, begun.seat, end)).toBe(true);
      }),
    );
  });

  it('leaves nothing of the bank, and a move before it leaves the rest', () => {
    fc.assert(
      fc.property(rules, turn, fc.double({ min: 0, max: 1, noNaN: true }), (given, begun, part) => {
        fc.pre(given.control.bankSeconds !== null);
        const known = {
          ...given,
          calendars: given.calendars.map((one) => ({
            ...one,
            vacations: one.vacations.map((v) => ({ ...v, knownAt: 0 })),
          })),
          outages: [],
        };
        const full = fullBanks(known.control, SEATS);
        const end = deadlineOf(known, begun, full)!;
        const to = begun.from + Math.floor((end - 1 - begun.from) * part);
        const bank = (at: number) =>
          banksAfter(known, { ...begun, to: at, completed: false }, full)![begun.seat]!;
        const thought = seatRunning(known, begun.seat, begun.from, to);
        expect(bank(to)).toBe(full![begun.seat]! - thought);
        expect(bank(end)).toBe(0);
      }),
    );
  });

  it('does not exist for a house bot, or if no clock runs', () => {
    fc.assert(
      fc.property(rules, turn, (given, begun) => {
        const none = { ...given.control, perTurnSeconds: null, bankSeconds: null };
        expect(
          deadlineOf(given, { ...begun, isBot: true }, fullBanks(given.control, SEATS)),
        ).toBeNull();
        expect(deadlineOf({ ...given, control: none }, begun, null)).toBeNull();
      }),
    );
  });
});
