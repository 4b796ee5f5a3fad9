import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { AnyViewer } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { loadUser, UserType } from '../../../users/adapters/graphql/index.js';
import { Users, Visibility } from '../../../users/application/index.js';
import type { User } from '../../../users/application/index.js';
import { RatingReader } from '../../application/index.js';
import { ledgerSide } from '../../domain/ledger.js';
import { LedgerType, toLedgerType } from './ledger.type.js';

@Resolver(() => LedgerType)
export class LedgerResolver {
  constructor(
    private readonly ratings: RatingReader,
    private readonly users: Users,
    private readonly visibility: Visibility,
  ) {}

  @Query(() => LedgerType, {
    nullable: true,
    description:
      'The Bummerl between two players, from all finished matches in which they were on different ' +
      'sides. Each player has the Bummerl of their own seat, even if a third player won. Null when ' +
      'a user is unknown, or when the viewer may not see the profile of both and is neither.',
  })
  async ledger(
    @Args('username', {
      type: () => String,
      description: 'The player from whose side the figures are given.',
    })
    username: string,
    @Args('opponent', { type: () => String, description: 'The username of the opponent.' })
    opponent: string,
    @AnyViewer() viewer: Viewer | null,
  ): Promise<LedgerType | null> {
    const [player, other] = await Promise.all(
      [username, opponent].map((name) => this.users.byAnyUsername(name)),
    );
    if (!player || !other || !(await this.isShown([player, other], viewer))) return null;
    const entries = await this.ratings.ledger(player.id, other.id);
    const sides = entries.map((entry) => ledgerSide(player.id, entry));
    return toLedgerType(player.id, other.id, sides);
  }

  /** Two players may see what is between them. */
  private async isShown(players: readonly User[], viewer: Viewer | null): Promise<boolean> {
    const viewerId = viewer?.userId ?? null;
    if (players.some(({ id }) => id === viewerId)) return true;
    const shown = players.map((player) => this.visibility.isShown(player, 'profile', viewerId));
    return (await Promise.all(shown)).every(Boolean);
  }

  @ResolveField(() => UserType, {
    description: 'The player from whose side the figures are given.',
  })
  player(
    @Parent() ledger: LedgerType,
    @Context() context: GraphqlContext,
  ): Promise<UserType | null> {
    return loadUser(context, this.users, ledger.playerId);
  }

  @ResolveField(() => UserType, { description: 'The opponent.' })
  opponent(
    @Parent() ledger: LedgerType,
    @Context() context: GraphqlContext,
  ): Promise<UserType | null> {
    return loadUser(context, this.users, ledger.opponentId);
  }
}
