import { Injectable } from '@nestjs/common';
import { toGlobalId } from '../../../platform/api/ids.js';
import type { Transaction } from '../../../platform/database/database.js';
import { happened } from '../../domain-events.js';
import type { Competition, Entry, FormSettings } from '../domain/competition.js';
import { drawLots } from '../domain/index.js';
import type { Field } from '../domain/index.js';
import { isActive } from '../domain/permission.js';
import { storedFieldOf, formOfCompetition, isLadder, usersOf } from '../domain/stored-field.js';
import { DrawStore } from '../storage/draw-store.js';
import { EntryStore } from '../storage/entry-store.js';
import { PairingStore } from '../storage/pairing-store.js';
import { SeriesStore } from '../storage/series-store.js';
import type { Held } from './held-competition.js';

/** The season before, and who played in it. */
interface LastSeason {
  readonly field: Field<FormSettings>;
  readonly players: ReadonlyMap<string, number>;
}

/** Closes entries, draws the lots and lets a competition begin. */
@Injectable()
export class Starting {
  constructor(
    private readonly entries: EntryStore,
    private readonly pairings: PairingStore,
    private readonly draws: DrawStore,
    private readonly series: SeriesStore,
  ) {}

  async start(held: Held): Promise<void> {
    const all = await this.entries.all(held.id, held.within);
    const entered = all.filter(({ status }) => status === 'ENTERED');
    const { leastEntries } = held.competition;
    const least = Math.max(leastEntries, formOfCompetition(held.competition).least);
    if (entered.length < least) return cancelCompetition(held, all, null, 'TOO_FEW_ENTRIES');
    const drawn = await this.draw(held, entered);
    const left = all
      .filter(({ status }) => status === 'WAITING' || status === 'INCOMPLETE')
      .map((entry) => ({ ...entry, status: 'NOT_DRAWN' as const }));
    await this.entries.writeMany(held.id, [...drawn, ...left], held.within);
    held.set({ status: 'RUNNING', startedAt: held.now, entered: drawn.length });
    held.log({ act: 'STARTED', details: { entries: drawn.length } });
    await this.openLadder(held);
  }

  private async draw(held: Held, entered: readonly Entry[]): Promise<Entry[]> {
    const secret = await this.draws.secretToDraw(held.id, held.within);
    const { seed, lots } = drawLots(secret, toGlobalId('Competition', held.id), entered);
    await this.draws.drawn(held.id, seed, held.now, held.within);
    const { competition } = held;
    const form = formOfCompetition(competition);
    const lotOf = new Map(lots.map((number, lot) => [number, lot]));
    const groups = form.group?.(entered.length, competition.settings);
    const divisions = form.seasons ? await this.divide(held, entered) : null;
    return entered.map((entry) => {
      const lot = lotOf.get(entry.number)!;
      const groupNumber = divisions?.get(entry.number) ?? groups?.[lot] ?? null;
      const place = form.ladder ? lot + 1 : null;
      return { ...entry, lot, player: lot, groupNumber, place };
    });
  }

  /** The divisions by numbers of entries: of the last season's players by their places, then of newcomers. */
  private async divide(
    { competition, within }: Held,
    entered: readonly Entry[],
  ): Promise<ReadonlyMap<number, number>> {
    const { seasons } = formOfCompetition(competition);
    const last = await this.lastSeason(competition, within);
    const known = entered.flatMap((entry) => {
      const player = last?.players.get(entry.userId);
      return player === undefined ? [] : [{ entry, player }];
    });
    const knownNumbers = new Set(known.map(({ entry }) => entry.number));
    const first = 1 + Math.max(-1, ...(last?.players.values() ?? []));
    const newcomers = entered
      .filter(({ number }) => !knownNumbers.has(number))
      .map((entry, i) => ({ entry, player: first + i }));
    const divided = seasons!.divide(
      last?.field ?? null,
      known.map(({ player }) => player),
      newcomers.map(({ player }) => player),
      competition.settings,
    );
    return new Map(
      [...known, ...newcomers].map(({ entry, player }) => [entry.number, divided.get(player)!]),
    );
  }

  private async lastSeason(
    { seriesId, season }: Competition,
    within: Transaction,
  ): Promise<LastSeason | null> {
    const last = await this.series.lastPlayed(seriesId, season, within);
    if (!last) return null;
    const entries = await this.entries.all(last.id, within);
    const pairings = await this.pairings.all(last.id, within);
    const seed = await this.draws.seedOf(last.id, within);
    const played = entries.filter(({ player }) => player !== null);
    return {
      field: storedFieldOf(last, entries, pairings, seed ?? ''),
      players: new Map(played.map(({ userId, player }) => [userId, player!])),
    };
  }

  /** A ladder has one round, to which all challenges belong. */
  private async openLadder(held: Held): Promise<void> {
    if (!isLadder(held.competition)) return;
    const round = { competitionId: held.id, number: 1, openedAt: held.now };
    await this.pairings.insertRound({ ...round, endsAt: null, endedAt: null }, held.within);
    held.set({ round: 1 });
  }
}

/** Ends a competition without places. */
export function cancelCompetition(
  held: Held,
  all: readonly Entry[],
  actorId: string | null,
  reason: string,
): void {
  held.set({ status: 'CANCELLED', endedAt: held.now });
  held.log({ act: 'CANCELLED', actorId, reason });
  const users = all.filter(isActive).flatMap(usersOf);
  held.tell(
    users.map((userId) => happened('COMPETITION_CANCELLED', { competitionId: held.id, userId })),
  );
}
