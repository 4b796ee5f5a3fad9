import { Injectable } from '@nestjs/common';
import { isLadder } from '../domain/stored-field.js';
import { isCompetitionOver } from '../domain/competition.js';
import type { StoredPairing } from '../domain/competition.js';
import { DAY_MILLIS } from '../domain/days.js';
import { EntryStore } from '../storage/entry-store.js';
import { PairingStore } from '../storage/pairing-store.js';
import { Ending } from './ending.js';
import type { Held } from './held-competition.js';
import { RoundEnds } from './round-ends.js';
import { Rounds } from './rounds.js';
import { cancelCompetition, Starting } from './starting.js';

/** How many steps one transaction takes: rounds in which nobody is left to play follow each other at once. */
const MOST_STEPS = 50;

/** What starts when it is full, and is not full after so long, is cancelled. */
const FILLING_MILLIS = 90 * DAY_MILLIS;

/** Whether the competition goes on now, or when it is to be looked at again; null: when something happens. */
type Step = 'GOES_ON' | Date | null;

/** Who opens rounds: pairing many players takes long, so that acts and events leave it to the sweep. */
type RoundOpening = 'OPENS_ROUNDS' | 'LEAVES_ROUNDS';

/**
 * Decides what follows in a competition, from its row and the clock alone. It may be asked at any time and by any
 * number of processes: what has been done is not done again.
 */
@Injectable()
export class CompetitionProgress {
  constructor(
    private readonly entries: EntryStore,
    private readonly pairings: PairingStore,
    private readonly starting: Starting,
    private readonly rounds: Rounds,
    private readonly roundEnds: RoundEnds,
    private readonly ending: Ending,
  ) {}

  /** To be called at the end of each change of a competition. A round that is to be opened is due at once. */
  run = (held: Held): Promise<void> => this.advance(held, 'LEAVES_ROUNDS');

  /** As {@link run}, and opens rounds; for the sweep. */
  runAll = (held: Held): Promise<void> => this.advance(held, 'OPENS_ROUNDS');

  private async advance(held: Held, opening: RoundOpening): Promise<void> {
    let next: Step = 'GOES_ON';
    for (let step = 0; step < MOST_STEPS && next === 'GOES_ON'; step++)
      next = await this.step(held, opening);
    const dueAt = next === 'GOES_ON' ? held.now : next;
    held.setDue(dueAt);
  }

  private step(held: Held, opening: RoundOpening): Step | Promise<Step> {
    const { status, opensAt, cancelReason } = held.competition;
    if (cancelReason !== null && !isCompetitionOver(held.competition))
      return this.cancel(held, cancelReason);
    switch (status) {
      case 'ANNOUNCED':
        return opensAt <= held.now ? this.open(held) : opensAt;
      case 'OPEN':
        return this.startIfTime(held);
      case 'RUNNING':
        return isLadder(held.competition) ? this.watchLadder(held) : this.watchRound(held, opening);
      case 'ENDED':
      case 'CANCELLED':
        return null;
    }
  }

  private open(held: Held): Step {
    held.set({ status: 'OPEN' });
    held.log({ act: 'OPENED' });
    return 'GOES_ON';
  }

  private async cancel(held: Held, reason: string): Promise<Step> {
    cancelCompetition(held, await this.entries.all(held.id, held.within), null, reason);
    return 'GOES_ON';
  }

  private async startIfTime(held: Held): Promise<Step> {
    const { startsAt, opensAt, entered, places } = held.competition;
    const isTime = startsAt ? startsAt <= held.now : entered >= places;
    if (isTime) {
      await this.starting.start(held);
      return 'GOES_ON';
    }
    const until = startsAt ?? new Date(opensAt.getTime() + FILLING_MILLIS);
    return until > held.now ? until : this.cancel(held, 'TOO_FEW_ENTRIES');
  }

  private async watchRound(held: Held, opening: RoundOpening): Promise<Step> {
    const { round: number } = held.competition;
    const round = await this.pairings.round(held.id, number, held.within);
    const endsAt = round?.endsAt ?? held.now;
    if (await this.pairings.hasOpen(held.id, held.within)) {
      if (endsAt > held.now) return endsAt;
      await this.roundEnds.adjudicate(held, await this.pairings.open(held.id, held.within));
    }
    if (opening === 'LEAVES_ROUNDS') return held.now;
    const whole = await this.rounds.whole(held);
    const waits = this.rounds.reentryUntil(held, whole);
    if (waits) return waits;
    if (round) await this.pairings.changeRound(round, { endedAt: held.now }, held.within);
    if (!(await this.rounds.openNext(held, whole))) await this.ending.end(held, whole);
    return 'GOES_ON';
  }

  /** Adjudicates challenges whose time is up; at the end of the ladder all of them. */
  private async watchLadder(held: Held): Promise<Step> {
    const { endsAt } = held.competition;
    const isTimeUp = endsAt !== null && endsAt <= held.now;
    const open = await this.pairings.open(held.id, held.within);
    const overdue = open.filter((challenge) => isTimeUp || endOf(challenge) <= held.now);
    if (overdue.length > 0) await this.roundEnds.adjudicate(held, overdue);
    if (isTimeUp) {
      await this.ending.endLadder(held, await this.entries.all(held.id, held.within));
      return 'GOES_ON';
    }
    const left = open.filter((challenge) => !overdue.includes(challenge)).map(endOf);
    const ends = [...left, ...(endsAt ? [endsAt] : [])].map((end) => end.getTime());
    return ends.length > 0 ? new Date(Math.min(...ends)) : null;
  }
}

const endOf = ({ endsAt }: StoredPairing): Date => endsAt!;
