import { Injectable } from '@nestjs/common';
import { happened } from '../../domain-events.js';
import { DAY_MILLIS } from '../domain/days.js';
import type { Entry, FormSettings, StoredPairing } from '../domain/competition.js';
import { resultAtOnce } from '../domain/index.js';
import type { Field, Pairing, PairingResult } from '../domain/index.js';
import { storedFieldOf, formOfCompetition, usersOf } from '../domain/stored-field.js';
import { DrawStore } from '../storage/draw-store.js';
import { EntryStore } from '../storage/entry-store.js';
import { PairingStore } from '../storage/pairing-store.js';
import type { NewPairingRow } from '../storage/pairing-store.js';
import type { Held } from './held-competition.js';
import { RoundPairer } from './round-pairer.js';

/** Who loses last may buy a lot again, too, also by the end of the round: the next one waits so long for it. */
const REENTRY_MILLIS = DAY_MILLIS;

/** All of a competition, as its form needs it. */
export interface WholeField {
  readonly entries: readonly Entry[];
  readonly pairings: readonly StoredPairing[];
  readonly field: Field<FormSettings>;
}

const UNDECIDED = { decision: null, points: null, bummerl: null } as const;

/** Opens rounds. */
@Injectable()
export class Rounds {
  constructor(
    private readonly entries: EntryStore,
    private readonly pairings: PairingStore,
    private readonly draws: DrawStore,
    private readonly pairer: RoundPairer,
  ) {}

  async whole({ id, competition, within }: Held): Promise<WholeField> {
    const entries = await this.entries.all(id, within);
    const pairings = await this.pairings.all(id, within);
    const seed = (await this.draws.seedOf(id, within)) ?? '';
    return { entries, pairings, field: storedFieldOf(competition, entries, pairings, seed) };
  }

  /** Until when the next round waits for losers who may buy a lot; null if it need not wait. */
  reentryUntil(held: Held, { field, pairings }: WholeField): Date | null {
    const lots = formOfCompetition(held.competition).reentrants?.(field);
    if (!lots || lots.size === 0) return null;
    const decided = pairings.map(({ decidedAt }) => decidedAt?.getTime() ?? 0);
    const last = decided.reduce((a, b) => Math.max(a, b), 0);
    const until = new Date(last + REENTRY_MILLIS);
    return until > held.now ? until : null;
  }

  /** Opens the next round; false if the competition is over. */
  async openNext(held: Held, whole: WholeField): Promise<boolean> {
    const { form } = held.competition;
    const next = await this.pairer.nextRound({ form, field: whole.field });
    if (!next) return false;
    const { id: competitionId, now, competition, within } = held;
    const number = competition.round + 1;
    const endsAt = new Date(now.getTime() + competition.roundDays * DAY_MILLIS);
    await this.pairings.insertRound(
      { competitionId, number, openedAt: now, endsAt, endedAt: null },
      within,
    );
    const drawn = next.map((pairing) => newPairing({ ...pairing, round: number }, whole.field));
    const pairings = withFirstDue(drawn, competition.matchesAtOnce);
    await this.pairings.insertMany(competitionId, pairings, within);
    held.set({ round: number });
    held.log({ act: 'ROUND_BEGAN', details: { round: number, pairings: pairings.length } });
    held.tell(roundEvents(competitionId, number, pairings, whole.entries));
    return true;
  }
}

/** Of each lot so many matches begin at once; the other pairings wait for the end of one. */
function withFirstDue(drawn: readonly DrawnPairing[], atOnce: number): NewPairingRow[] {
  const begun = new Map<number, number>();
  return drawn.map((pairing) => {
    const { decision, lots } = pairing;
    const isDue = decision === null && lots.every((lot) => (begun.get(lot) ?? 0) < atOnce);
    if (isDue) for (const lot of lots) begun.set(lot, (begun.get(lot) ?? 0) + 1);
    return { ...pairing, isDue };
  });
}

type DrawnPairing = Omit<NewPairingRow, 'isDue' | keyof PairingResult> &
  (PairingResult | typeof UNDECIDED);

function newPairing(pairing: Pairing, field: Field<FormSettings>): DrawnPairing {
  const { round, board, stage, group, lots } = pairing;
  const result = resultAtOnce(pairing, field.entrants);
  return { round, board, stage, groupNumber: group, lots, endsAt: null, ...(result ?? UNDECIDED) };
}

/** One for each user who is paired, however many pairings the user has. */
function roundEvents(
  competitionId: string,
  round: number,
  pairings: readonly NewPairingRow[],
  entries: readonly Entry[],
) {
  const lots = new Set(pairings.flatMap((pairing) => pairing.lots));
  const paired = entries.filter(({ lot }) => lot !== null && lots.has(lot));
  const users = new Set(paired.flatMap(usersOf));
  return [...users].map((userId) => happened('ROUND_BEGAN', { competitionId, round, userId }));
}
