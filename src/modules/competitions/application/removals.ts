import { Injectable } from '@nestjs/common';
import { happened } from '../../domain-events.js';
import type { Entry, LogAct, StoredPairing } from '../domain/competition.js';
import { isActive } from '../domain/permission.js';
import { isDrawn, ladderPlaces, usersOf } from '../domain/stored-field.js';
import { walkoverResult } from '../domain/index.js';
import { EntryStore } from '../storage/entry-store.js';
import { MatchLinks } from '../storage/match-links.js';
import { PairingStore } from '../storage/pairing-store.js';
import { Deciding } from './deciding.js';
import type { Held } from './held-competition.js';

/** Why an entry is taken out, as it is logged. */
export interface Removal {
  readonly status: 'OUT' | 'WITHDRAWN' | 'DISQUALIFIED';
  readonly act: Extract<LogAct, 'OUT' | 'WITHDRAWN' | 'DISQUALIFIED'>;
  readonly actorId?: string | null;
  readonly reason?: string;
}

/** Takes entries out, before the draw or after it. No decided result changes. */
@Injectable()
export class Removals {
  constructor(
    private readonly entries: EntryStore,
    private readonly pairings: PairingStore,
    private readonly links: MatchLinks,
    private readonly deciding: Deciding,
  ) {}

  /** Takes out an entry, and every other lot of the same player. */
  async takeOut(held: Held, entry: Entry, removal: Removal): Promise<void> {
    const { status, act, actorId = null, reason = null } = removal;
    if (isDrawn(entry)) await this.afterDraw(held, entry, status);
    else await this.beforeDraw(held, entry, status);
    held.log({ act, actorId, reason, subjectId: entry.userId });
    const news = usersOf(entry).filter((userId) => userId !== actorId);
    held.tell(news.map((userId) => happened('ENTRANT_OUT', { competitionId: held.id, userId })));
  }

  private async beforeDraw(held: Held, entry: Entry, status: Removal['status']): Promise<void> {
    // Who was named and has not agreed may be named again.
    const partner = entry.partnerAgreed ? {} : { partnerId: null };
    await this.entries.change(entry, { status, place: null, ...partner }, held.within);
    if (entry.status !== 'ENTERED') return;
    held.set({ entered: held.competition.entered - 1 });
    await this.moveUp(held);
  }

  /** Who has waited longest gets a place that is free. */
  async moveUp(held: Held): Promise<void> {
    const { entered, places } = held.competition;
    const next = entered < places ? await this.entries.firstWaiting(held.id, held.within) : null;
    if (!next) return;
    await this.entries.change(next, { status: 'ENTERED' }, held.within);
    held.set({ entered: entered + 1 });
    held.log({ act: 'MOVED_UP', subjectId: next.userId });
    const moved = usersOf(next).map((userId) =>
      happened('ENTRY_MOVED_UP', { competitionId: held.id, userId }),
    );
    held.tell(moved);
    await this.moveUp(held);
  }

  private async afterDraw(held: Held, entry: Entry, status: Removal['status']): Promise<void> {
    const all = await this.entries.all(held.id, held.within);
    const own = all.filter((it) => it.player === entry.player && isActive(it));
    const lots = own.map(({ lot }) => lot!);
    const open = (await this.pairings.open(held.id, held.within)).filter((pairing) =>
      pairing.lots.some((lot) => lots.includes(lot)),
    );
    const { round } = held.competition;
    const isPaired = open.some((pairing) => pairing.round === round);
    const outSince = isPaired ? round : round + 1;
    const out = own.map((it) => ({ ...it, status, outSince: it.outSince ?? outSince }));
    await this.entries.writeMany(held.id, out, held.within);
    await this.links.resign(held.id, usersOf(entry), held.within);
    await this.walkOver(held, open, [...all.filter(isOut), ...out]);
    if (entry.place === null) return;
    await this.closeLadder(held, lots);
    held.set({ entered: held.competition.entered - 1 });
  }

  /** A table of three or four that plays goes on: a house bot takes the seat, and who left is last. */
  private async walkOver(
    held: Held,
    pairings: readonly StoredPairing[],
    out: readonly Entry[],
  ): Promise<void> {
    const lotsOut = new Set(out.map(({ lot }) => lot));
    const over = pairings.filter(({ playing, lots }) => !playing || lots.length === 2);
    const decided = over.map((pairing) => ({
      ...pairing,
      result: walkoverResult(pairing.lots.map((lot) => lotsOut.has(lot))),
    }));
    await this.deciding.decide(held, decided);
  }

  /** Those below who is off the ladder move up. */
  private async closeLadder(held: Held, gone: readonly number[]): Promise<void> {
    const current = await this.entries.all(held.id, held.within);
    const places = ladderPlaces(current);
    const moved = current.flatMap((entry) => {
      if (entry.lot === null) return [];
      const place = gone.includes(entry.lot) ? null : places.indexOf(entry.lot) + 1;
      return place === entry.place || place === 0 ? [] : [{ ...entry, place }];
    });
    await this.entries.writeMany(held.id, moved, held.within);
  }
}

const isOut = ({ outSince }: Entry): boolean => outSince !== null;
