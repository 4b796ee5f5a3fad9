import type { OnModuleInit } from '@nestjs/common';
import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { givenId } from '../../../../platform/api/ids.js';
import { isMomentAndId, momentAndIdOf, parsePage } from '../../../../platform/api/page.js';
import { hasRole } from '../../../../platform/api/viewer.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { connectionOf, PageArgs } from '../../../../platform/graphql/connection.js';
import type { Connection } from '../../../../platform/graphql/connection.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { NodeFinders, oneByOne } from '../../../../platform/graphql/node.js';
import { Staff } from '../../../../platform/graphql/signed-in.js';
import { done, refused } from '../../../../platform/graphql/user-error.js';
import { NetworkClosing } from '../../application/index.js';
import * as types from './networks.type.js';

/** Networks that moderators close. */
@Resolver()
export class NetworksResolver implements OnModuleInit {
  constructor(
    private readonly closing: NetworkClosing,
    private readonly nodes: NodeFinders,
  ) {}

  onModuleInit(): void {
    const find = async (id: string, viewer: Viewer | null) => {
      const closed = hasRole(viewer, 'MODERATOR') ? await this.closing.find(id) : null;
      return closed && types.toClosedNetworkType(closed);
    };
    this.nodes.register('ClosedNetwork', 'session', oneByOne(find));
  }

  @Query(() => types.ClosedNetworkConnection, {
    description: 'The networks that are closed now, newest first. For moderators.',
  })
  async closedNetworks(
    @Staff('MODERATOR') _viewer: Viewer,
    @Args() { first, after }: PageArgs,
  ): Promise<Connection<types.ClosedNetworkType>> {
    const page = parsePage(first, after, isMomentAndId);
    const rows = await this.closing.list(page);
    return connectionOf(rows, page, momentAndIdOf, types.toClosedNetworkType);
  }

  @Mutation(() => types.CloseNetworkPayload, {
    description:
      'Closes a network, or the networks of an account, until a time: nobody registers, starts as a guest or signs in with ' +
      'a password from there (NETWORK_CLOSED). Who is signed in stays so. For moderators, and not for their own network. ' +
      'Idempotent: a repeated call is refused with ALREADY_CLOSED.',
  })
  async closeNetwork(
    @Args('input') { network = null, username = null, until, reason }: types.CloseNetworkInput,
    @Staff('MODERATOR') viewer: Viewer,
    @Context() { address }: GraphqlContext,
  ): Promise<types.CloseNetworkPayload> {
    const order = { network, username, until, reason };
    const result = await this.closing.close(order, { viewer, address });
    if (!result.ok) return refused(...result.error);
    const [closedNetwork] = result.value.map(types.toClosedNetworkType);
    return { closedNetwork, closedCount: result.value.length, userErrors: done };
  }

  @Mutation(() => types.OpenNetworkPayload, {
    description:
      'Opens a closed network before its time. For moderators. Idempotent: a repeated call is refused with NOT_CLOSED.',
  })
  async openNetwork(
    @Args('input') { closedNetworkId, reason }: types.OpenNetworkInput,
    @Staff('MODERATOR') viewer: Viewer,
  ): Promise<types.OpenNetworkPayload> {
    const id = givenId('ClosedNetwork', closedNetworkId, 'input.closedNetworkId');
    const result = await this.closing.open(id, reason, viewer);
    if (!result.ok) return refused(...result.error);
    return { closedNetwork: types.toClosedNetworkType(result.value), userErrors: done };
  }
}
