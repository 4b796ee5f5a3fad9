import { Field, InputType, ObjectType } from '@nestjs/graphql';
import { Payload } from '../../../../platform/graphql/user-error.js';
import { UserType } from '../../../users/adapters/graphql/index.js';

@InputType({ isAbstract: true })
abstract class OnPersonInput {
  @Field({ description: 'The name of the person.' }) username!: string;
  @Field({ description: 'Why, 3 to 1000 characters. The person concerned reads it.' })
  reason!: string;
}

@InputType({ isAbstract: true })
abstract class LastingInput extends OnPersonInput {
  @Field(() => Date, {
    nullable: true,
    description: 'When it ends, within ten years. Left out: never.',
  })
  until?: Date | null;
}

@InputType({ description: 'Input of `warnUser`.' })
export class WarnUserInput extends OnPersonInput {}
@InputType({ description: 'Input of `muteUser`.' })
export class MuteUserInput extends LastingInput {}
@InputType({ description: 'Input of `unmuteUser`.' })
export class UnmuteUserInput extends OnPersonInput {}
@InputType({ description: 'Input of `suspendUser`.' })
export class SuspendUserInput extends LastingInput {}
@InputType({ description: 'Input of `unsuspendUser`.' })
export class UnsuspendUserInput extends OnPersonInput {}

@ObjectType({ isAbstract: true })
abstract class OnPersonPayload extends Payload {
  @Field(() => UserType, { nullable: true, description: 'The person; null when refused.' })
  user?: UserType | null;
}

@ObjectType({ description: 'Payload of `warnUser`.' })
export class WarnUserPayload extends OnPersonPayload {}
@ObjectType({ description: 'Payload of `muteUser`.' })
export class MuteUserPayload extends OnPersonPayload {}
@ObjectType({ description: 'Payload of `unmuteUser`.' })
export class UnmuteUserPayload extends OnPersonPayload {}
@ObjectType({ description: 'Payload of `suspendUser`.' })
export class SuspendUserPayload extends OnPersonPayload {}
@ObjectType({ description: 'Payload of `unsuspendUser`.' })
export class UnsuspendUserPayload extends OnPersonPayload {}
