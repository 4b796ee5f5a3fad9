import {
  Args,
  Context,
  Extensions,
  Mutation,
  Parent,
  ResolveField,
  Resolver,
} from '@nestjs/graphql';
import type { Viewer } from '../../../../platform/api/viewer.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { ONCE_PER_REQUEST } from '../../../../platform/graphql/document/document-rule.js';
import { OptionalViewer, SignedIn } from '../../../../platform/graphql/signed-in.js';
import { done, refused } from '../../../../platform/graphql/user-error.js';
import { isViewer, loadUser, UserType } from '../../../users/adapters/graphql/index.js';
import type { ViewerPayload } from '../../../users/adapters/graphql/index.js';
import { Users } from '../../../users/application/index.js';
import { SecondFactors } from '../../application/second-factors.js';
import { StaffRoles } from '../../application/index.js';
import {
  BeginSecondFactorInput,
  BeginSecondFactorPayload,
  ConfirmSecondFactorInput,
  ConfirmSecondFactorPayload,
  RenewRecoveryCodesInput,
  RenewRecoveryCodesPayload,
  SecondFactor,
  StaffRole,
  TurnOffSecondFactorInput,
  TurnOffSecondFactorPayload,
} from './second-factor.type.js';
import type { RoleObstacle } from './second-factor.type.js';

/** Two-factor sign-in, and the role that needs it. */
@Resolver(() => UserType)
export class SecondFactorResolver {
  constructor(
    private readonly factors: SecondFactors,
    private readonly roles: StaffRoles,
    private readonly users: Users,
  ) {}

  @ResolveField(() => SecondFactor, {
    nullable: true,
    description: 'The two-factor sign-in of the viewer; null when it is off, and for anyone else.',
  })
  async secondFactor(
    @Parent() user: UserType,
    @OptionalViewer('session') viewer: Viewer | null,
  ): Promise<SecondFactor | null> {
    return viewer && isViewer(viewer, user) ? this.factors.stateOf(user.userId) : null;
  }

  @ResolveField(() => StaffRole, {
    nullable: true,
    description:
      'The role of the viewer in keeping order, and whether it is in force; null for none, and for anyone else.',
  })
  async staffRole(
    @Parent() user: UserType,
    @OptionalViewer('session') viewer: Viewer | null,
  ): Promise<StaffRole | null> {
    if (!viewer || !isViewer(viewer, user)) return null;
    const given = await this.roles.of(user.userId);
    if (!given) return null;
    const obstacle = viewer.role === given.role ? null : await this.obstacleOf(user.userId);
    return { name: given.role, since: given.givenAt, isInForce: obstacle === null, obstacle };
  }

  @Extensions(ONCE_PER_REQUEST)
  @Mutation(() => BeginSecondFactorPayload, {
    description:
      'Draws the secret for two-factor sign-in. Nothing needs it until `confirmSecondFactor`. ' +
      'Idempotent: a repeated call draws another secret, and only the newest one counts.',
  })
  async beginSecondFactor(
    @Args('input') { password }: BeginSecondFactorInput,
    @SignedIn('session') viewer: Viewer,
    @Context() { address }: GraphqlContext,
  ): Promise<BeginSecondFactorPayload> {
    const begun = await this.factors.begin(viewer, password, address);
    return begun.ok ? { ...begun.value, userErrors: done } : refused(begun.error);
  }

  @Extensions(ONCE_PER_REQUEST)
  @Mutation(() => ConfirmSecondFactorPayload, {
    description:
      'Turns two-factor sign-in on, with a first code. All other sessions end. Idempotent: a repeated call is ' +
      'refused with SECOND_FACTOR_ON; if the answer was lost, draw new recovery codes with `renewRecoveryCodes`.',
  })
  async confirmSecondFactor(
    @Args('input') { code }: ConfirmSecondFactorInput,
    @SignedIn('session') viewer: Viewer,
    @Context() context: GraphqlContext,
  ): Promise<ConfirmSecondFactorPayload> {
    const confirmed = await this.factors.confirm(viewer, code);
    if (!confirmed.ok) return refused(confirmed.error);
    return { ...(await this.changed(viewer, context)), recoveryCodes: confirmed.value };
  }

  @Extensions(ONCE_PER_REQUEST)
  @Mutation(() => RenewRecoveryCodesPayload, {
    description:
      'Draws new recovery codes; the old ones end. Takes the password and a code. Idempotent: a code that was used ' +
      'is refused, and nothing changes.',
  })
  async renewRecoveryCodes(
    @Args('input') proof: RenewRecoveryCodesInput,
    @SignedIn('session') viewer: Viewer,
    @Context() context: GraphqlContext,
  ): Promise<RenewRecoveryCodesPayload> {
    const renewed = await this.factors.renewCodes(viewer, proof, context.address);
    if (!renewed.ok) return refused(renewed.error);
    return { ...(await this.changed(viewer, context)), recoveryCodes: renewed.value };
  }

  @Extensions(ONCE_PER_REQUEST)
  @Mutation(() => TurnOffSecondFactorPayload, {
    description:
      'Turns two-factor sign-in off. Takes the password and a code. A role is then not in force. ' +
      'Idempotent: a code that was used is refused, and nothing changes.',
  })
  async turnOffSecondFactor(
    @Args('input') proof: TurnOffSecondFactorInput,
    @SignedIn('session') viewer: Viewer,
    @Context() context: GraphqlContext,
  ): Promise<TurnOffSecondFactorPayload> {
    const failure = await this.factors.turnOff(viewer, proof, context.address);
    return failure ? refused(failure) : this.changed(viewer, context);
  }

  private async obstacleOf(userId: string): Promise<RoleObstacle> {
    return (await this.factors.stateOf(userId)) ? 'SIGNED_IN_WITHOUT_CODE' : 'NO_SECOND_FACTOR';
  }

  private async changed({ userId }: Viewer, context: GraphqlContext): Promise<ViewerPayload> {
    return { user: await loadUser(context, this.users, userId), userErrors: done };
  }
}
