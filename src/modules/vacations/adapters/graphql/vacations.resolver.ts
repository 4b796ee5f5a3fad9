import type { OnModuleInit } from '@nestjs/common';
import { Args, Context, Int, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { DateTime } from 'luxon';
import { givenId, toGlobalId } from '../../../../platform/api/ids.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { LOOKED_UP_PRICE } from '../../../../platform/accounting/price.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { defineSharedLoader } from '../../../../platform/graphql/loader.js';
import { NodeFinders } from '../../../../platform/graphql/node.js';
import { AnyViewer, OptionalViewer, SignedIn } from '../../../../platform/graphql/signed-in.js';
import { done, refused } from '../../../../platform/graphql/user-error.js';
import { defineOwn, isShownTo, loadUser, UserType } from '../../../users/adapters/graphql/index.js';
import { UserRegistry, Users, Visibility } from '../../../users/application/index.js';
import { Vacations } from '../../application/vacations.js';
import { daysLeft } from '../../domain/vacation.js';
import type { Vacation, VacationTaker } from '../../domain/vacation.js';
import {
  BookVacationInput,
  BookVacationPayload,
  CancelVacationInput,
  CancelVacationPayload,
  SetAutoVacationInput,
  SetAutoVacationPayload,
  toVacationType,
  VacationType,
} from './vacation.type.js';
import { DAYS_A_YEAR } from '../../domain/vacation.js';

/** The current and future vacations of users, by user id. */
const announcedLoader = defineSharedLoader<string, Vacation[]>('vacations');

/** The viewer's own vacations, and the facts to compute the days left. */
const ownVacations = defineOwn<VacationTaker>('vacation taker');

/** Vacations of users: fields that everyone may read, and the mutations of their owners. */
@Resolver(() => UserType)
export class VacationsResolver implements OnModuleInit {
  constructor(
    private readonly taking: Vacations,
    private readonly registry: UserRegistry,
    private readonly users: Users,
    private readonly visibility: Visibility,
    private readonly nodes: NodeFinders,
  ) {}

  onModuleInit(): void {
    this.nodes.register('Vacation', 'profile:read', async (ids, viewer) => {
      const { booked } = viewer ? await this.taking.taker(viewer.userId) : { booked: [] };
      const found = booked.filter(({ id }) => ids.includes(id));
      return new Map(found.map((vacation) => [vacation.id, toVacationType(vacation)]));
    });
  }

  @ResolveField(() => [VacationType], {
    description: `The user’s current and future vacations, in order. At most ${DAYS_A_YEAR} a year, because each takes a day. Empty if the viewer may not see the profile.`,
  })
  async vacation(
    @Parent() user: UserType,
    @AnyViewer() viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<VacationType[]> {
    if (!(await isShownTo(this.visibility, viewer, user, 'profile', context))) return [];
    const loader = announcedLoader(context, (ids) => this.taking.announced(ids));
    return ((await loader.load(user.userId)) ?? []).map(toVacationType);
  }

  @ResolveField(() => [VacationType], {
    nullable: true,
    description:
      `The viewer’s own vacations: current, future, and those of the last two years, at most ${DAYS_A_YEAR} a year; null for ` +
      'anyone else’s.',
  })
  async vacations(
    @Parent() user: UserType,
    @OptionalViewer('profile:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ) {
    const taker = await this.own(user, viewer, context);
    return taker && taker.booked.map(toVacationType);
  }

  @ResolveField(() => Int, {
    complexity: LOOKED_UP_PRICE,
    nullable: true,
    description:
      'How many days of vacation the viewer has left in a calendar year; null for anyone else’s.',
  })
  async vacationDaysLeft(
    @Parent() user: UserType,
    @Args('year', {
      type: () => Int,
      nullable: true,
      description: 'The year; if left out, the current one.',
    })
    year: number | null,
    @OptionalViewer('profile:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<number | null> {
    const taker = await this.own(user, viewer, context);
    if (!taker) return null;
    const { booked, now, timeZone } = taker;
    return daysLeft(booked, year ?? DateTime.fromJSDate(now, { zone: timeZone }).year);
  }

  @ResolveField(() => Boolean, {
    complexity: LOOKED_UP_PRICE,
    nullable: true,
    description:
      'Whether a day of vacation is taken automatically when the viewer’s time has run out; null ' +
      'for anyone else’s.',
  })
  async autoVacation(
    @Parent() user: UserType,
    @OptionalViewer('profile:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ) {
    return (await this.own(user, viewer, context))?.automatic ?? null;
  }

  @Mutation(() => BookVacationPayload, {
    description:
      'Books vacation: whole days in the viewer’s time zone. If the first day is today, it begins ' +
      'now. Idempotent: the same days again are refused with VACATION_OVERLAPS, and no day is ' +
      'taken twice.',
  })
  async bookVacation(
    @Args('input') input: BookVacationInput,
    @SignedIn('vacation:write') viewer: Viewer,
  ): Promise<BookVacationPayload> {
    const booked = await this.taking.book(viewer.userId, input);
    if (!booked.ok) return refused(...booked.error);
    return { vacation: toVacationType(booked.value), userErrors: done };
  }

  @Mutation(() => CancelVacationPayload, {
    description:
      'Cancels a vacation. A vacation that has begun ends now; days that have not begun are given ' +
      'back. Idempotent: a vacation that was cancelled or is over is refused, and nothing changes.',
  })
  async cancelVacation(
    @Args('input') input: CancelVacationInput,
    @SignedIn('vacation:write') viewer: Viewer,
  ): Promise<CancelVacationPayload> {
    const id = givenId('Vacation', input.vacationId, 'input.vacationId');
    const cancelled = await this.taking.cancel(viewer.userId, id);
    if (!cancelled.ok) return refused(...cancelled.error);
    const { value: vacation } = cancelled;
    return vacation
      ? { vacation: toVacationType(vacation), userErrors: done }
      : { deletedVacationId: toGlobalId('Vacation', id), userErrors: done };
  }

  @Mutation(() => SetAutoVacationPayload, {
    description:
      'Sets whether a day of vacation is taken automatically when the viewer’s time has run out. ' +
      'Idempotent: a repeated call changes nothing.',
  })
  async setAutoVacation(
    @Args('input') { enabled }: SetAutoVacationInput,
    @SignedIn('vacation:write') { userId }: Viewer,
    @Context() context: GraphqlContext,
  ): Promise<SetAutoVacationPayload> {
    await this.registry.setAutoVacation(userId, enabled);
    return { user: await loadUser(context, this.users, userId), userErrors: done };
  }

  private own(user: UserType, viewer: Viewer | null, context: GraphqlContext) {
    return ownVacations(user, viewer, context, (id) => this.taking.taker(id));
  }
}
