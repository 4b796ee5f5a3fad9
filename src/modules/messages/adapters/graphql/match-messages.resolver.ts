import { Args, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { connectionOf } from '../../../../platform/graphql/connection.js';
import { isMomentAndId, momentAndIdOf, parsePage } from '../../../../platform/api/page.js';
import type { Connection } from '../../../../platform/graphql/connection.js';
import { OptionalViewer } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { MatchType } from '../../../matches/adapters/graphql/index.js';
import { seatOf } from '../../../matches/application/index.js';
import { Messages } from '../../application/index.js';
import { MessageConnection, MessageType, toMessageType } from './message.type.js';

/** The messages of a match, for its players. */
@Resolver(() => MatchType)
export class MatchMessagesResolver {
  constructor(private readonly stored: Messages) {}

  @ResolveField(() => MessageConnection, {
    nullable: true,
    description:
      'The messages, newest first, for the players of the match; null for everybody else.',
  })
  async messages(
    @Parent() { viewed }: MatchType,
    @Args('first', { type: () => Int, nullable: true }) first: number | null,
    @Args('after', { type: () => String, nullable: true }) after: string | null,
    @OptionalViewer('message:read') viewer: Viewer | null,
  ): Promise<Connection<MessageType> | null> {
    const page = parsePage(first, after, isMomentAndId);
    const { stored } = viewed;
    if (!viewer || seatOf(stored, viewer.userId) === null) return null;
    const rows = await this.stored.list(stored.id, viewer.userId, page);
    return connectionOf(rows, page, momentAndIdOf, toMessageType);
  }
}
