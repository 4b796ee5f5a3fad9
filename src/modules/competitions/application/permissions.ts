import { Injectable } from '@nestjs/common';
import type { Competition, Entry } from '../domain/competition.js';
import { storedFieldOf, formOfCompetition, ladderPlaces } from '../domain/stored-field.js';
import * as judge from '../domain/permission.js';
import type { CompetitionAct, Facts } from '../domain/permission.js';
import { DrawStore } from '../storage/draw-store.js';
import { EntryStore } from '../storage/entry-store.js';
import { PairingStore } from '../storage/pairing-store.js';
import type { CompetitionFailureCode } from './failures.js';
import { DeadMatches } from './dead-matches.js';
import { FactsReader } from './facts.js';
import { RunningLimit } from './running-limit.js';

/** Each act with the code for which it would be refused; null: the user may do it. */
export type CompetitionPermissions = Readonly<
  Record<CompetitionAct, CompetitionFailureCode | null>
>;

/** Says beforehand what a user may do in competitions, and why not. */
@Injectable()
export class Permissions {
  constructor(
    private readonly facts: FactsReader,
    private readonly entries: EntryStore,
    private readonly pairings: PairingStore,
    private readonly draws: DrawStore,
    private readonly dead: DeadMatches,
    private readonly limit: RunningLimit,
  ) {}

  /**
   * In the order of the competitions.
   *
   * @param invited for each of them, whether the user has opened a link that invites to it
   */
  async of(
    userId: string,
    competitions: readonly Competition[],
    invited: readonly boolean[] = [],
  ): Promise<CompetitionPermissions[]> {
    if (competitions.length === 0) return [];
    const facts = await this.facts.of(userId, competitions);
    return Promise.all(
      competitions.map((competition, i) => {
        const isInvited = invited[i] ?? false;
        return this.judgeAll(competition, { ...facts[i]!, isInvited });
      }),
    );
  }

  /** Why the user cannot challenge each of these entries of a ladder; null where it is possible. */
  async challenges(
    userId: string,
    competition: Competition,
    numbers: readonly number[],
  ): Promise<(CompetitionFailureCode | null)[]> {
    const facts = await this.facts.ofOne(userId, competition);
    const refused = judge.judgeChallenger(competition, facts);
    if (refused) return numbers.map(() => refused);
    const all = await this.entries.all(competition.id);
    const open = await this.pairings.open(competition.id);
    const dead = await this.dead.lotsOf(competition.id, userId);
    const challenger = ownLot(facts.entries);
    const asked = all.filter(({ lot, number }) => lot === challenger || numbers.includes(number));
    const busy = await this.limit.lotsAmong(asked);
    const ladder = { places: ladderPlaces(all), open: open.map(({ lots }) => lots), dead, busy };
    return numbers.map((number) => {
      const challenged = all.find((entry) => entry.number === number)?.lot ?? -1;
      return judge.judgeChallenge(competition, { ...ladder, challenger, challenged });
    });
  }

  private async judgeAll(competition: Competition, facts: Facts): Promise<CompetitionPermissions> {
    return {
      ENTER: judge.judgeEntry(competition, facts),
      WITHDRAW: judge.judgeWithdrawal(competition, facts),
      REENTER: await this.reentry(competition, facts),
      ANSWER_PARTNER: judge.judgePartnerAnswer(competition, facts),
      CHALLENGE: judge.judgeChallenger(competition, facts),
      CHANGE: judge.judgeChange(competition, facts),
      CANCEL: judge.judgeOrganiser(competition, facts),
      DISQUALIFY: judge.judgeOrganiser(competition, facts),
      END_ROUND: judge.judgeRoundEnd(competition, facts),
    };
  }

  /** Reads the whole field only for a player of a form in which lots are bought again, in the rounds in which they are. */
  private async reentry(competition: Competition, facts: Facts) {
    const refused = judge.judgeReentry(competition, facts, true);
    if (refused) return refused;
    const form = formOfCompetition(competition);
    const last = form.lastReentryRound?.(competition.settings) ?? 0;
    if (!form.reentrants || competition.round > last) return 'REENTRY_NOT_POSSIBLE';
    const { id } = competition;
    const [entries, pairings, seed] = await Promise.all([
      this.entries.all(id),
      this.pairings.all(id),
      this.draws.seedOf(id),
    ]);
    const field = storedFieldOf(competition, entries, pairings, seed ?? '');
    const may = form.reentrants(field).has(ownLot(facts.entries));
    return judge.judgeReentry(competition, facts, may);
  }
}

/** The newest lot of a player who takes part; -1 for none. */
export const ownLot = (entries: readonly Entry[]): number =>
  Math.max(-1, ...entries.filter(judge.isActive).map(({ lot }) => lot ?? -1));
