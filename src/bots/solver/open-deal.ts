/** The solver's interface to the engine: exact values of a two-player deal with all cards known. */
import type { Action, DealState, DealView, Options, Seat } from '../../engine/index.js';
import { variantOf } from '../../engine/index.js';
import { after } from '../search/playing.js';
import { LANE, cardFrom, cardsFrom } from './cards.js';
import { DealSearch } from './deal.js';
import { isSolvable, solverRules } from './rules.js';
import type { SolverRules } from './rules.js';
import { pendingOf, withPending } from './side.js';
import { LEADER, OTHER } from './strict.js';

/** A legal action and its value for its player when both sides play best. */
export interface SolvedAction {
  readonly action: Action;
  /** Game points, -3 to 3. */
  readonly value: number;
}

const zweier = variantOf('zweier')!;

/** Outside every value. */
const BEYOND = 4;

/** Solves deals of two under one set of options. It keeps its transposition table while the deal stays the same. */
export class OpenDealSolver {
  private readonly rules: SolverRules;
  private readonly search: DealSearch;
  private talonSize = 0;

  /** @throws Error for options whose deals are not won in game points (`tausend`) */
  constructor(private readonly options: Options) {
    if (!isSolvable(options)) throw new Error('such deals are not won in game points');
    this.rules = solverRules(options);
    this.search = new DealSearch(this.rules);
  }

  /** Every legal action of the player to act with its exact value, in the order of `legal`. */
  actions(state: DealState): SolvedAction[] {
    this.begin(state);
    return this.valued(state);
  }

  /** The exact value for the player to act. */
  value(state: DealState): number {
    this.begin(state);
    return this.valueFor(state, zweier.toAct(state)!);
  }

  private begin(state: DealState): void {
    const talon = zweier.places(state).talon.map(cardFrom);
    this.talonSize = talon.length;
    this.search.begin(talon, zweier.view(state, 'onlooker').memory.tricks.length > 0);
  }

  private valued(state: DealState): SolvedAction[] {
    const seat = zweier.toAct(state)!;
    return zweier
      .legal(state)
      .map((action) => ({ action, value: this.valueFor(after(zweier, state, action), seat) }));
  }

  private valueFor(state: DealState, seat: Seat): number {
    const toAct = zweier.toAct(state);
    if (toAct === null) return this.priced(state, seat);
    const value = this.valueOfTurn(state, zweier.view(state, toAct));
    return (toAct === seat ? value : -value) + 0; // never -0
  }

  private priced(state: DealState, seat: Seat): number {
    const gamePoints = zweier.match.price(this.options, zweier.outcome(state)!, 0);
    return gamePoints[seat]! - gamePoints[1 - seat]!;
  }

  /** A turn that begins a trick is searched; at other turns each action is tried. */
  private valueOfTurn(state: DealState, view: DealView): number {
    const begins = view.phase === 'LEAD' && view.memory.wed === null;
    return begins
      ? this.searched(state, view)
      : Math.max(...this.valued(state).map((a) => a.value));
  }

  private searched(state: DealState, view: DealView): number {
    const { hands, talon } = zweier.places(state);
    const leader = view.toAct!;
    const hl = cardsFrom(hands[leader]!);
    const ho = cardsFrom(hands[1 - leader]!);
    const [pl, po] = [view.memory.cardPoints[leader]!, view.memory.cardPoints[1 - leader]!];
    const [tl, to] = [sideOf(view, leader), sideOf(view, 1 - leader)];
    this.search.strict.trumps = trumpsOf(view);
    if (view.closedBy !== null) {
      const { otherTricks, otherCardPoints } = view.memory.closing!;
      this.search.strict.close(otherTricks, otherCardPoints);
      const closer = view.closedBy === leader ? LEADER : OTHER;
      return this.search.strict.value(hl, ho, pl, po, tl, to, closer);
    }
    this.search.turn(talon.length > 0 ? cardFrom(talon.at(-1)!) : -1);
    const drawn = this.talonSize - talon.length;
    return this.search.lead(hl, ho, pl, po, tl, to, drawn, -BEYOND, BEYOND);
  }
}

/** A seat's tricks and pending points in one number. */
const sideOf = ({ tricks, marriages }: DealView, seat: Seat): number =>
  withPending(tricks[seat]!, pendingOf(marriages, seat));

const trumpsOf = ({ trump }: DealView): number =>
  trump === null ? 0 : LANE[cardFrom(`${trump}A`)]!;
