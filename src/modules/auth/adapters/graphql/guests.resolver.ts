import { Args, Context, Extensions, Mutation, Resolver } from '@nestjs/graphql';
import type { Viewer } from '../../../../platform/api/viewer.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { ENTRY } from '../../../../platform/accounting/price.js';
import { ONCE_PER_REQUEST } from '../../../../platform/graphql/document/document-rule.js';
import { SignedIn } from '../../../../platform/graphql/signed-in.js';
import { done, refused } from '../../../../platform/graphql/user-error.js';
import { userType } from '../../../users/adapters/graphql/index.js';
import { KeepAccountUseCase } from '../../application/keep-account.use-case.js';
import { StartAsGuestUseCase } from '../../application/start-as-guest.use-case.js';
import { KeepAccountInput, KeepAccountPayload } from './account.type.js';
import { StartAsGuestPayload, toSessionPayload } from './session.type.js';

/** Accounts that start without a name and a password. */
@Resolver()
export class GuestsResolver {
  constructor(
    private readonly starting: StartAsGuestUseCase,
    private readonly keeping: KeepAccountUseCase,
  ) {}

  @Extensions({ ...ONCE_PER_REQUEST, ...ENTRY })
  @Mutation(() => StartAsGuestPayload, {
    description:
      'Creates an account without a name and a password, and signs it in, to play at once. A guest ' +
      'plays unrated matches, against house bots and with people by invitation link, and sends preset ' +
      'phrases; `keepAccount` turns it into an ordinary account. Only its tokens give access: a guest ' +
      'who loses them or signs out loses the account. An account that is not used for a while is ' +
      'closed. Idempotent: a repeated call creates one more guest and changes nothing else.',
  })
  async startAsGuest(
    @Context() { address, requestLanguage }: GraphqlContext,
  ): Promise<StartAsGuestPayload> {
    return toSessionPayload(await this.starting.execute(requestLanguage, address));
  }

  @Extensions(ONCE_PER_REQUEST)
  @Mutation(() => KeepAccountPayload, {
    description:
      'Gives a guest’s account a name and a password: from then on it is an ordinary account. Its id, ' +
      'matches, challenges and this session stay. Idempotent: a repeated call is refused ' +
      'with NOT_A_GUEST and changes nothing.',
  })
  async keepAccount(
    @Args('input') { username, email, password }: KeepAccountInput,
    @SignedIn('session') viewer: Viewer,
    @Context() { address }: GraphqlContext,
  ): Promise<KeepAccountPayload> {
    const profile = { username, email: email ?? null };
    const result = await this.keeping.execute(viewer, profile, password, address);
    return result.ok
      ? { user: userType(result.value), userErrors: done }
      : refused(...result.error);
  }
}
