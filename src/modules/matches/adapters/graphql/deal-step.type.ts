import { ArgsType, Field, Int, ObjectType } from '@nestjs/graphql';
import type { Match } from '../../../../engine/index.js';
import { DealType } from './deal.type.js';

@ObjectType('DealStep', { description: 'A deal as the viewer saw it after an action.' })
export class DealStepType {
  @Field(() => Int, {
    nullable: true,
    description: 'Who acted; null for the deal as it was dealt.',
  })
  seat!: number | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The action in the notation; null for the deal as it was dealt, and where it names a hidden card.',
  })
  token!: string | null;
  /** For its text; no field of its own. */
  readonly before!: Match | null;
  @Field(() => DealType, { description: 'The table after it; `position` counts the actions.' })
  deal!: DealType;
}

@ArgsType()
export class StepsArgs {
  @Field(() => Int, { nullable: true, description: 'Its number, from 1; the last when left out.' })
  deal?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The `position` after which they begin; from the first when left out.',
  })
  after?: number | null;
  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'Whether all hands lie open, where the deal has ended; else as the viewer saw it.',
  })
  open?: boolean | null;
}
