import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { idOf } from '../../../../platform/api/ids.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { LOOKED_UP_PRICE } from '../../../../platform/accounting/price.js';
import { defineLoader, readByJson } from '../../../../platform/graphql/loader.js';
import { NodeFinders } from '../../../../platform/graphql/node.js';
import type { NodeObject } from '../../../../platform/graphql/node.js';
import { OptionalViewer } from '../../../../platform/graphql/signed-in.js';
import { ChallengeType } from '../../../challenges/adapters/graphql/index.js';
import { ClubType } from '../../../clubs/adapters/graphql/index.js';
import { CompetitionType } from '../../../competitions/adapters/graphql/index.js';
import { MatchType } from '../../../matches/adapters/graphql/index.js';
import { MessageType } from '../../../messages/adapters/graphql/index.js';
import { UserType } from '../../../users/adapters/graphql/index.js';
import { notificationLine } from '../../application/notification-texts.js';
import { Subjects } from '../../application/subjects.js';
import type { SubjectIds, Subject } from '../../application/subjects.js';
import { DeliveryObject, NotificationObject } from './notification.type.js';

/** The subjects of notifications, by the notifications as JSON. */
const subjectsLoader = defineLoader<string, Subject>('notice-subjects');

/**
 * The objects that a notification is about. As with the query `node`, an object is null when the viewer may
 * not see it.
 */
@Resolver(() => NotificationObject)
export class NotificationFieldsResolver {
  constructor(
    private readonly nodes: NodeFinders,
    private readonly subjects: Subjects,
  ) {}

  @ResolveField(() => String, {
    complexity: LOOKED_UP_PRICE,
    description:
      'The notification as one line in the language of the request: the text that is the subject ' +
      'of its e-mail and the title of its push notification. It says nothing about cards.',
  })
  async text(
    @Parent()
    {
      id,
      type,
      version,
      matchId,
      challengeId,
      friendId,
      clubId,
      competitionId,
    }: NotificationObject,
    @Context() context: GraphqlContext,
  ): Promise<string> {
    const loader = subjectsLoader(context, (keys) =>
      readByJson(keys, async (notifications: readonly SubjectIds[]) => {
        const subjects = await this.subjects.ofMany(notifications);
        return notifications.map((about) => subjects.get(about.id)!);
      }),
    );
    // Only its user can see a notification, so the viewer is that user.
    const { userId } = (await context.viewer())!;
    const about: SubjectIds = {
      id,
      userId,
      type,
      version,
      competitionId: competitionId && idOf('Competition', competitionId),
      matchId: matchId && idOf('Match', matchId),
      challengeId: challengeId && idOf('Challenge', challengeId),
      friendId: friendId && idOf('User', friendId),
      clubId: clubId && idOf('Club', clubId),
    };
    const subject = await loader.load(JSON.stringify(about));
    return notificationLine({ type, language: context.language, ...subject! });
  }

  @ResolveField(() => MatchType, {
    nullable: true,
    description:
      'The match that it is about, as it is now; null for none, and when the viewer may not see it.',
  })
  match(
    @Parent() { matchId }: NotificationObject,
    @OptionalViewer('match:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<NodeObject | null> {
    return this.nodes.load(context, 'Match', matchId, viewer);
  }

  @ResolveField(() => ChallengeType, {
    nullable: true,
    description:
      'The challenge that it is about, as it is now; null for none, and when it has been deleted.',
  })
  challenge(
    @Parent() { challengeId }: NotificationObject,
    @OptionalViewer('challenge:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<NodeObject | null> {
    return this.nodes.load(context, 'Challenge', challengeId, viewer);
  }

  @ResolveField(() => MessageType, {
    nullable: true,
    description:
      'The first message that was unread; null for none, and when its sender has been blocked since.',
  })
  message(
    @Parent() { messageId }: NotificationObject,
    @OptionalViewer('message:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<NodeObject | null> {
    return this.nodes.load(context, 'Message', messageId, viewer);
  }

  @ResolveField(() => UserType, {
    nullable: true,
    description:
      'The user who has sent or accepted a friend request, has joined a club, has challenged on a ladder, or was given time; null for other types.',
  })
  friend(
    @Parent() { friendId }: NotificationObject,
    @Context() context: GraphqlContext,
  ): Promise<NodeObject | null> {
    return this.nodes.load(context, 'User', friendId, null);
  }

  @ResolveField(() => ClubType, {
    nullable: true,
    description: 'The club that it is about; null for none, and when the viewer does not see it.',
  })
  club(
    @Parent() { clubId }: NotificationObject,
    @OptionalViewer('club:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<NodeObject | null> {
    return this.nodes.load(context, 'Club', clubId, viewer);
  }

  @ResolveField(() => CompetitionType, {
    nullable: true,
    description:
      'The competition that it is about; null for none, and when the viewer does not see it.',
  })
  competition(
    @Parent() { competitionId }: NotificationObject,
    @OptionalViewer('competition:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<NodeObject | null> {
    return this.nodes.load(context, 'Competition', competitionId, viewer);
  }
}

/** The objects that a delivery is about. */
@Resolver(() => DeliveryObject)
export class DeliveryFieldsResolver {
  constructor(private readonly nodes: NodeFinders) {}

  @ResolveField(() => NotificationObject, {
    nullable: true,
    description: 'The notification that is delivered; null when it has been deleted.',
  })
  notification(
    @Parent() { notificationId }: DeliveryObject,
    @OptionalViewer('notification:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<NodeObject | null> {
    return this.nodes.load(context, 'Notification', notificationId, viewer);
  }

  @ResolveField(() => MatchType, {
    nullable: true,
    description:
      'The match that it is about, as it is now; null for none, and when the viewer may not see it.',
  })
  match(
    @Parent() { matchId }: DeliveryObject,
    @OptionalViewer('match:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<NodeObject | null> {
    return this.nodes.load(context, 'Match', matchId, viewer);
  }

  @ResolveField(() => ChallengeType, {
    nullable: true,
    description:
      'The challenge that it is about, as it is now; null for none, and when it has been deleted.',
  })
  challenge(
    @Parent() { challengeId }: DeliveryObject,
    @OptionalViewer('challenge:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<NodeObject | null> {
    return this.nodes.load(context, 'Challenge', challengeId, viewer);
  }
}
