import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { toGlobalId } from '../../../../platform/api/ids.js';
import { NodeObject } from '../../../../platform/graphql/node.js';
import { Payload } from '../../../../platform/graphql/user-error.js';
import { ViewerPayload } from '../../../users/adapters/graphql/index.js';
import type { Vacation } from '../../domain/vacation.js';

@ObjectType('Vacation', {
  implements: () => [NodeObject],
  description: 'Days on which a player’s clock stands still, in matches that allow vacation.',
})
export class VacationType extends NodeObject {
  override readonly nodeType = 'Vacation';
  @Field({
    description: 'The first day of the vacation, like 2026-12-24, in the player’s time zone.',
  })
  fromDay!: string;
  @Field({ description: 'The last day of the vacation, like 2026-12-26.' }) toDay!: string;
  @Field({ description: 'When the clock stops.' }) from!: Date;
  @Field({ description: 'When the clock runs again.' }) to!: Date;
  @Field({
    description: 'Whether it was taken automatically because the player’s time had run out.',
  })
  automatic!: boolean;
}

@InputType({ description: 'Input of `bookVacation`: whole days.' })
export class BookVacationInput {
  @Field({ description: 'The first day of the vacation, like 2026-12-24, in your time zone.' })
  from!: string;
  @Field({ description: 'The last day of the vacation, like 2026-12-26.' }) to!: string;
}

@InputType({ description: 'Input of `cancelVacation`.' })
export class CancelVacationInput {
  @Field(() => ID, { description: 'The vacation to cancel.' }) vacationId!: string;
}

@InputType({ description: 'Input of `setAutoVacation`.' })
export class SetAutoVacationInput {
  @Field({
    description:
      'Whether a day of vacation is taken automatically when the viewer’s time has run out.',
  })
  enabled!: boolean;
}

@ObjectType({ description: 'Payload of `bookVacation`.' })
export class BookVacationPayload extends Payload {
  @Field(() => VacationType, { nullable: true, description: 'The vacation; null when refused.' })
  vacation?: VacationType | null;
}

@ObjectType({ description: 'Payload of `cancelVacation`.' })
export class CancelVacationPayload extends Payload {
  @Field(() => VacationType, {
    nullable: true,
    description: 'The days that have passed of a vacation that had begun; else null.',
  })
  vacation?: VacationType | null;
  @Field(() => ID, {
    nullable: true,
    description: 'The id of a vacation that had not begun, and is gone; else null.',
  })
  deletedVacationId?: string | null;
}

@ObjectType({ description: 'Payload of `setAutoVacation`.' })
export class SetAutoVacationPayload extends ViewerPayload {}

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
