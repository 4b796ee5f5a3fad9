import fc from 'fast-check';
import type {
  DecidedPairing,
  Entrant,
  Field,
  Form,
  Pairing,
  PairingResult,
  Standing,
} from '../../../src/modules/competitions/domain/index.js';
import {
  pointsBy,
  resultAtOnce,
  takesPart,
} from '../../../src/modules/competitions/domain/index.js';
import { lotsOf } from './measures.js';
import { seeded } from '../../../src/engine/index.js';

type Settings = Readonly<Record<string, number | boolean | string>>;
type Random = () => number;

/** A competition to be played with random results. */
export interface Plan {
  readonly form: Form;
  readonly settings: Settings;
  readonly count: number;
  readonly seatCount: number;
  readonly fixedPartners: boolean;
  /** How likely an entrant is to leave in a round. */
  readonly leaves: number;
  readonly seed: number;
}

/** More rounds than any competition of these tests needs. */
const TOO_MANY_ROUNDS = 2000;

export class PlayedCompetition {
  field: Field<Settings>;
  readonly rounds: Pairing[][] = [];
  readonly random: Random;
  /** Who was there when it began. */
  starters: ReadonlySet<number> = new Set();

  constructor(readonly plan: Plan) {
    this.random = seeded(plan.seed);
    const groups = plan.form.group?.(plan.count, plan.settings);
    this.field = {
      settings: plan.settings,
      seatCount: plan.seatCount,
      fixedPartners: plan.fixedPartners,
      entrants: Array.from({ length: plan.count }, (_, lot) => ({
        lot,
        player: lot,
        group: groups && Math.max(...groups) > 0 ? groups[lot]! : null,
        outSince: null,
      })),
      pairings: [],
      drawSeed: plan.seed.toString(16).padStart(64, '0').slice(-64),
    };
  }

  /** Plays to the end. @throws if it does not end */
  play(afterRound: (competition: PlayedCompetition) => void = () => undefined): this {
    this.somebodyLeaves(1);
    const there = this.field.entrants.filter((entrant) => takesPart(entrant, 1));
    this.starters = new Set(there.map(({ lot }) => lot));
    while (this.playRound()) {
      if (this.rounds.length > TOO_MANY_ROUNDS) throw new Error('the competition does not end');
      afterRound(this);
    }
    return this;
  }

  /** @returns false if the competition is over */
  playRound(): boolean {
    const next = this.plan.form.nextRound(this.field);
    if (next === null) return false;
    const round = this.rounds.length + 1;
    const pairings = next.map((pairing) => ({ ...pairing, round }));
    this.rounds.push(pairings);
    const { entrants } = this.field;
    const decided = pairings.map((pairing) => ({
      ...pairing,
      result: this.resultOf(pairing, entrants),
    }));
    this.field = { ...this.field, pairings: [...this.field.pairings, ...decided] };
    this.somebodyLeaves(round + 1);
    this.somebodyReenters();
    return true;
  }

  get standings(): readonly Standing[] {
    return this.plan.form.standings(this.field);
  }

  get pairings(): readonly DecidedPairing[] {
    return this.field.pairings;
  }

  leave(lot: number): void {
    const outSince = this.rounds.length + 1;
    const entrants = this.field.entrants.map((each) =>
      each.lot === lot ? { ...each, outSince } : each,
    );
    this.field = { ...this.field, entrants };
  }

  private resultOf(pairing: Pairing, entrants: readonly Entrant[]): PairingResult {
    const atOnce = resultAtOnce(pairing, entrants);
    if (atOnce !== null) return atOnce;
    const values = pairing.lots.map(() => Math.floor(this.random() * 3));
    if (this.plan.form.needsWinner && values[0] === values[1]) values[0]!++;
    const worst = Math.min(...values);
    return {
      decision: 'PLAYED',
      points: pointsBy(values),
      bummerl: values.map((value) => (value === worst ? 1 : 0)),
    };
  }

  /** Who leaves during a round is out since then if paired in it, else since the next. */
  private somebodyLeaves(next: number): void {
    const paired = lotsOf(this.rounds.at(-1) ?? []);
    const entrants = this.field.entrants.map((entrant) => {
      if (!takesPart(entrant, next) || this.random() >= this.plan.leaves) return entrant;
      const isDuring = paired.includes(entrant.lot) && this.random() < 0.5;
      return { ...entrant, outSince: isDuring ? next - 1 : next };
    });
    this.field = { ...this.field, entrants };
  }

  private somebodyReenters(): void {
    for (const { lot, player } of this.field.entrants) {
      if (this.plan.form.reentrants?.(this.field).has(lot) !== true || this.random() < 0.5)
        continue;
      const entrant = { lot: this.field.entrants.length, player, group: null, outSince: null };
      this.field = { ...this.field, entrants: [...this.field.entrants, entrant] };
    }
  }
}

/** Settings within their limits, small enough for a test. */
const settingsOf = (form: Form): fc.Arbitrary<Settings> =>
  fc.record(
    Object.fromEntries(
      form.settings.map(({ key, kind, least, most, choices }) => [
        key,
        kind === 'INTEGER'
          ? fc.integer({ min: least!, max: Math.min(most!, 12) })
          : kind === 'BOOLEAN'
            ? fc.boolean()
            : fc.constantFrom(...choices),
      ]),
    ),
  );

/** Two; or three, four, or four as fixed partners. */
const seatsOf = ({ meeting }: Form): fc.Arbitrary<Pick<Plan, 'seatCount' | 'fixedPartners'>> =>
  meeting === 'TABLE'
    ? fc.constantFrom(
        { seatCount: 3, fixedPartners: false },
        { seatCount: 4, fixedPartners: false },
        { seatCount: 4, fixedPartners: true },
      )
    : fc.constant({ seatCount: 2, fixedPartners: false });

/** Competitions of a form; in half of them somebody leaves. */
export const planOf = (form: Form, most = 24): fc.Arbitrary<Plan> =>
  fc
    .record({
      settings: settingsOf(form),
      count: fc.integer({ min: 2, max: most }),
      seats: seatsOf(form),
      leaves: fc.constantFrom(0, 0, 0.02, 0.3),
      seed: fc.integer({ min: 1, max: 2 ** 30 }),
    })
    .map(({ seats, ...plan }) => ({ form, ...plan, ...seats }));
