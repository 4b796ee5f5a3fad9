import {
  Args,
  Context,
  Extensions,
  Mutation,
  Parent,
  ResolveField,
  Resolver,
} from '@nestjs/graphql';
import { LOOKED_UP_PRICE } from '../../../../platform/accounting/price.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { ONCE_PER_REQUEST } from '../../../../platform/graphql/document/document-rule.js';
import { OptionalViewer, SignedInEvenSuspended } from '../../../../platform/graphql/signed-in.js';
import { done, refused } from '../../../../platform/graphql/user-error.js';
import { isViewer, UserType } from '../../../users/adapters/graphql/index.js';
import { AccountDeletion } from '../../application/index.js';
import { DeleteAccountInput, DeleteAccountPayload } from './deletion.type.js';

/** The end of the viewer's own account. */
@Resolver(() => UserType)
export class DeletionResolver {
  constructor(private readonly deletion: AccountDeletion) {}

  @Extensions(ONCE_PER_REQUEST)
  @Mutation(() => DeleteAccountPayload, {
    description:
      'Deletes the viewer’s account. Takes a session and the password. At once the account is signed ' +
      'out everywhere: sessions, personal tokens, apps, webhooks and devices end, and its open ' +
      'challenges and vacations are cancelled. It ends at `deletesAt`; until then a sign-in with the ' +
      'password takes it back, and running matches go on by the clock. Then every personal datum is ' +
      'erased, and a player without a name stays in the matches of others. A guest’s account ends at ' +
      'once. Idempotent: a repeated call is refused, because its session has ended.',
  })
  async deleteAccount(
    @Args('input') { password, code }: DeleteAccountInput,
    @SignedInEvenSuspended('session') viewer: Viewer,
    @Context() { address }: GraphqlContext,
  ): Promise<DeleteAccountPayload> {
    const proof = { password: password ?? '', code };
    const asked = await this.deletion.ask(viewer, proof, address);
    return asked.ok ? { deletesAt: asked.value, userErrors: done } : refused(asked.error);
  }

  @ResolveField(() => Date, {
    complexity: LOOKED_UP_PRICE,
    nullable: true,
    description:
      'When the viewer last took a deletion of the account back, by signing in; null if that never ' +
      'happened, and for anyone else’s.',
  })
  async deletionWithdrawnAt(
    @Parent() user: UserType,
    @OptionalViewer('profile:read') viewer: Viewer | null,
  ): Promise<Date | null> {
    return isViewer(viewer, user) ? this.deletion.withdrawnAt(user.userId) : null;
  }
}
