import { Field, Float, ObjectType } from '@nestjs/graphql';
import { describedEnum } from '../../../../platform/graphql/enum-type.js';
import { Payload } from '../../../../platform/graphql/user-error.js';
import { takeoutStatusOf } from '../../application/index.js';
import type { Takeout, TakeoutLink, TakeoutStatus } from '../../application/index.js';

const TakeoutStatusEnum = describedEnum<TakeoutStatus>(
  'TakeoutStatus',
  'Whether an archive of one’s data can be downloaded.',
  {
    PREPARING: 'It is being made. A notification tells when it is ready.',
    READY: 'It can be downloaded.',
    FAILED: 'It could not be made; ask for another one.',
  },
);

@ObjectType('Takeout', {
  description:
    'An archive of all that is stored of the viewer: a ZIP file, with a description of every file in it.',
})
export class TakeoutType {
  @Field(() => TakeoutStatusEnum, { description: 'Whether it can be downloaded.' })
  status!: TakeoutStatus;
  @Field({ description: 'When it was asked for.' }) requestedAt!: Date;
  @Field(() => Date, { nullable: true, description: 'When it was ready; null before.' })
  readyAt!: Date | null;
  @Field(() => Date, { nullable: true, description: 'When it is deleted; null while it is made.' })
  expiresAt!: Date | null;
  @Field(() => Float, { nullable: true, description: 'Its size in bytes; null until it is ready.' })
  bytes!: number | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The address of the ZIP file; null until it is ready. It works without signing in, for an hour: read it anew for ' +
      'each download, and show it to nobody.',
  })
  url!: string | null;
  @Field(() => Date, { nullable: true, description: 'Until when `url` works; null without one.' })
  urlExpiresAt!: Date | null;
}

@ObjectType('RequestTakeoutPayload', { description: 'The archive that is being made.' })
export class RequestTakeoutPayload extends Payload {
  @Field(() => TakeoutType, { nullable: true, description: 'The archive; null when refused.' })
  takeout?: TakeoutType | null;
}

export function toTakeoutType(takeout: Takeout, linkOf: (id: string) => TakeoutLink): TakeoutType {
  const { id, requestedAt, readyAt, expiresAt, bytes } = takeout;
  const status = takeoutStatusOf(takeout);
  const link = status === 'READY' ? linkOf(id) : null;
  return {
    status,
    requestedAt,
    readyAt,
    expiresAt,
    bytes,
    url: link?.url ?? null,
    urlExpiresAt: link?.until ?? null,
  };
}
