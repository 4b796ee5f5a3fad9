import type { OnModuleInit } from '@nestjs/common';
import { Args, Context, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { DateTime } from 'luxon';
import { LOOKED_UP_PRICE } from '../../../../platform/graphql/cost-limit.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { defineSharedLoader } from '../../../../platform/graphql/loader.js';
import { NodeFinders } from '../../../../platform/graphql/node.js';
import { OptionalViewer } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { isViewer, UserType } from '../../../users/adapters/graphql/index.js';
import { VacationStore } from '../../storage/vacation-store.js';
import { daysLeft } from '../../domain/vacation.js';
import type { Vacation } from '../../domain/vacation.js';
import { toVacationType, VacationType } from './vacation.type.js';

/** A user's vacations that run or come, by the user's id. */
const announcedLoader = defineSharedLoader<string, Vacation[]>('vacations');

@Resolver(() => UserType)
export class UserVacationResolver implements OnModuleInit {
  constructor(
    private readonly store: VacationStore,
    private readonly nodes: NodeFinders,
  ) {}

  onModuleInit(): void {
    this.nodes.register('Vacation', async (id, viewer) => {
      const { booked } = viewer ? await this.store.taker(viewer.userId) : { booked: [] };
      const found = booked.find((vacation) => vacation.id === id);
      return found ? toVacationType(found) : null;
    });
  }

  @ResolveField(() => [VacationType], {
    description: 'Announced to everyone: vacations that run or come, in order.',
  })
  async vacation(
    @Parent() { userId }: UserType,
    @Context() context: GraphqlContext,
  ): Promise<VacationType[]> {
    const loader = announcedLoader(context, (ids) => this.store.announced(ids));
    return ((await loader.load(userId)) ?? []).map(toVacationType);
  }

  @ResolveField(() => [VacationType], {
    nullable: true,
    description: "The viewer's own of the last two years and to come; null for anyone else's.",
  })
  async vacations(@Parent() user: UserType, @OptionalViewer('read') viewer: Viewer | null) {
    if (!isViewer(viewer, user)) return null;
    return (await this.store.taker(user.userId)).booked.map(toVacationType);
  }

  @ResolveField(() => Int, {
    complexity: LOOKED_UP_PRICE,
    nullable: true,
    description: 'How many days of a calendar year (this one, when left out) the viewer has left.',
  })
  async vacationDaysLeft(
    @Parent() user: UserType,
    @Args('year', { type: () => Int, nullable: true }) year: number | null,
    @OptionalViewer('read') viewer: Viewer | null,
  ): Promise<number | null> {
    if (!isViewer(viewer, user)) return null;
    const { booked, now, timeZone } = await this.store.taker(user.userId);
    return daysLeft(booked, year ?? DateTime.fromJSDate(now, { zone: timeZone }).year);
  }

  @ResolveField(() => Boolean, {
    complexity: LOOKED_UP_PRICE,
    nullable: true,
    description: 'Whether days are taken by themselves; null for anyone but the viewer.',
  })
  async autoVacation(@Parent() user: UserType, @OptionalViewer('read') viewer: Viewer | null) {
    return isViewer(viewer, user) ? (await this.store.taker(user.userId)).automatic : null;
  }
}
