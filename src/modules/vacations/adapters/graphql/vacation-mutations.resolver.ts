import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { Result } from '../../../../engine/index.js';
import { idOf } from '../../../../platform/api/ids.js';
import { done, refused } from '../../../../platform/graphql/user-error.js';
import type { Failure } from '../../../../platform/api/failure.js';
import { SignedIn } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { UserStore } from '../../../users/application/index.js';
import { vacationFailure } from '../../application/vacation-failure.js';
import { Vacations } from '../../application/vacations.js';
import type { Vacation } from '../../domain/vacation.js';
import {
  BookVacationInput,
  CancelVacationInput,
  SetAutoVacationInput,
  SetAutoVacationPayload,
  toVacationType,
  VacationPayload,
} from './vacation.type.js';

@Resolver()
export class VacationMutationsResolver {
  constructor(
    private readonly vacations: Vacations,
    private readonly users: UserStore,
  ) {}

  @Mutation(() => VacationPayload, {
    description:
      'Takes vacation, whole days in the viewer’s time zone; from today on it begins now.',
  })
  async bookVacation(
    @Args('input') input: BookVacationInput,
    @SignedIn('play') viewer: Viewer,
  ): Promise<VacationPayload> {
    return payloadOf(await this.vacations.book(viewer.userId, input));
  }

  @Mutation(() => VacationPayload, {
    description: 'Gives vacation back: one that runs ends now, days that have not begun come back.',
  })
  async cancelVacation(
    @Args('input') input: CancelVacationInput,
    @SignedIn('play') viewer: Viewer,
  ): Promise<VacationPayload> {
    const id = idOf('Vacation', input.id);
    if (!id) return refused(vacationFailure('VACATION_NOT_FOUND', 'id'));
    return payloadOf(await this.vacations.cancel(viewer.userId, id));
  }

  @Mutation(() => SetAutoVacationPayload, {
    description: 'Whether a day of vacation is taken by itself when the viewer’s time has run out.',
  })
  async setAutoVacation(
    @Args('input') { enabled }: SetAutoVacationInput,
    @SignedIn('play') viewer: Viewer,
  ): Promise<SetAutoVacationPayload> {
    await this.users.setAutoVacation(viewer.userId, enabled);
    return { enabled, userErrors: done };
  }
}

function payloadOf(result: Result<Vacation, Failure>): VacationPayload {
  if (!result.ok) return refused(result.error);
  return { vacation: toVacationType(result.value), userErrors: done };
}
