import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { GraphQLJSON } from 'graphql-scalars';
import { idOf } from '../../../../platform/api/ids.js';
import { MatchBroken, EVENT_TYPES } from '../../../matches/application/index.js';
import type { EventType } from '../../../matches/application/index.js';
import { MatchEventObject, MatchEventTypeEnum } from './event.type.js';

/** What of an event may be damaged; the rest can be told of any. */
@Resolver(() => MatchEventObject)
export class EventFieldsResolver {
  @ResolveField(() => GraphQLJSON, { nullable: true })
  payload(@Parent() event: MatchEventObject): object {
    if (event.payload === null) throw brokenAt(event);
    return event.payload;
  }

  @ResolveField(() => MatchEventTypeEnum)
  type(@Parent() event: MatchEventObject): EventType {
    if (!Object.hasOwn(EVENT_TYPES, event.type)) throw brokenAt(event);
    return event.type;
  }
}

const brokenAt = ({ matchId, version }: MatchEventObject): MatchBroken =>
  new MatchBroken(idOf('Match', matchId)!, `event ${version} cannot be read`);
