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

@ObjectType({ description: 'Whether one type of notification is sent on one channel.' })
@InputType('TypePreferenceInput', {
  description: 'Whether one type of notification is sent on one channel.',
})
class TypePreference {
  @Field(() => NotificationTypeEnum, { description: 'The type.' }) type!: NotificationType;
  @Field(() => NotificationChannelEnum, { description: 'The channel.' }) channel!: string;
  @Field({ description: 'Whether it is sent there.' }) enabled!: boolean;
}

@ObjectType('QuietHours', {
  description: 'Times of day, "HH:MM", in the user’s time zone.',
})
@InputType('QuietHoursInput', {
  description: 'Hours in which nothing is sent: two different times of day.',
})
class QuietHoursType {
  @Field({ description: 'When they begin, like "22:00", in the user’s time zone.' }) from!: string;
  @Field({
    description: 'When they end, like "07:30"; on the next day if that is earlier than `from`.',
  })
  to!: string;
}

@ObjectType('NotificationPreferences', {
  description: 'Which notifications are sent on which channels, and when.',
})
export class NotificationPreferencesType {
  @Field(() => [ChannelPreference], { description: 'Whether a channel is used at all.' })
  channels!: ChannelPreference[];
  @Field(() => [TypePreference], { description: 'Every type on every channel.' })
  types!: TypePreference[];
  @Field({
    description: 'Whether notifications are also sent on channels while the user is connected.',
  })
  whileConnected!: boolean;
  @Field(() => QuietHoursType, {
    nullable: true,
    description: 'When nothing is sent; null: no quiet hours.',
  })
  quietHours!: QuietHoursType | null;
  @Field(() => [Int], { description: 'When reminders are sent, in seconds before the deadline.' })
  reminders!: number[];
  @Field(() => Int, {
    nullable: true,
    description:
      'The hour at which all turns of a day are sent in one e-mail; null: one e-mail for each turn.',
  })
  digestHour!: number | null;
}

@InputType({
  description: 'Input of `setNotificationPreferences`. Fields that are left out stay as they are.',
})
export class SetNotificationPreferencesInput {
  @Field(() => [ChannelPreference], {
    nullable: true,
    description: 'Channels to turn on or off; the others stay as they are.',
  })
  channels?: ChannelPreference[] | null;
  @Field(() => [TypePreference], {
    nullable: true,
    description: 'Types to turn on or off on a channel; the others stay as they are.',
  })
  types?: TypePreference[] | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether notifications are also sent on channels while the user is connected.',
  })
  whileConnected?: boolean | null;
  @Field(() => QuietHoursType, {
    nullable: true,
    description: 'When nothing is sent; null: no quiet hours.',
  })
  quietHours?: QuietHoursType | null;
  @Field(() => [Int], {
    nullable: true,
    description:
      'At most 5, each from 600 to 604800. [] for no reminders, null for the default ones.',
  })
  reminders?: number[] | null;
  @Field(() => Int, { nullable: true, description: '0 to 23; null: no digest.' })
  digestHour?: number | null;
}

@ObjectType({ description: 'Payload of `setNotificationPreferences`.' })
export class SetNotificationPreferencesPayload extends Payload {
  @Field(() => NotificationPreferencesType, {
    nullable: true,
    description: 'The preferences as they are now; null when refused.',
  })
  preferences?: NotificationPreferencesType | null;
}

/** The preferences with every switch, including switches that the user never set. */
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
