import { Field, InputType, ObjectType } from '@nestjs/graphql';
import { Payload } from '../../../../platform/graphql/user-error.js';

@InputType({ description: 'Input of `deleteAccount`.' })
export class DeleteAccountInput {
  @Field(() => String, {
    nullable: true,
    description: 'The password of the account; guests have none, and leave it out.',
  })
  password?: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The code of the second factor, or a recovery code; needed if the account has two-factor sign-in.',
  })
  code?: string | null;
}

@ObjectType({ description: 'Payload of `deleteAccount`.' })
export class DeleteAccountPayload extends Payload {
  @Field(() => Date, {
    nullable: true,
    description: 'From when on the account ends for good; null when refused.',
  })
  deletesAt?: Date | null;
}
