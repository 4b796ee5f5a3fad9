import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { Payload } from '../../../../platform/graphql/user-error.js';
import type { Channel } from '../../application/channel.js';
import { NOTIFICATION_TYPES } from '../../domain/notification.js';
import type { NotificationType } from '../../domain/notification.js';
import { DEFAULT_REMINDERS, isTypeOn, reasonOff } from '../../domain/preferences.js';
import type { Preferences } from '../../domain/preferences.js';
import { NotificationChannelEnum, NotificationTypeEnum } from './notification.type.js';

@ObjectType({ description: 'Whether a channel is used at all.' })
@InputType('ChannelPreferenceInput', { description: 'Whether a channel is used at all.' })
class ChannelPreference {
  @Field(() => NotificationChannelEnum, { description: 'The channel.' }) channel!: string;
  @Field({ description: 'Whether it is used.' }) enabled!: boolean;
}

@ObjectType({ description: 'Whether one type of notification is told on one channel.' })
@InputType('TypePreferenceInput', {
  description: 'Whether one type of notification is told on one channel.',
})
class TypePreference {
  @Field(() => NotificationTypeEnum, { description: 'The type.' }) type!: NotificationType;
  @Field(() => NotificationChannelEnum, { description: 'The channel.' }) channel!: string;
  @Field({ description: 'Whether it is told there.' }) enabled!: boolean;
}

@ObjectType('QuietHours', {
  description: 'Times of day, "HH:MM", on the clock of the user’s zone.',
})
@InputType('QuietHoursInput', {
  description: 'Hours in which nothing is told; two different times of day.',
})
class QuietHoursType {
  @Field({ description: 'When they begin, like "22:00", in the user’s time zone.' }) from!: string;
  @Field({ description: 'When they end, like "07:30"; the next day where that is earlier.' })
  to!: string;
}

@ObjectType('NotificationPreferences', {
  description: 'On which channels, of what and when a user is told.',
})
export class NotificationPreferencesType {
  @Field(() => [ChannelPreference], { description: 'Whether a channel is used at all.' })
  channels!: ChannelPreference[];
  @Field(() => [TypePreference], { description: 'Every type on every channel.' })
  types!: TypePreference[];
  @Field({ description: 'Whether to be told on channels while connected.' })
  whileConnected!: boolean;
  @Field(() => QuietHoursType, {
    nullable: true,
    description: 'When nothing is told; null: there are none.',
  })
  quietHours!: QuietHoursType | null;
  @Field(() => [Int], { description: 'Seconds before the deadline at which to be reminded.' })
  reminders!: number[];
  @Field(() => Int, {
    nullable: true,
    description: 'The hour at which the day’s turns are mailed together; null for each at once.',
  })
  digestHour!: number | null;
}

@InputType({
  description: 'Input of `setNotificationPreferences`: what is left out stays as it is.',
})
export class SetNotificationPreferencesInput {
  @Field(() => [ChannelPreference], {
    nullable: true,
    description: 'Channels to be used or not; others stay.',
  })
  channels?: ChannelPreference[] | null;
  @Field(() => [TypePreference], {
    nullable: true,
    description: 'Types to be told on a channel or not; others stay.',
  })
  types?: TypePreference[] | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether to be told on channels while connected.',
  })
  whileConnected?: boolean | null;
  @Field(() => QuietHoursType, {
    nullable: true,
    description: 'When nothing is told; null: no quiet hours.',
  })
  quietHours?: QuietHoursType | null;
  @Field(() => [Int], {
    nullable: true,
    description: 'At most 5, each from 600 to 604800; [] for none, null for the service’s own.',
  })
  reminders?: number[] | null;
  @Field(() => Int, { nullable: true, description: '0 to 23; null: no digest.' })
  digestHour?: number | null;
}

@ObjectType({ description: 'Payload of `setNotificationPreferences`.' })
export class SetNotificationPreferencesPayload extends Payload {
  @Field(() => NotificationPreferencesType, {
    nullable: true,
    description: 'All of them as they are now; null when refused.',
  })
  preferences?: NotificationPreferencesType | null;
}

/** All switches with what they stand at, said or by default. */
export function toPreferencesType(
  preferences: Preferences,
  channels: readonly Channel[],
): NotificationPreferencesType {
  const { whileConnected, quietHours, reminders, digestHour } = preferences;
  return {
    channels: channels.map(({ key }) => ({
      channel: key,
      enabled: reasonOff(preferences, key) === null,
    })),
    types: NOTIFICATION_TYPES.flatMap((type) =>
      channels.map((channel) => ({
        type,
        channel: channel.key,
        enabled: isTypeOn(preferences, channel.key, type, (it) => channel.isOnByDefault(it)),
      })),
    ),
    whileConnected,
    quietHours,
    reminders: [...(reminders ?? DEFAULT_REMINDERS)],
    digestHour,
  };
}
