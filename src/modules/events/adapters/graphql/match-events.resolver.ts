import {
  Args,
  Context,
  ID,
  Int,
  Parent,
  ResolveField,
  Resolver,
  Subscription,
} from '@nestjs/graphql';
import { ApiError } from '../../../../platform/api/api-error.js';
import { connectionOf } from '../../../../platform/graphql/connection.js';
import { decodeCursor, encodeCursor, parsePage } from '../../../../platform/api/page.js';
import type { Connection } from '../../../../platform/graphql/connection.js';
import { givenId } from '../../../../platform/api/ids.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { valueOf } from '../../../../platform/graphql/stream-item.js';
import type { StreamItem } from '../../../../platform/graphql/stream-item.js';
import { AFTER, beginsAfter } from '../../../../platform/graphql/resuming.js';
import { OptionalViewer } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { projected } from '../../../../platform/live/stream.js';
import type { Stream } from '../../../../platform/live/stream.js';
import { MatchType, toMatchType } from '../../../matches/adapters/graphql/index.js';
import {
  EVENT_TYPES,
  eventCount,
  MATCH_FAILURES,
  MatchEvents,
} from '../../../matches/application/index.js';
import type { EventType } from '../../../matches/application/index.js';
import { apiMatchEvent, eventBroken } from '../../application/event-projector.js';
import type { ApiMatchEvent, ApiUserEvent } from '../../application/event-projector.js';
import { assertNotLost, EventStreams } from '../../application/event-streams.js';
import { isSequencePosition } from '../../domain/index.js';
import { MatchEventPayloadType } from './event-payload.type.js';
import { MatchEventTypeEnum } from './match-event-type.enum.js';
import { MatchEventConnection, MatchEventObject } from './event.type.js';

@Resolver(() => MatchType)
export class MatchEventsResolver {
  constructor(
    private readonly matchEvents: MatchEvents,
    private readonly streams: EventStreams,
  ) {}

  @ResolveField(() => MatchEventConnection, {
    description:
      'Every event in order, as the viewer may read it now. The events of a match that ended long ago are made again; ' +
      'this costs 1 for each version of the match.',
  })
  async events(
    @Parent() { viewed }: MatchType,
    @Args('first', { type: () => Int, nullable: true }) first: number | null,
    @Args('after', { type: () => String, nullable: true }) after: string | null,
    @Context() { meter }: GraphqlContext,
  ): Promise<Connection<ApiMatchEvent>> {
    const { id, archived } = viewed.stored;
    if (archived) meter.spend(eventCount(viewed.stored));
    const page = parsePage(first, after, isSequencePosition(id));
    const start = page.after?.[1] ?? 0;
    assertNotLost(viewed.stored, start);
    const rows = await this.matchEvents.after(viewed, start, page.first + 1);
    return connectionOf(
      rows,
      page,
      ({ version }) => [id, version],
      (row) => apiMatchEvent(row, [id, row.version]),
    );
  }

  @ResolveField(() => String, { description: 'The cursor of the newest event at this version.' })
  eventCursor(@Parent() { viewed: { stored } }: MatchType): string {
    return encodeCursor([stored.id, stored.version]);
  }

  @Subscription(() => MatchEventObject, {
    description:
      'The events of a match after a cursor, then each new one; without a cursor only new ones.',
    resolve: valueOf,
  })
  async matchEventAdded(
    @Args('matchId', { type: () => ID, description: 'The match to follow.' }) id: string,
    @Args('after', AFTER) after: string | null,
    @OptionalViewer('match:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<Stream<StreamItem<ApiMatchEvent>>> {
    const matchId = givenId('Match', id, 'matchId');
    const begin = beginsAfter(context, after);
    const start = begin ? decodeCursor(begin, isSequencePosition(matchId)) : null;
    const userId = viewer?.userId ?? null;
    const stream = await this.streams.ofMatch(matchId, userId, start?.[1] ?? null);
    if (!stream) throw new ApiError('BAD_USER_INPUT', MATCH_FAILURES.MATCH_NOT_FOUND);
    return eventItems(stream);
  }
}

/** The items of a stream of events, each with its cursor. */
const eventItems = (events: Stream<ApiMatchEvent>): Stream<StreamItem<ApiMatchEvent>> =>
  projected(events, (event) => Promise.resolve(eventItem(event)));

/** An item of a stream of events, with its cursor. */
export const eventItem = <E extends ApiUserEvent>(event: E): StreamItem<E> => ({
  value: event,
  subject: event.__typename === 'MatchEvent' ? event.viewed.stored : event,
  cursor: event.cursor,
});

/** The fields of an event that are looked up, or that fail if the match is broken. The others always work. */
@Resolver(() => MatchEventObject)
export class EventFieldsResolver {
  @ResolveField(() => MatchType, {
    nullable: true,
    description:
      'The match at this version, as the viewer may see it. Null if the match has a newer version, ' +
      'which comes with a later event.',
  })
  match(@Parent() { viewed, version }: MatchEventObject): MatchType | null {
    return viewed.stored.version === version ? toMatchType(viewed) : null;
  }

  @ResolveField(() => MatchEventPayloadType, { nullable: true })
  payload(@Parent() event: MatchEventObject): MatchEventPayloadType {
    if (event.payload === null) throw eventBroken(event);
    return { ...event.payload, type: event.type, viewed: event.viewed };
  }

  @ResolveField(() => MatchEventTypeEnum)
  type(@Parent() event: MatchEventObject): EventType {
    if (!Object.hasOwn(EVENT_TYPES, event.type)) throw eventBroken(event);
    return event.type;
  }
}
