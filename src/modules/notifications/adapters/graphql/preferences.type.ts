import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { Payload } from '../../../../platform/graphql/user-error.js';
import type { Channel } from '../../application/channel.js';
import { NOTIFICATION_TYPES } from '../../domain/notification.js';
import type { NotificationType } from '../../domain/notification.js';
import { DEFAULT_REMINDERS, isTypeOn, reasonOff } from '../../domain/preferences.js';
import type { Preferences } from '../../domain/preferences.js';
import { NotificationChannelEnum, NotificationTypeEnum } from './notification.type.js';

@ObjectType()
@InputType('ChannelPreferenceInput')
class ChannelPreference {
  @Field(() => NotificationChannelEnum) channel!: string;
  @Field() enabled!: boolean;
}

@ObjectType()
@InputType('TypePreferenceInput')
class TypePreference {
  @Field(() => NotificationTypeEnum) type!: NotificationType;
  @Field(() => NotificationChannelEnum) channel!: string;
  @Field() enabled!: boolean;
}

@ObjectType('QuietHours', {
  description: 'Times of day, "HH:MM", on the clock of the user’s zone.',
})
@InputType('QuietHoursInput')
class QuietHoursType {
  @Field() from!: string;
  @Field() to!: string;
}

@ObjectType('NotificationPreferences')
export class NotificationPreferencesType {
  @Field(() => [ChannelPreference], { description: 'Whether a channel is used at all.' })
  channels!: ChannelPreference[];
  @Field(() => [TypePreference], { description: 'Every type on every channel.' })
  types!: TypePreference[];
  @Field({ description: 'Whether to be told on channels while connected.' })
  whileConnected!: boolean;
  @Field(() => QuietHoursType, { nullable: true }) quietHours!: QuietHoursType | null;
  @Field(() => [Int], { description: 'Seconds before the deadline at which to be reminded.' })
  reminders!: number[];
  @Field(() => Int, {
    nullable: true,
    description: 'The hour at which the day’s turns are mailed together; null for each at once.',
  })
  digestHour!: number | null;
}

@InputType({ description: 'What is left out stays as it is.' })
export class SetNotificationPreferencesInput {
  @Field(() => [ChannelPreference], { nullable: true })
  channels?: ChannelPreference[] | null;
  @Field(() => [TypePreference], { nullable: true }) types?: TypePreference[] | null;
  @Field(() => Boolean, { nullable: true }) whileConnected?: boolean | null;
  @Field(() => QuietHoursType, { nullable: true, description: 'null: none.' })
  quietHours?: QuietHoursType | null;
  @Field(() => [Int], {
    nullable: true,
    description: 'At most 5, each from 600 to 604800; [] for none, null for the service’s own.',
  })
  reminders?: number[] | null;
  @Field(() => Int, { nullable: true, description: '0 to 23; null: no digest.' })
  digestHour?: number | null;
}

@ObjectType()
export class SetNotificationPreferencesPayload extends Payload {
  @Field(() => NotificationPreferencesType, { nullable: true })
  preferences?: NotificationPreferencesType | null;
}

/** All switches with what they stand at, said or by default. */
export function toPreferencesType(
  wishes: Preferences,
  channels: readonly Channel[],
): NotificationPreferencesType {
  const { whileConnected, quietHours, reminders, digestHour } = wishes;
  return {
    channels: channels.map(({ key }) => ({
      channel: key,
      enabled: reasonOff(wishes, key) === null,
    })),
    types: NOTIFICATION_TYPES.flatMap((type) =>
      channels.map((channel) => ({
        type,
        channel: channel.key,
        enabled: isTypeOn(wishes, channel.key, type, (it) => channel.isOnByDefault(it)),
      })),
    ),
    whileConnected,
    quietHours,
    reminders: [...(reminders ?? DEFAULT_REMINDERS)],
    digestHour,
  };
}
