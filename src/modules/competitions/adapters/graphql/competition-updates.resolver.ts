import { Args, ID, Resolver, Subscription } from '@nestjs/graphql';
import { ApiError } from '../../../../platform/api/api-error.js';
import { givenId } from '../../../../platform/api/ids.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { OptionalViewer } from '../../../../platform/graphql/signed-in.js';
import { sharedItem, valueOf } from '../../../../platform/graphql/stream-item.js';
import type { StreamItem } from '../../../../platform/graphql/stream-item.js';
import { projected } from '../../../../platform/live/stream.js';
import type { Stream } from '../../../../platform/live/stream.js';
import { CompetitionStreams } from '../../application/competition-streams.js';
import { COMPETITION_FAILURES } from '../../application/failures.js';
import { CompetitionType, toCompetitionType } from './competition.type.js';

/** What changes in a competition, as it changes. */
@Resolver(() => CompetitionType)
export class CompetitionUpdatesResolver {
  constructor(private readonly streams: CompetitionStreams) {}

  @Subscription(() => CompetitionType, {
    description:
      'A competition after every change: of its terms, entries, rounds, pairings or places. Changes of the same moment come as ' +
      'one. Completes after the update with its end, and when the viewer may not see it any more.',
    resolve: valueOf,
  })
  async competitionUpdated(
    @Args('competitionId', { type: () => ID, description: 'The competition to watch.' }) id: string,
    @Args('initial', {
      type: () => Boolean,
      defaultValue: false,
      description:
        'Whether the stream begins with the competition as it is now. No later change is missed. If it is over, this is ' +
        'the only update.',
    })
    initial: boolean,
    @OptionalViewer('competition:read') viewer: Viewer | null,
  ): Promise<Stream<StreamItem<CompetitionType>>> {
    const competitionId = givenId('Competition', id, 'competitionId');
    const stream = await this.streams.of(competitionId, viewer?.userId ?? null, initial);
    if (!stream) throw new ApiError('BAD_USER_INPUT', COMPETITION_FAILURES.COMPETITION_NOT_FOUND);
    return projected(stream, (one) => Promise.resolve(sharedItem(toCompetitionType(one), one)));
  }
}
