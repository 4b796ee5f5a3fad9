import { Context, Mutation, ObjectType, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { LOOKED_UP_PRICE } from '../../../../platform/accounting/price.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { OptionalViewer, SignedIn } from '../../../../platform/graphql/signed-in.js';
import { done } from '../../../../platform/graphql/user-error.js';
import {
  isViewer,
  loadUser,
  UserType,
  ViewerPayload,
} from '../../../users/adapters/graphql/index.js';
import { Users } from '../../../users/application/index.js';
import { CalendarLinks } from '../../application/calendar-links.js';

@ObjectType({ description: 'Payload of `renewCompetitionCalendar`.' })
export class RenewCompetitionCalendarPayload extends ViewerPayload {}

/** The address of a user's calendar. A token or an app does not get it, because it goes on when they have ended. */
@Resolver(() => UserType)
export class CalendarResolver {
  constructor(
    private readonly links: CalendarLinks,
    private readonly users: Users,
  ) {}

  @ResolveField(() => String, {
    complexity: LOOKED_UP_PRICE,
    nullable: true,
    description:
      'The address of the calendar of the viewer’s competitions (ICS), to which a program subscribes. Whoever has it reads ' +
      'the calendar without signing in, until it is renewed. Null for anyone else.',
  })
  async competitionCalendarUrl(
    @Parent() user: UserType,
    @OptionalViewer('session') viewer: Viewer | null,
  ): Promise<string | null> {
    return isViewer(viewer, user) ? this.links.urlOf(user.userId) : null;
  }

  @Mutation(() => RenewCompetitionCalendarPayload, {
    description:
      'Gives the calendar of the viewer’s competitions a new address; older ones do not work any more. Idempotent: a ' +
      'repeated call gives another address, and the older ones stay useless.',
  })
  async renewCompetitionCalendar(
    @SignedIn('session') { userId }: Viewer,
    @Context() context: GraphqlContext,
  ): Promise<RenewCompetitionCalendarPayload> {
    await this.links.renew(userId);
    return { user: await loadUser(context, this.users, userId), userErrors: done };
  }
}
