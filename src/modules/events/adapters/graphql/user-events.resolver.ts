import { Args, Context, Int, Query, Resolver, Subscription } from '@nestjs/graphql';
import { connectionOf } from '../../../../platform/graphql/connection.js';
import { decodeCursor, encodeCursor, parsePage } from '../../../../platform/api/page.js';
import type { Connection } from '../../../../platform/graphql/connection.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { AFTER, beginsAfter } from '../../../../platform/graphql/resuming.js';
import { valueOf } from '../../../../platform/graphql/stream-item.js';
import type { LeftOut } from '../../../../platform/live/left-out.js';
import type { StreamItem } from '../../../../platform/graphql/stream-item.js';
import { SignedIn } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { projected } from '../../../../platform/live/stream.js';
import type { Stream } from '../../../../platform/live/stream.js';
import { EventProjector } from '../../application/event-projector.js';
import type { ApiUserEvent } from '../../application/event-projector.js';
import { assertNothingDeleted, EventStreams } from '../../application/event-streams.js';
import { UserEvents } from '../../application/index.js';
import { isSequencePosition } from '../../domain/index.js';
import type { UserEventKind } from '../../domain/index.js';
import { eventItem } from './match-events.resolver.js';
import { UserEventConnection, UserEventKindEnum, UserEventType } from './event.type.js';

@Resolver(() => UserEventType)
export class UserEventsResolver {
  constructor(
    private readonly userEvents: UserEvents,
    private readonly projector: EventProjector,
    private readonly streams: EventStreams,
  ) {}

  @Query(() => UserEventConnection, {
    description:
      'The viewer’s complete sequence in order: every event of their matches, and their notifications.',
  })
  async events(
    @Args('first', { type: () => Int, nullable: true }) first: number | null,
    @Args('after', { type: () => String, nullable: true }) after: string | null,
    @SignedIn('event:read') { userId }: Viewer,
  ): Promise<Connection<ApiUserEvent>> {
    const page = parsePage(first, after, isSequencePosition(userId));
    const start = page.after?.[1] ?? null;
    const rows = await this.userEvents.after(userId, start, page.first + 1);
    await assertNothingDeleted(this.userEvents, userId, start);
    const pageRows = rows.slice(0, page.first);
    const connection = connectionOf(
      await this.projector.project(userId, pageRows),
      page,
      ({ position }) => [userId, position],
      ({ event }) => event,
    );
    // From the rows, not from the events: an event that the user may no longer see is left out, and the next
    // page continues after it.
    const hasNextPage = rows.length > page.first;
    const endCursor =
      pageRows.length > 0 ? encodeCursor([userId, pageRows.at(-1)!.position]) : null;
    return { ...connection, pageInfo: { ...connection.pageInfo, hasNextPage, endCursor } };
  }

  @Query(() => String, {
    description: 'The cursor of the viewer’s newest event. Send it as `after` to read new events.',
  })
  async eventCursor(@SignedIn('event:read') { userId }: Viewer): Promise<string> {
    return encodeCursor([userId, await this.userEvents.newest(userId)]);
  }

  @Subscription(() => UserEventType, {
    description:
      'The viewer’s events after a cursor, then each new one; without a cursor only new ones.',
    resolve: valueOf,
  })
  async eventAdded(
    @Args('after', AFTER) after: string | null,
    @Args('kinds', {
      type: () => [UserEventKindEnum],
      nullable: true,
      description:
        'Only events of these kinds; when left out, all. An event that is read and left out costs 4 points.',
    })
    kinds: readonly UserEventKind[] | null,
    @SignedIn('event:read') { userId }: Viewer,
    @Context() context: GraphqlContext,
  ): Promise<Stream<StreamItem<ApiUserEvent> | LeftOut>> {
    const begin = beginsAfter(context, after);
    const start = begin ? decodeCursor(begin, isSequencePosition(userId)) : null;
    const events = await this.streams.ofUser(userId, start?.[1] ?? null, kinds);
    return projected(events, (event) =>
      Promise.resolve('leftOut' in event ? event : eventItem(event)),
    );
  }
}
