import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import { happened } from '../../domain-events.js';
import { seedFailure } from '../../challenges/application/index.js';
import { formOfCompetition } from '../domain/stored-field.js';
import {
  isActiveFor,
  judgeEntry,
  judgePartnerAnswer,
  judgePlaces,
  judgeReentry,
  judgeWithdrawal,
  waitsForPartner,
} from '../domain/permission.js';
import { EntryStore } from '../storage/entry-store.js';
import { Acting } from './acting.js';
import type {
  AnswerPartnerCommand,
  CompetitionCall,
  EnterCompetitionCommand,
  EntryResult,
  ReenterCompetitionCommand,
} from './commands.js';
import { activeEntry, Entering } from './entering.js';
import { competitionFailure } from './failures.js';
import { CompetitionInvitations } from './invitation-tokens.js';
import { ownLot } from './permissions.js';
import { Rounds } from './rounds.js';
import { Settling } from './settling.js';

/** Enters a competition. Who enters agrees to meet anyone who has entered. */
@Injectable()
export class EnterCompetitionUseCase {
  constructor(
    private readonly acting: Acting,
    private readonly invitations: CompetitionInvitations,
    private readonly entering: Entering,
  ) {}

  /** @throws ApiError RATE_LIMITED after too many acts within an hour */
  async execute(command: EnterCompetitionCommand): Promise<EntryResult> {
    const { userId, clientSeed, partner, invitationToken } = command;
    if (seedFailure(clientSeed))
      return refuse([competitionFailure('DRAW_SEED_INVALID', 'clientSeed')]);
    return this.acting.onEntry('enterCompetition', command, {
      judge: (held, facts) => {
        const isInvited = this.invitations.isFor(invitationToken, held.competition);
        return judgeEntry(held.competition, { ...facts, isInvited });
      },
      run: async (held, read) => {
        const isInvited = this.invitations.isFor(invitationToken, held.competition);
        const facts = { ...read, isInvited };
        const found = await this.entering.partner(held, partner, facts);
        if (!found.ok) return found;
        const partnerId = found.value;
        const own = { partnerId, clientSeed: clientSeed ?? '' };
        const number = await this.entering.enter(held, facts, own);
        held.log({ act: 'ENTERED', actorId: userId, subjectId: userId });
        if (partnerId)
          held.tell([
            happened('PARTNER_ASKED', { competitionId: held.id, userId: partnerId, number }),
          ]);
        return ok(number);
      },
    });
  }
}

/** Leaves a competition, before the draw or after it. */
@Injectable()
export class WithdrawEntryUseCase {
  constructor(
    private readonly acting: Acting,
    private readonly settling: Settling,
  ) {}

  /** @throws ApiError RATE_LIMITED after too many acts within an hour */
  execute(command: CompetitionCall): Promise<EntryResult> {
    return this.acting.onEntry('withdrawEntry', command, {
      judge: (held, facts) => judgeWithdrawal(held.competition, facts),
      run: async (held, facts) => {
        const entry = activeEntry(facts);
        const removal = { status: 'WITHDRAWN', act: 'WITHDRAWN', actorId: facts.userId } as const;
        await this.settling.takeOut(held, entry, removal);
        return ok(entry.number);
      },
    });
  }
}

/** Agrees to be somebody's partner, or not. */
@Injectable()
export class AnswerPartnerUseCase {
  constructor(
    private readonly acting: Acting,
    private readonly entries: EntryStore,
    private readonly entering: Entering,
  ) {}

  /** @throws ApiError RATE_LIMITED after too many acts within an hour */
  execute(command: AnswerPartnerCommand): Promise<EntryResult> {
    const { userId, agree } = command;
    return this.acting.onEntry('answerPartner', command, {
      judge: (held, facts) => judgePartnerAnswer(held.competition, facts),
      run: async (held, facts) => {
        const entry = facts.entries.find((one) => waitsForPartner(one, userId))!;
        if (agree && facts.entries.some((one) => one !== entry && isActiveFor(one, userId)))
          return refuse([competitionFailure('ALREADY_ENTERED')]);
        const full = agree ? judgePlaces(held.competition, facts) : null;
        if (full) return refuse([competitionFailure(full)]);
        const answer = agree
          ? ({ partnerAgreed: true } as const)
          : ({ partnerId: null, status: 'WITHDRAWN' } as const);
        await this.entries.change(entry, answer, held.within);
        if (agree) await this.entering.place(held, { ...entry, partnerAgreed: true });
        const act = agree ? 'ENTERED' : 'WITHDRAWN';
        held.log({ act, actorId: userId, subjectId: entry.userId });
        return ok(entry.number);
      },
    });
  }
}

/** Buys another lot after a loss, where the form allows it. */
@Injectable()
export class ReenterCompetitionUseCase {
  constructor(
    private readonly acting: Acting,
    private readonly entries: EntryStore,
    private readonly rounds: Rounds,
  ) {}

  /** @throws ApiError RATE_LIMITED after too many acts within an hour */
  async execute(command: ReenterCompetitionCommand): Promise<EntryResult> {
    const { userId, clientSeed } = command;
    if (seedFailure(clientSeed))
      return refuse([competitionFailure('DRAW_SEED_INVALID', 'clientSeed')]);
    return this.acting.onEntry('reenterCompetition', command, {
      judge: (held, facts) => judgeReentry(held.competition, facts, true),
      run: async (held, facts) => {
        const { field } = await this.rounds.whole(held);
        const lot = ownLot(facts.entries);
        const may = formOfCompetition(held.competition).reentrants?.(field).has(lot) ?? false;
        const refused = judgeReentry(held.competition, facts, may);
        if (refused) return refuse([competitionFailure(refused)]);
        const old = facts.entries.find((entry) => entry.lot === lot)!;
        const last = await this.entries.last(held.id, held.within);
        const number = last.number + 1;
        const fresh = { number, lot: last.lot + 1, reentryOf: old.number, timeouts: 0 };
        const seed = { clientSeed: clientSeed ?? '', enteredAt: held.now };
        await this.entries.insert({ ...old, ...fresh, ...seed }, held.within);
        await this.entries.change(old, { outSince: held.competition.round + 1 }, held.within);
        held.log({ act: 'REENTERED', actorId: userId, subjectId: old.userId });
        return ok(number);
      },
    });
  }
}
