import { Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { SignedInEvenSuspended } from '../../../../platform/graphql/signed-in.js';
import { done } from '../../../../platform/graphql/user-error.js';
import { RequestTakeoutUseCase, TakeoutLinks, Takeouts } from '../../application/index.js';
import type { Takeout } from '../../application/index.js';
import { RequestTakeoutPayload, TakeoutType, toTakeoutType } from './takeout.type.js';

@Resolver()
export class TakeoutResolver {
  constructor(
    private readonly requests: RequestTakeoutUseCase,
    private readonly takeouts: Takeouts,
    private readonly links: TakeoutLinks,
  ) {}

  @Query(() => TakeoutType, {
    nullable: true,
    description:
      'The archive of the viewer’s data that was asked for last; null if there is none, or it has expired.',
  })
  async takeout(@SignedInEvenSuspended('session') { userId }: Viewer): Promise<TakeoutType | null> {
    const newest = await this.takeouts.newestOf(userId);
    return newest && this.typeOf(newest);
  }

  @Mutation(() => RequestTakeoutPayload, {
    description:
      'Asks for an archive of all that is stored of the viewer, at most once a day. It is made in the background: a ' +
      'notification tells when it is ready, and older archives are deleted. ' +
      'Idempotent: while one is being made, it is the same one.',
  })
  async requestTakeout(
    @SignedInEvenSuspended('session') { userId }: Viewer,
  ): Promise<RequestTakeoutPayload> {
    return { takeout: this.typeOf(await this.requests.execute(userId)), userErrors: done };
  }

  private typeOf(takeout: Takeout): TakeoutType {
    return toTakeoutType(takeout, (id) => this.links.linkOf(id));
  }
}
