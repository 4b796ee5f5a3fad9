import { Injectable } from '@nestjs/common';
import { Matches } from '../../matches/application/index.js';
import type { StoredMatch } from '../../matches/application/index.js';
import type { CompetitionMatch, Entry, GameResult, StoredPairing } from '../domain/competition.js';
import { adjudicate, REPLAYS, bestOfState, walkoverResult } from '../domain/index.js';
import type { PairingResult, RunningMatch, BestOfMatch } from '../domain/index.js';
import { takesPart } from '../domain/entrants.js';
import { gameResultOf, runningMatchOf, bestOfMatchOf } from '../domain/game-result.js';
import { isActive } from '../domain/permission.js';
import { bestOfRulesOf } from '../domain/stored-field.js';
import { EntryStore } from '../storage/entry-store.js';
import { MatchLinks } from '../storage/match-links.js';
import { PairingStore } from '../storage/pairing-store.js';
import { Deciding } from './deciding.js';
import type { Decided } from './deciding.js';
import type { Held } from './held-competition.js';
import { Removals } from './removals.js';
import type { Removal } from './removals.js';
import { ofRunning } from './running-games.js';

/** A match that has ended, and its result; null if it was called off. */
interface EndedGame extends Pick<CompetitionMatch, 'matchId' | 'round' | 'board'> {
  readonly result: GameResult | null;
}

/** Takes the results of matches that have ended into their pairings. */
@Injectable()
export class Settling {
  constructor(
    private readonly matches: Matches,
    private readonly pairings: PairingStore,
    private readonly links: MatchLinks,
    private readonly entries: EntryStore,
    private readonly deciding: Deciding,
    private readonly removals: Removals,
  ) {}

  /**
   * Takes the matches of these pairings that have ended, also those whose end no event has told yet. Returns by id how
   * those stand that go on.
   */
  async takeEnded(
    held: Held,
    pairings: readonly Pick<StoredPairing, 'round' | 'board'>[],
  ): Promise<ReadonlyMap<string, RunningMatch>> {
    const all = await this.links.ofPairings(held.id, pairings, held.within);
    const looked = await ofRunning(this.matches, all, held.within, lookedAt);
    const games = looked.flatMap(({ ended }) => ended ?? []);
    if (games.length > 0) await this.record(held, games);
    return new Map(looked.flatMap(({ matchId, stands }) => (stands ? [[matchId, stands]] : [])));
  }

  /** Takes an entry out. Before that its matches that have ended count. */
  async takeOut(held: Held, { number, player }: Entry, removal: Removal): Promise<void> {
    if (player !== null) await this.takeEndedOf(held, player);
    // Their results may have changed its place, or have put it out.
    const entry = await this.entries.byNumber(held.id, number, held.within);
    if (entry && isActive(entry)) await this.removals.takeOut(held, entry, removal);
  }

  private async takeEndedOf(held: Held, player: number): Promise<void> {
    const entries = await this.entries.all(held.id, held.within);
    const own = entries.flatMap((entry) => (entry.player === player ? [entry.lot] : []));
    const open = await this.pairings.open(held.id, held.within);
    const isOwn = ({ lots }: StoredPairing) => lots.some((lot) => own.includes(lot));
    await this.takeEnded(held, open.filter(isOwn));
  }

  /** Games whose end was written before are left out. */
  private async record(held: Held, games: readonly EndedGame[]): Promise<void> {
    const written = await this.links.ended(held.id, games, held.within);
    const fresh = games.filter(({ matchId }) => written.includes(matchId));
    // What ends after a competition was cancelled does not count, and puts nobody out.
    if (fresh.length === 0 || held.competition.status !== 'RUNNING') return;
    const pairings = await this.pairings.byKeys(held.id, fresh, held.within);
    const matches = await this.links.ofPairings(held.id, pairings, held.within);
    await this.settle(held, pairings, matches);
    await this.countTimeouts(held, fresh, pairings);
    held.touch();
  }

  private async settle(
    held: Held,
    pairings: readonly StoredPairing[],
    matches: readonly CompetitionMatch[],
  ): Promise<void> {
    const rules = bestOfRulesOf(held.competition);
    const decided: Decided[] = [];
    for (const pairing of pairings.filter(({ decision }) => decision === null)) {
      const games = endedOf(pairing, matches);
      const state = bestOfState(rules, games);
      const result =
        state.result ??
        (state.calledOff > REPLAYS
          ? adjudicate(
              { rules, lots: pairing.lots, matches: games, running: null, busy: [] },
              'CALLED_OFF',
            )
          : null);
      const final = result ?? (await this.walkover(held, pairing));
      if (final) decided.push({ ...pairing, result: final });
      else await this.pairings.change(pairing, { tryAt: held.now }, held.within);
    }
    await this.deciding.decide(held, decided);
  }

  /** The result of a pairing of which somebody has left, and that would be played again; null if all are there. */
  private async walkover(
    held: Held,
    { lots, round }: StoredPairing,
  ): Promise<PairingResult | null> {
    const entries = await this.entries.byLots(held.id, lots, held.within);
    const hasLeft = lots.map((lot) =>
      entries.some((one) => one.lot === lot && !takesPart(one, round)),
    );
    return hasLeft.includes(true) ? walkoverResult(hasLeft) : null;
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
    const losers = await this.entries.byLots(held.id, [...new Set(lots)], held.within);
    const counted = losers.map((entry) => {
      const more = lots.filter((lot) => lot === entry.lot).length;
      return { ...entry, timeouts: entry.timeouts + more };
    });
    for (const { timeouts, ...entry } of counted)
      await this.entries.change(entry, { timeouts }, held.within);
    for (const entry of counted)
      if (entry.timeouts > held.competition.timeoutsAllowed && entry.status === 'ENTERED')
        await this.takeOut(held, entry, { status: 'OUT', act: 'OUT' });
  }
}

/** A match that was running by our rows: it has ended since, or stands so. */
type LookedAt = Pick<CompetitionMatch, 'matchId'> &
  (
    | { readonly ended: EndedGame; readonly stands: null }
    | { readonly ended: null; readonly stands: RunningMatch }
  );

function lookedAt(match: StoredMatch, game: CompetitionMatch): LookedAt {
  const { matchId, round, board, seats } = game;
  if (match.status === 'IN_PROGRESS')
    return { matchId, ended: null, stands: runningMatchOf(match, seats) };
  const ended = { matchId, round, board, result: gameResultOf(match, seats) };
  return { matchId, ended, stands: null };
}

/** The matches of a pairing that have ended. */
export const endedOf = (
  { round, board }: Pick<StoredPairing, 'round' | 'board'>,
  matches: readonly CompetitionMatch[],
): BestOfMatch[] =>
  matches
    .filter((match) => match.round === round && match.board === board && !match.running)
    .map(({ result }) => bestOfMatchOf(result));
