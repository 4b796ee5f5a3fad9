import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import type { Failure } from '../../../platform/api/failure.js';
import { Blocks } from '../../blocks/application/index.js';
import { Users } from '../../users/application/index.js';
import type { Entry } from '../domain/competition.js';
import { isActiveFor, isOwnEntry, judgeAccess } from '../domain/permission.js';
import type { Facts } from '../domain/permission.js';
import { EntryStore } from '../storage/entry-store.js';
import { FactsReader } from './facts.js';
import { competitionFailure } from './failures.js';
import type { Held } from './held-competition.js';

type PartnerFound = Result<string | null, readonly Failure[]>;

/** What an entry has before it has a place. */
const NEW = {
  partnerAgreed: false,
  reentryOf: null,
  lot: null,
  player: null,
  groupNumber: null,
  outSince: null,
  place: null,
  timeouts: 0,
} as const;

/** Gives entries their places, and finds partners. */
@Injectable()
export class Entering {
  constructor(
    private readonly users: Users,
    private readonly entries: EntryStore,
    private readonly facts: FactsReader,
    private readonly blocks: Blocks,
  ) {}

  /** The partner's id, null in competitions without; or why this user cannot be the partner. */
  async partner(held: Held, username: string | null, facts: Facts): Promise<PartnerFound> {
    if (!held.competition.fixedPartners)
      return username === null ? ok(null) : refused('NO_PARTNERS_HERE');
    if (username === null) return refused('PARTNER_NEEDED');
    const partner = await this.users.byUsername(username, held.within);
    if (!partner || partner.id === facts.userId) return refused('PARTNER_UNAVAILABLE');
    const theirs = await this.facts.ofOne(partner.id, held.competition, held.within);
    // Whom somebody else has named too decides; an entry of one's own that has ended stays with its number.
    const own = theirs.entries.filter((entry) => isOwnEntry(entry, partner.id));
    const blockers = await this.blocks.blockersAmong([partner.id], facts.userId, held.within);
    const isFree = !theirs.isGuest && own.length === 0 && blockers.length === 0;
    const may = judgeAccess(held.competition, { ...theirs, isInvited: facts.isInvited }) === null;
    return isFree && may ? ok(partner.id) : refused('PARTNER_UNAVAILABLE');
  }

  /** Writes the entry of a user; who has withdrawn gets the old entry again. Returns its number. */
  async enter(
    held: Held,
    { userId, entries }: Facts,
    { partnerId, clientSeed }: Pick<Entry, 'partnerId' | 'clientSeed'>,
  ): Promise<number> {
    const old = entries.find((entry) => entry.userId === userId && entry.reentryOf === null);
    const { number: last } = await this.entries.last(held.id, held.within);
    const number = old?.number ?? last + 1;
    const made: Entry = {
      ...NEW,
      ...old,
      ...{ competitionId: held.id, number, userId, partnerId, clientSeed },
      partnerAgreed: false,
      outSince: null,
      status: 'INCOMPLETE',
      enteredAt: held.now,
    };
    if (!old) await this.entries.insert(made, held.within);
    else await this.entries.change(old, made, held.within);
    if (partnerId === null) await this.place(held, made);
    return number;
  }

  /** Gives a complete entry a place, or one on the waiting list; on a ladder that runs the last place. */
  async place(held: Held, entry: Entry): Promise<void> {
    const { status, entered, places } = held.competition;
    if (status === 'OPEN' && entered >= places)
      return this.entries.change(entry, { status: 'WAITING' }, held.within);
    const onLadder = status === 'RUNNING' ? await this.lastOnLadder(held, entry) : {};
    await this.entries.change(entry, { status: 'ENTERED', ...onLadder }, held.within);
    held.set({ entered: entered + 1 });
  }

  private async lastOnLadder(held: Held, entry: Entry) {
    const last = await this.entries.last(held.id, held.within);
    const lot = entry.lot ?? last.lot + 1;
    return { lot, player: lot, place: last.place + 1, outSince: null };
  }
}

const refused = (code: 'NO_PARTNERS_HERE' | 'PARTNER_NEEDED' | 'PARTNER_UNAVAILABLE') =>
  refuse([competitionFailure(code, 'partner')]);

/** The entry with which a user takes part. */
export const activeEntry = ({ entries, userId }: Facts): Entry =>
  entries.find((entry) => isActiveFor(entry, userId))!;
