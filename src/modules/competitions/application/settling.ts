import { Injectable } from '@nestjs/common';
import type { CompetitionMatch, GameResult, StoredPairing } from '../domain/competition.js';
import { adjudicate, REPLAYS, seriesState } from '../domain/index.js';
import type { SeriesMatch } from '../domain/index.js';
import { seriesMatchOf } from '../domain/game-result.js';
import { seriesRulesOf } from '../domain/stored-field.js';
import { EntryStore } from '../storage/entry-store.js';
import { MatchLinks } from '../storage/match-links.js';
import { PairingStore } from '../storage/pairing-store.js';
import { Deciding } from './deciding.js';
import type { Decided } from './deciding.js';
import type { Held } from './held-competition.js';
import { Removals } from './removals.js';

/** A match that has ended, and its result; null if it was called off. */
export interface EndedGame extends Pick<CompetitionMatch, 'matchId' | 'round' | 'board'> {
  readonly result: GameResult | null;
}

/** Takes the results of matches that have ended into their pairings. */
@Injectable()
export class Settling {
  constructor(
    private readonly pairings: PairingStore,
    private readonly links: MatchLinks,
    private readonly entries: EntryStore,
    private readonly deciding: Deciding,
    private readonly removals: Removals,
  ) {}

  /** Games whose end was written before are left out. */
  async record(held: Held, games: readonly EndedGame[]): Promise<void> {
    const written = await this.links.ended(held.id, games, held.within);
    const fresh = games.filter(({ matchId }) => written.includes(matchId));
    // What ends after a competition was cancelled does not count, and puts nobody out.
    if (fresh.length === 0 || held.competition.status !== 'RUNNING') return;
    const pairings = await this.pairings.byKeys(held.id, fresh, held.within);
    const matches = await this.links.ofPairings(held.id, pairings, held.within);
    await this.settle(held, pairings, matches);
    const lots = pairings.flatMap((pairing) => pairing.lots);
    await this.pairings.tryNow(held.id, lots, held.within);
    await this.countTimeouts(held, fresh, pairings);
    held.touch();
  }

  private async settle(
    held: Held,
    pairings: readonly StoredPairing[],
    matches: readonly CompetitionMatch[],
  ): Promise<void> {
    const rules = seriesRulesOf(held.competition);
    const decided: Decided[] = [];
    for (const pairing of pairings.filter(({ decision }) => decision === null)) {
      const games = endedOf(pairing, matches);
      const state = seriesState(rules, games);
      const result =
        state.result ??
        (state.calledOff > REPLAYS
          ? adjudicate({ rules, lots: pairing.lots, matches: games, running: null }, 'CALLED_OFF')
          : null);
      if (result) decided.push({ ...pairing, result });
      else await this.pairings.change(pairing, { tryAt: held.now }, held.within);
    }
    await this.deciding.decide(held, decided);
  }

  /** Who has lost more matches by time than allowed is out. */
  private async countTimeouts(
    held: Held,
    games: readonly EndedGame[],
    pairings: readonly StoredPairing[],
  ): Promise<void> {
    const lots = games.flatMap(({ round, board, result }) => {
      const pairing = pairings.find((one) => one.round === round && one.board === board)!;
      return (result?.timedOut ?? []).map((side) => pairing.lots[side]!);
    });
    if (lots.length === 0) return;
    for (const entry of await this.entries.byLots(held.id, [...new Set(lots)], held.within)) {
      const more = lots.filter((lot) => lot === entry.lot).length;
      const timeouts = entry.timeouts + more;
      await this.entries.change(entry, { timeouts }, held.within);
      if (timeouts > held.competition.timeoutsAllowed && entry.status === 'ENTERED')
        await this.removals.takeOut(held, { ...entry, timeouts }, { status: 'OUT', act: 'OUT' });
    }
  }
}

/** The matches of a pairing that have ended. */
export const endedOf = (
  { round, board }: Pick<StoredPairing, 'round' | 'board'>,
  matches: readonly CompetitionMatch[],
): SeriesMatch[] =>
  matches
    .filter((match) => match.round === round && match.board === board && !match.running)
    .map(({ result }) => seriesMatchOf(result));
