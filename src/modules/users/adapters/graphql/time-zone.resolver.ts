import {
  Args,
  Field,
  InputType,
  Mutation,
  ObjectType,
  Parent,
  ResolveField,
  Resolver,
} from '@nestjs/graphql';
import { LOOKED_UP_PRICE } from '../../../../platform/graphql/cost-limit.js';
import { done, Payload, refused } from '../../../../platform/graphql/user-error.js';
import { OptionalViewer, SignedIn } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { SetTimeZone, UserDirectory } from '../../application/index.js';
import { isViewer } from './owner.js';
import { UserType } from './user.type.js';

@InputType()
export class SetTimeZoneInput {
  @Field({ description: 'An IANA name, like Europe/Vienna.' }) timeZone!: string;
}

@ObjectType()
export class SetTimeZonePayload extends Payload {
  @Field(() => String, { nullable: true }) timeZone?: string | null;
}

@Resolver(() => UserType)
export class TimeZoneResolver {
  constructor(
    private readonly directory: UserDirectory,
    private readonly setting: SetTimeZone,
  ) {}

  @ResolveField(() => String, {
    complexity: LOOKED_UP_PRICE,
    nullable: true,
    description: "The viewer's own time zone; null for anyone else's.",
  })
  async timeZone(
    @Parent() user: UserType,
    @OptionalViewer('account') viewer: Viewer | null,
  ): Promise<string | null> {
    return isViewer(viewer, user) ? this.directory.timeZoneOf(user.userId) : null;
  }

  @Mutation(() => SetTimeZonePayload, {
    description: 'Says where the viewer lives; matches that run keep the zone they began with.',
  })
  async setTimeZone(
    @Args('input') { timeZone }: SetTimeZoneInput,
    @SignedIn('account') viewer: Viewer,
  ): Promise<SetTimeZonePayload> {
    const set = await this.setting.execute(viewer.userId, timeZone);
    return set.ok ? { timeZone: set.value, userErrors: done } : refused(set.error);
  }
}
