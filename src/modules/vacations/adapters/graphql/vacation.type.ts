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
  @Field({ description: 'The last day, written likewise; it is still vacation.' }) toDay!: string;
  @Field({ description: 'Since when the clock stands.' }) from!: Date;
  @Field({ description: 'From when it runs again.' }) to!: Date;
  @Field({ description: 'Whether it was taken by itself when the time had run out.' })
  automatic!: boolean;
}

@InputType({ description: 'Input of `bookVacation`: whole days.' })
export class BookVacationInput {
  @Field({ description: 'The first day, like 2026-12-24, in your time zone.' }) from!: string;
  @Field({ description: 'The last day, written likewise; it is still vacation.' }) to!: string;
}

@InputType({ description: 'Input of `cancelVacation`.' })
export class CancelVacationInput {
  @Field(() => ID, { description: 'The vacation that is given back.' }) id!: string;
}

@InputType({ description: 'Input of `setAutoVacation`.' })
export class SetAutoVacationInput {
  @Field({ description: 'Whether a day is taken when the time has run out.' }) enabled!: boolean;
}

@ObjectType({ description: 'Payload of `bookVacation` and `cancelVacation`.' })
export class VacationPayload extends Payload {
  @Field(() => VacationType, {
    nullable: true,
    description:
      'The vacation as it is now, or as it was when it is given back; null when refused.',
  })
  vacation?: VacationType | null;
}

@ObjectType({ description: 'Payload of `setAutoVacation`.' })
export class SetAutoVacationPayload extends Payload {
  @Field(() => Boolean, { nullable: true, description: 'As it is now; null when refused.' })
  enabled?: boolean | null;
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
