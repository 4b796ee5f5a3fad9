import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { done, refused } from '../../../../platform/graphql/user-error.js';
import { OptionalViewer, SignedIn } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { isViewer, UserType } from '../../../users/adapters/graphql/index.js';
import { Channels } from '../../application/channel.js';
import { NotificationPreferences } from '../../application/index.js';
import { SetPreferencesUseCase } from '../../application/set-preferences.use-case.js';
import {
  NotificationPreferencesType,
  SetNotificationPreferencesInput,
  SetNotificationPreferencesPayload,
  toPreferencesType,
} from './preferences.type.js';

/** The viewer's notification preferences. */
@Resolver(() => UserType)
export class PreferencesResolver {
  constructor(
    private readonly preferences: NotificationPreferences,
    private readonly setPreferences: SetPreferencesUseCase,
    private readonly channels: Channels,
  ) {}

  @ResolveField('notificationPreferences', () => NotificationPreferencesType, {
    nullable: true,
    description: 'The viewer’s notification preferences; null for anyone else.',
    complexity: ({ childComplexity }) => 1 + 10 * childComplexity,
  })
  async preferencesOf(
    @Parent() user: UserType,
    @OptionalViewer('preference:read') viewer: Viewer | null,
  ): Promise<NotificationPreferencesType | null> {
    if (!isViewer(viewer, user)) return null;
    return toPreferencesType(await this.preferences.of(user.userId), this.channels.all);
  }

  @Mutation(() => SetNotificationPreferencesPayload, {
    description:
      'Sets which notifications are sent on which channels, and when. Idempotent: a repeated call ' +
      'changes nothing.',
  })
  async setNotificationPreferences(
    @Args('input') input: SetNotificationPreferencesInput,
    @SignedIn('preference:write') viewer: Viewer,
  ): Promise<SetNotificationPreferencesPayload> {
    const set = await this.setPreferences.execute(viewer.userId, {
      ...input,
      channels: input.channels ?? undefined,
      types: input.types ?? undefined,
      whileConnected: input.whileConnected ?? undefined,
    });
    if (!set.ok) return refused(...set.error);
    return { preferences: toPreferencesType(set.value, this.channels.all), userErrors: done };
  }
}
