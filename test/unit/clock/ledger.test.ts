/** Pure: banks, deadlines and the ledger over random histories, step by step and from the beginning. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { running, seatRunning } from './naive.js';
import { banksAfter, deadlineOf, fullBanks } from '../../../src/modules/clock/domain/clock.js';
import type { Banks, ClockRules } from '../../../src/modules/clock/domain/clock.js';
import { clockHistory } from '../../support/clock-history.js';
import { turnsOf } from '../../../src/modules/clock/domain/turns.js';
import type { ClockEvent, ClockState, Turn } from '../../../src/modules/clock/domain/turns.js';
import { BEGIN, DAY, rules, SEATS, SECOND } from './arbitrary.js';

/** The events of a match: who acts after how long, in the same moment or days later; who leaves. */
interface History {
  readonly clockEvents: readonly ClockEvent[];
  /** The seat to act before each of them, and after the last. */
  readonly asked: readonly (number | null)[];
}

const gap = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 1, max: DAY }),
  fc.integer({ max: 9 * DAY, min: DAY }),
);
const step = fc.record({ gap, next: fc.nat(SEATS - 1), leaver: fc.nat(SEATS * 8) });

const history: fc.Arbitrary<History> = fc
  .record({
    first: fc.nat(SEATS - 1),
    steps: fc.array(step, { maxLength: 25 }),
    over: fc.boolean(),
  })
  .map(({ first, steps, over }) => {
    const clockEvents: ClockEvent[] = [];
    const asked: (number | null)[] = [first];
    const left = new Set<number>();
    let at = BEGIN;
    for (const { gap: after, next, leaver } of steps) {
      at += after;
      if (leaver < SEATS && !left.has(leaver)) {
        left.add(leaver);
        clockEvents.push({ type: 'LEFT', seat: leaver, at });
        asked.push(asked.at(-1)!);
      } else {
        clockEvents.push({ type: 'ACTED', seat: asked.at(-1)!, at });
        asked.push(next);
      }
    }
    if (!over) return { clockEvents, asked };
    clockEvents.push({ type: 'ENDED', at: at + DAY });
    return { clockEvents, asked: [...asked, null] };
  });

const begins = ({ asked }: History): ClockState => ({
  running: { seat: asked[0]!, isBot: false, from: BEGIN },
  bots: new Set(),
});

/** The seat to act if nobody has ended the match yet. */
const lastAsked = ({ asked }: History): number | null => asked.at(-1) ?? asked.at(-2)!;

const whole = (told: History) => turnsOf(begins(told), told.clockEvents, lastAsked(told));

const NOW = BEGIN + 400 * DAY;

const ledgerOf = (given: ClockRules, told: History) =>
  clockHistory(given, whole(told), fullBanks(given.control, SEATS), NOW);

describe('turns', () => {
  it('the turns of a match are the same when its events are read commit by commit', () => {
    fc.assert(
      fc.property(history, (told) => {
        const ended: unknown[] = [];
        let position = begins(told);
        told.clockEvents.forEach((event, i) => {
          const bots = new Set(position.bots);
          const part = turnsOf(position, [event], told.asked[i + 1]!);
          if (event.type === 'LEFT') bots.add(event.seat);
          ended.push(...part.ended);
          position = { running: part.running, bots };
        });
        expect({ ended, running: position.running }).toEqual(whole(told));
      }),
    );
  });

  it('the turns of a match follow each other, and no two in a row belong to the same player', () => {
    fc.assert(
      fc.property(history, (told) => {
        const { ended, running: last } = whole(told);
        const all: Turn[] = last ? [...ended, last] : [...ended];
        for (const [i, turn] of all.slice(1).entries()) {
          expect(turn.from).toBe(ended[i]!.to);
          expect([turn.seat, turn.isBot]).not.toEqual([ended[i]!.seat, ended[i]!.isBot]);
        }
      }),
    );
  });

  it('a seat that acts, leaves the turn to another and acts again makes three turns', () => {
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

describe('the time ledger', () => {
  it('the time ledger has every millisecond of the match in one entry', () => {
    fc.assert(
      fc.property(rules, history, (given, told) => {
        const spans = ledgerOf(given, told).entries.filter(({ kind }) => kind !== 'INCREMENT');
        const end = told.asked.at(-1) === null ? told.clockEvents.at(-1)!.at : NOW;
        const edges = [BEGIN, ...spans.map(({ to }) => to)];
        expect(spans.map(({ from }) => from)).toEqual(edges.slice(0, -1));
        expect(edges.at(-1)).toBe(end);
        expect(spans.every(({ from, to, millis }) => millis === to - from && millis > 0)).toBe(
          true,
        );
      }),
    );
  });

  it('the time ledger ends with the banks reached turn by turn, which follow from its entries', () => {
    fc.assert(
      fc.property(rules, history, (given, told) => {
        const { entries, banks } = ledgerOf(given, told);
        const full = fullBanks(given.control, SEATS);
        const { ended } = whole(told);
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

  it('the time ledger never has a bank over its cap or below zero, and banks grow only by increments', () => {
    fc.assert(
      fc.property(rules, history, (given, told) => {
        const { bankSeconds, bankCapSeconds, incrementSeconds } = given.control;
        fc.pre(bankSeconds !== null);
        const banks = Array<number>(SEATS).fill(bankSeconds * SECOND);
        for (const { seat, kind, millis, bankAfter } of ledgerOf(given, told).entries) {
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

describe('a deadline', () => {
  const turn = fc.record({
    seat: fc.nat(SEATS - 1),
    from: fc.integer({ min: BEGIN, max: BEGIN + 300 * DAY }),
    isBot: fc.constant(false),
  });

  it('a deadline comes when the budget of the turn is used up, computed in another way', () => {
    fc.assert(
      fc.property(rules, turn, (given, asked) => {
        const full = fullBanks(given.control, SEATS);
        const budget = (given.control.perTurnSeconds ?? given.control.bankSeconds!) * SECOND;
        const end = deadlineOf(given, asked, full)!;
        expect(seatRunning(given, asked.seat, asked.from, end)).toBe(budget);
        expect(running(given, asked.seat, end)).toBe(true);
      }),
    );
  });

  it('a move before the deadline leaves the rest of the bank, and the deadline leaves nothing', () => {
    fc.assert(
      fc.property(rules, turn, fc.double({ min: 0, max: 1, noNaN: true }), (given, asked, part) => {
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
        const end = deadlineOf(known, asked, full)!;
        const to = asked.from + Math.floor((end - 1 - asked.from) * part);
        const bank = (at: number) =>
          banksAfter(known, { ...asked, to: at, completed: false }, full)![asked.seat]!;
        const thought = seatRunning(known, asked.seat, asked.from, to);
        expect(bank(to)).toBe(full![asked.seat]! - thought);
        expect(bank(end)).toBe(0);
      }),
    );
  });

  it('there is no deadline for a house bot, or if no clock runs', () => {
    fc.assert(
      fc.property(rules, turn, (given, asked) => {
        const none = { ...given.control, perTurnSeconds: null, bankSeconds: null };
        expect(
          deadlineOf(given, { ...asked, isBot: true }, fullBanks(given.control, SEATS)),
        ).toBeNull();
        expect(deadlineOf({ ...given, control: none }, asked, null)).toBeNull();
      }),
    );
  });
});
