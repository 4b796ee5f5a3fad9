import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import { PublicTexts } from '../../users/application/index.js';
import { formOfCompetition, isLadder } from '../domain/stored-field.js';
import { loggedChanges } from '../domain/logged-changes.js';
import { isActive, judgeChange, judgeOrganiser, judgeRoundEnd } from '../domain/permission.js';
import type { Competition } from '../domain/competition.js';
import type { CompetitionChange } from '../storage/competition-store.js';
import { EntryStore } from '../storage/entry-store.js';
import { PairingStore } from '../storage/pairing-store.js';
import { Acting } from './acting.js';
import type {
  CancelCompetitionCommand,
  ChangeCompetitionCommand,
  CompetitionResult,
  DisqualifyCommand,
  EndRoundEarlyCommand,
  EntryResult,
} from './commands.js';
import { competitionFailure } from './failures.js';
import type { Held } from './held-competition.js';
import { Organising } from './organising.js';
import { Removals } from './removals.js';
import { Settling } from './settling.js';
import { cancelCompetition } from './starting.js';
import {
  aboutFailures,
  nameFailures,
  reasonFailures,
  roundFailures,
  sizeFailures,
  timeFailures,
} from './terms.js';

/** Changes what has not begun. */
@Injectable()
export class ChangeCompetitionUseCase {
  constructor(
    private readonly acting: Acting,
    private readonly organising: Organising,
    private readonly removals: Removals,
    private readonly texts: PublicTexts,
  ) {}

  /** @throws ApiError RATE_LIMITED after too many acts within an hour, MUTED */
  async execute(command: ChangeCompetitionCommand): Promise<CompetitionResult> {
    const { userId, name, about } = command;
    const refused = await this.texts.failures(userId, { name, about });
    if (refused.length > 0) return refuse(refused);
    return this.acting.onCompetition('changeCompetition', command, {
      judge: (held, facts) => judgeChange(held.competition, facts),
      run: async (held) => {
        const change = changeOf(command, held.competition);
        const after = { ...held.competition, ...change };
        const failures = this.failures(after, held);
        if (failures.length > 0) return refuse(failures);
        const changes = loggedChanges(held.competition, change);
        held.set(change);
        held.log({ act: 'CHANGED', actorId: command.userId, details: { changes } });
        await this.removals.moveUp(held);
        return ok(null);
      },
    });
  }

  /** Whoever has a place keeps it. */
  private failures(after: Competition, held: Held) {
    const form = formOfCompetition(after);
    const places = Math.max(this.organising.allowanceOf(after).places, held.competition.places);
    const isTooSmall = after.places < after.entered;
    return [
      ...nameFailures(after.name),
      ...sizeFailures(after, form, { competitions: 0, places }),
      ...roundFailures(after, form),
      ...(isTooSmall ? [competitionFailure('PLACES_INVALID', 'places')] : []),
      ...timeFailures(after, isLadder(after), held.now),
      ...aboutFailures(after.about),
      ...(after.access === 'CLUB' && after.clubId === null
        ? [competitionFailure('CLUB_NEEDED', 'access')]
        : []),
    ];
  }
}

/** What a command may change as it is. */
const CHANGEABLE = [
  'name',
  'about',
  'access',
  'ratingLeast',
  'ratingMost',
  'leastEntries',
  'places',
  'opensAt',
  'startsAt',
  'endsAt',
  'roundDays',
  'matchesAtOnce',
  'timeoutsAllowed',
] as const satisfies readonly (keyof ChangeCompetitionCommand & keyof Competition)[];

/** What a command changes; what is undefined stays. */
function changeOf(command: ChangeCompetitionCommand, before: Competition): CompetitionChange {
  const given = CHANGEABLE.filter((key) => command[key] !== undefined);
  const { invitationVersion } = before;
  return {
    ...Object.fromEntries(given.map((key) => [key, command[key]])),
    ...(command.renewInvitation && { invitationVersion: invitationVersion + 1 }),
  };
}

/** Why everybody may not read the reason of an act. @throws ApiError MUTED */
const readableFailures = async (
  texts: PublicTexts,
  { userId, reason }: Pick<CancelCompetitionCommand, 'userId' | 'reason'>,
) => [...reasonFailures(reason), ...(await texts.failures(userId, { reason }))];

/** Ends a competition without places; its matches go on and do not count. */
@Injectable()
export class CancelCompetitionUseCase {
  constructor(
    private readonly acting: Acting,
    private readonly entries: EntryStore,
    private readonly texts: PublicTexts,
  ) {}

  /** @throws ApiError RATE_LIMITED after too many acts within an hour, MUTED */
  async execute(command: CancelCompetitionCommand): Promise<CompetitionResult> {
    const { reason, userId: actorId } = command;
    const failures = await readableFailures(this.texts, command);
    if (failures.length > 0) return refuse(failures);
    return this.acting.onCompetition('cancelCompetition', command, {
      judge: (held, facts) => judgeOrganiser(held.competition, facts),
      run: async (held) => {
        const all = await this.entries.all(held.id, held.within);
        cancelCompetition(held, all, actorId, reason);
        return ok(null);
      },
    });
  }
}

/** Throws somebody out, with a reason that everyone can read. */
@Injectable()
export class DisqualifyUseCase {
  constructor(
    private readonly acting: Acting,
    private readonly entries: EntryStore,
    private readonly settling: Settling,
    private readonly texts: PublicTexts,
  ) {}

  /** @throws ApiError RATE_LIMITED after too many acts within an hour, MUTED */
  async execute(command: DisqualifyCommand): Promise<EntryResult> {
    const { number, reason, userId: actorId } = command;
    const failures = await readableFailures(this.texts, command);
    if (failures.length > 0) return refuse(failures);
    return this.acting.onEntry(
      'disqualify',
      command,
      {
        judge: (held, facts) => judgeOrganiser(held.competition, facts),
        run: async (held) => {
          const entry = await this.entries.byNumber(held.id, number, held.within);
          if (!entry || !isActive(entry))
            return refuse([competitionFailure('ENTRY_NOT_FOUND', 'number')]);
          const act = 'DISQUALIFIED';
          await this.settling.takeOut(held, entry, { status: act, act, actorId, reason });
          return ok(number);
        },
      },
      number,
    );
  }
}

/** Brings the end of the round forward: what is not decided is adjudicated now. It ends a ladder. */
@Injectable()
export class EndRoundEarlyUseCase {
  constructor(
    private readonly acting: Acting,
    private readonly pairings: PairingStore,
    private readonly texts: PublicTexts,
  ) {}

  /** @throws ApiError RATE_LIMITED after too many acts within an hour, MUTED */
  async execute(command: EndRoundEarlyCommand): Promise<CompetitionResult> {
    const { reason, userId: actorId } = command;
    const failures = await readableFailures(this.texts, command);
    if (failures.length > 0) return refuse(failures);
    return this.acting.onCompetition('endRoundEarly', command, {
      judge: (held, facts) => judgeRoundEnd(held.competition, facts),
      run: async (held) => {
        const { round: number } = held.competition;
        const round = { competitionId: held.id, number };
        if (isLadder(held.competition)) held.set({ endsAt: held.now });
        else await this.pairings.changeRound(round, { endsAt: held.now }, held.within);
        const details = { round: number };
        held.log({ act: 'ROUND_END_BROUGHT_FORWARD', actorId, reason, details });
        return ok(null);
      },
    });
  }
}
