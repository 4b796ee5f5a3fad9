import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { toGlobalId } from '../../../../platform/api/ids.js';
import { connectionType } from '../../../../platform/graphql/connection.js';
import { NodeObject } from '../../../../platform/graphql/node.js';
import { Payload } from '../../../../platform/graphql/user-error.js';
import type { ClosedNetwork } from '../../application/index.js';

@ObjectType('ClosedNetwork', {
  implements: () => [NodeObject],
  description:
    'A network from which nobody registers, starts as a guest or signs in with a password for a time. Only moderators see it.',
})
export class ClosedNetworkType extends NodeObject {
  override readonly nodeType = 'ClosedNetwork';
  @Field(() => String, {
    nullable: true,
    description:
      'The addresses, as `203.0.113.0/24`; null for a network of an account, whose address nobody is shown.',
  })
  closedAddresses!: string | null;
  @Field({ description: 'When it opens by itself.' }) opensAt!: Date;
  @Field({ description: 'Why it was closed, in the words of the moderator.' }) note!: string;
  @Field({ description: 'When it was closed.' }) createdAt!: Date;
}

export const ClosedNetworkConnection = connectionType('ClosedNetwork', ClosedNetworkType);

export const toClosedNetworkType = (closed: ClosedNetwork): ClosedNetworkType => ({
  nodeType: 'ClosedNetwork',
  id: toGlobalId('ClosedNetwork', closed.id),
  closedAddresses: closed.isOfAccount ? null : closed.network,
  opensAt: closed.until,
  note: closed.reason,
  createdAt: closed.createdAt,
});

@InputType({ description: 'Input of `closeNetwork`: either a network or a user.' })
export class CloseNetworkInput {
  @Field(() => String, {
    nullable: true,
    description:
      'An address, or a network such as `203.0.113.0/24` or `2001:db8::/32`: a /16 of IPv4 or a /32 of IPv6 at most. An ' +
      'IPv6 address stands for its /64.',
  })
  network?: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The name of a user: the networks are closed from which this account was used within 30 days, the last ten.',
  })
  username?: string | null;
  @Field({ description: 'When it opens by itself: within a year.' }) until!: Date;
  @Field({ description: 'Why, in 3 to 1,000 characters: for moderators and the audit log.' })
  reason!: string;
}

@ObjectType({ description: 'Payload of `closeNetwork`.' })
export class CloseNetworkPayload extends Payload {
  @Field(() => ClosedNetworkType, {
    nullable: true,
    description:
      'The network; of several networks of an account the one that was used last. Null when refused.',
  })
  closedNetwork?: ClosedNetworkType | null;
  @Field(() => Int, {
    nullable: true,
    description: 'How many networks were closed now; null when refused.',
  })
  closedCount?: number | null;
}

@InputType({ description: 'Input of `openNetwork`.' })
export class OpenNetworkInput {
  @Field(() => ID, { description: 'The network.' }) closedNetworkId!: string;
  @Field({ description: 'Why, in 3 to 1,000 characters: for the audit log.' }) reason!: string;
}

@ObjectType({ description: 'Payload of `openNetwork`.' })
export class OpenNetworkPayload extends Payload {
  @Field(() => ClosedNetworkType, {
    nullable: true,
    description: 'The network, which is open again; null when refused.',
  })
  closedNetwork?: ClosedNetworkType | null;
}
