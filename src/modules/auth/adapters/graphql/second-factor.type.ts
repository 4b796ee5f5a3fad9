import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { describedEnum } from '../../../../platform/graphql/enum-type.js';
import { Payload } from '../../../../platform/graphql/user-error.js';
import type { Role } from '../../../../platform/api/viewer.js';
import { ViewerPayload } from '../../../users/adapters/graphql/index.js';

export const StaffRoleEnum = describedEnum<Role>('StaffRoleName', 'A role in keeping order.', {
  MODERATOR: 'Decides about reports.',
  ADMIN: 'May do all that a moderator may, reads the audit log, and answers appeals.',
});

/** Why a role that was given is not in force. */
export type RoleObstacle = 'NO_SECOND_FACTOR' | 'SIGNED_IN_WITHOUT_CODE';

const RoleObstacleEnum = describedEnum<RoleObstacle>(
  'RoleObstacle',
  'Why a role is not in force.',
  {
    NO_SECOND_FACTOR: 'Two-factor sign-in is off: turn it on with `beginSecondFactor`.',
    SIGNED_IN_WITHOUT_CODE: 'This session was not opened with a code: sign in again.',
  },
);

@ObjectType({ description: 'The role of the viewer in keeping order.' })
export class StaffRole {
  @Field(() => StaffRoleEnum, { description: 'The role that the operator has given.' }) name!: Role;
  @Field({ description: 'Since when.' }) since!: Date;
  @Field({ description: 'Whether it is in force in this session.' }) isInForce!: boolean;
  @Field(() => RoleObstacleEnum, {
    nullable: true,
    description: 'Why it is not in force; null when it is.',
  })
  obstacle!: RoleObstacle | null;
}

@ObjectType({ description: 'The two-factor sign-in of the viewer.' })
export class SecondFactor {
  @Field({ description: 'When it was turned on.' }) since!: Date;
  @Field(() => Int, { description: 'How many recovery codes have not been used.' })
  recoveryCodesLeft!: number;
}

@InputType({ description: 'Input of `beginSecondFactor`.' })
export class BeginSecondFactorInput {
  @Field({ description: 'The current password.' }) password!: string;
}

@ObjectType({ description: 'Payload of `beginSecondFactor`.' })
export class BeginSecondFactorPayload extends Payload {
  @Field(() => String, {
    nullable: true,
    description: 'A link `otpauth://…` for a program that makes codes; null when refused.',
  })
  uri?: string;
  @Field(() => String, {
    nullable: true,
    description: 'The same secret to type, in Base32; null when refused.',
  })
  secret?: string;
}

@InputType({ description: 'Input of `confirmSecondFactor`.' })
export class ConfirmSecondFactorInput {
  @Field({ description: 'The code that the program shows.' }) code!: string;
}

@ObjectType({ isAbstract: true })
abstract class RecoveryCodesPayload extends ViewerPayload {
  @Field(() => [String], {
    nullable: true,
    description:
      'Ten codes, each of which signs in once in place of a code of the program. Nobody can read them again. ' +
      'Null when refused.',
  })
  recoveryCodes?: string[];
}

@ObjectType({ description: 'Payload of `confirmSecondFactor`.' })
export class ConfirmSecondFactorPayload extends RecoveryCodesPayload {}

@InputType({ description: 'Input of `renewRecoveryCodes`.' })
export class RenewRecoveryCodesInput {
  @Field({ description: 'The current password.' }) password!: string;
  @Field({ description: 'A code of the second factor, or a recovery code.' }) code!: string;
}

@ObjectType({ description: 'Payload of `renewRecoveryCodes`.' })
export class RenewRecoveryCodesPayload extends RecoveryCodesPayload {}

@InputType({ description: 'Input of `turnOffSecondFactor`.' })
export class TurnOffSecondFactorInput {
  @Field({ description: 'The current password.' }) password!: string;
  @Field({ description: 'A code of the second factor, or a recovery code.' }) code!: string;
}

@ObjectType({ description: 'Payload of `turnOffSecondFactor`.' })
export class TurnOffSecondFactorPayload extends ViewerPayload {}
