import { Injectable } from '@nestjs/common';
import { variantOf } from '../../../engine/index.js';
import { Outbox } from '../../../platform/events/outbox.js';
import { happened } from '../../domain-events.js';
import { BotAnswers, mayBeRated } from '../../bot-accounts/application/index.js';
import { ShuffleChains } from '../../fairness/application/index.js';
import { TableOpener } from '../../matches/application/index.js';
import type { Entry, StoredPairing } from '../domain/competition.js';
import { sidesBySeat } from '../domain/index.js';
import { bestOfRulesOf } from '../domain/stored-field.js';
import { EntryStore } from '../storage/entry-store.js';
import { MatchLinks } from '../storage/match-links.js';
import { PairingStore } from '../storage/pairing-store.js';
import type { PairingRowKey } from '../storage/pairing-store.js';
import { CompetitionWriter } from './competition-writer.js';
import type { Held } from './held-competition.js';
import { RunningLimit } from './running-limit.js';

/** Nobody tells when a match elsewhere ends: a pairing that waits for one is tried again after so long. */
const RETRY_MILLIS = 3_600_000;

/** Who sits where in the next match of a pairing. */
interface Table {
  /** The side of each seat. */
  readonly seats: readonly number[];
  readonly userIds: readonly string[];
}

/** Opens the matches of pairings, each in a transaction of its own: killed anywhere, it goes on where it was. */
@Injectable()
export class MatchOpening {
  constructor(
    private readonly writer: CompetitionWriter,
    private readonly pairings: PairingStore,
    private readonly entries: EntryStore,
    private readonly links: MatchLinks,
    private readonly chains: ShuffleChains,
    private readonly tables: TableOpener,
    private readonly outbox: Outbox,
    private readonly bots: BotAnswers,
    private readonly limit: RunningLimit,
  ) {}

  /** Opens the next match of a pairing, unless one runs already or none is to come. */
  async open(key: PairingRowKey): Promise<void> {
    await this.writer.hold(key.competitionId, (held) => this.openWithin(held, key));
  }

  /** As {@link open}, under the lock of the competition. */
  async openWithin(held: Held, key: PairingRowKey): Promise<void> {
    const [pairing] = await this.pairings.byKeys(held.id, [key], held.within);
    if (!pairing || !needsMatch(pairing)) return;
    if (held.competition.status !== 'RUNNING')
      return this.pairings.change(key, { tryAt: null }, held.within);
    const entries = await this.entries.byLots(held.id, pairing.lots, held.within);
    const table = tableOf(held, pairing, entries);
    if (await this.waitsHere(held, pairing, table.userIds))
      return this.putOff(held, pairing, { tryAt: null, busy: [] });
    const busy = await this.busySides(held, table);
    if (busy.length > 0) return this.putOff(held, pairing, { tryAt: later(held), busy });
    await this.write(held, pairing, table);
  }

  /**
   * Whether it waits for the end of a match of the competition: one of the same entrants, or of a player who has enough.
   * One that was adjudicated does not count, although it is played on: it must not block the decider of a bracket.
   */
  private async waitsHere(
    held: Held,
    { lots }: StoredPairing,
    userIds: readonly string[],
  ): Promise<boolean> {
    const playing = await this.links.runningLots(held.id, userIds[0]!, held.within);
    const running = await this.links.countRunning(held.id, userIds, held.within);
    const { matchesAtOnce } = held.competition;
    const hasEnough = userIds.some((id) => (running.get(id) ?? 0) >= matchesAtOnce);
    return hasEnough || playing.some(isBetween(lots));
  }

  /** The sides with somebody who plays as many matches as anyone may. */
  private async busySides({ within }: Held, { seats, userIds }: Table): Promise<number[]> {
    const reached = await this.limit.reachedBy(userIds, within);
    const sides = seats.filter((_, seat) => reached.includes(userIds[seat]!));
    return [...new Set(sides)].sort((a, b) => a - b);
  }

  /** As with challenges: no rated match with a bot that is unconfirmed, or with one's own bot. */
  private async isRated({ competition, within }: Held, userIds: readonly string[]) {
    if (!competition.rated || !competition.bots) return competition.rated;
    return mayBeRated(await this.bots.lockTable(userIds, within));
  }

  /** Meanwhile those who are not busy may play others. */
  private async putOff(
    held: Held,
    pairing: StoredPairing,
    change: { readonly tryAt: Date | null; readonly busy: number[] },
  ): Promise<void> {
    await this.pairings.change(pairing, change, held.within);
    const lots = pairing.lots.filter((_, side) => !change.busy.includes(side));
    const { matchesAtOnce } = held.competition;
    await this.pairings.tryNext(held.id, lots, matchesAtOnce, held.within);
  }

  private async write(
    held: Held,
    { competitionId, round, board }: StoredPairing,
    { seats, userIds }: Table,
  ): Promise<void> {
    const { variant, preset, options, onlookers, timeControl } = held.competition;
    const rated = await this.isRated(held, userIds);
    const { matchId, commitment } = await this.chains.take(userIds[0]!, held.within);
    await this.tables.open(
      {
        id: matchId,
        variant,
        preset,
        options,
        chosenRules: userIds.map(() => null),
        rated,
        onlookers,
        timeControl,
        commitment,
        clientSeeds: userIds.map(() => ''),
        players: userIds.map((userId) => ({ userId, isBot: false })),
        backers: [],
      },
      held.within,
    );
    const place = { competitionId, round, board, matchId };
    const events = [happened('COMPETITION_MATCH_OPENED', place)];
    await this.links.opened({ ...place, seats, userIds }, events, held.within);
    this.outbox.tellAfter(held.within, events);
  }
}

const later = ({ now }: Held): Date => new Date(now.getTime() + RETRY_MILLIS);

/** Whether others are the lots of the same entrants. */
const isBetween =
  (lots: readonly number[]) =>
  (others: readonly number[]): boolean =>
    lots.every((lot) => others.includes(lot));

const needsMatch = ({ decision, playing, tryAt }: StoredPairing): boolean =>
  decision === null && !playing && tryAt !== null;

/** The first deal goes round; fixed partners sit opposite each other. */
function tableOf(held: Held, pairing: StoredPairing, entries: readonly Entry[]): Table {
  const { sideCount } = bestOfRulesOf(held.competition);
  const { seatCount } = variantOf(held.competition.variant)!;
  const seats = sidesBySeat(seatCount, sideCount, pairing.games % sideCount);
  const byLot = new Map(entries.map((entry) => [entry.lot, entry]));
  const userIds = seats.map((side, seat) => {
    const { userId, partnerId } = byLot.get(pairing.lots[side]!)!;
    return seats.indexOf(side) < seat ? partnerId! : userId;
  });
  return { seats, userIds };
}
