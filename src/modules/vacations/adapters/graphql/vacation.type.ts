import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { toGlobalId } from '../../../../platform/api/ids.js';
import { NodeObject } from '../../../../platform/graphql/node.js';
import { Payload } from '../../../../platform/graphql/user-error.js';
import type { Vacation } from '../../domain/vacation.js';

@ObjectType('Vacation', {
  implements: () => [NodeObject],
  description: 'Days on which the clock of a player stands, where the match allows vacation.',
})
export class VacationType extends NodeObject {
  override readonly nodeType = 'Vacation';
  @Field({ description: 'The first day, like 2026-12-24, where the player lives.' })
  fromDay!: string;
  @Field({ description: 'The last day.' }) toDay!: string;
  @Field({ description: 'Since when the clock stands.' }) from!: Date;
  @Field({ description: 'From when it runs again.' }) to!: Date;
  @Field({ description: 'Whether it was taken by itself when the time had run out.' })
  automatic!: boolean;
}

@InputType()
export class BookVacationInput {
  @Field({ description: 'The first day, like 2026-12-24, in your time zone.' }) from!: string;
  @Field({ description: 'The last day.' }) to!: string;
}

@InputType()
export class CancelVacationInput {
  @Field(() => ID) id!: string;
}

@InputType()
export class SetAutoVacationInput {
  @Field() enabled!: boolean;
}

@ObjectType()
export class VacationPayload extends Payload {
  @Field(() => VacationType, { nullable: true }) vacation?: VacationType | null;
}

@ObjectType()
export class SetAutoVacationPayload extends Payload {
  @Field(() => Boolean, { nullable: true }) enabled?: boolean | null;
}

export function toVacationType(vacation: Vacation): VacationType {
  const { id, fromDay, toDay, from, to, automatic } = vacation;
  return {
    nodeType: 'Vacation',
    id: toGlobalId('Vacation', id),
    fromDay,
    toDay,
    from,
    to,
    automatic,
  };
}
