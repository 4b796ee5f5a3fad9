import { ArgsType, Field, Int, ObjectType } from '@nestjs/graphql';
import type { Match } from '../../../../engine/index.js';
import { DealType } from './deal.type.js';

@ObjectType('DealStep', { description: 'A deal after one action, as the viewer saw it.' })
export class DealStepType {
  @Field(() => Int, {
    nullable: true,
    description: 'The seat that acted; null for the deal as it was dealt.',
  })
  seat!: number | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The action in the notation; null for the deal as it was dealt, and for an action with a hidden card.',
  })
  token!: string | null;
  /** For the resolver of its text; not a field. */
  readonly before!: Match | null;
  @Field(() => DealType, {
    description: 'The deal after the action; `position` is the number of actions so far.',
  })
  deal!: DealType;
}

@ArgsType()
export class StepsArgs {
  @Field(() => Int, {
    nullable: true,
    description: 'The number of the deal, from 1; the last deal if left out.',
  })
  deal?: number | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'Only steps after this `Deal.position` (a number, and no cursor); if left out, from the first on.',
  })
  afterPosition?: number | null;
  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description:
      'Whether all hands are shown, if the deal has ended; otherwise each step is as the viewer saw it.',
  })
  open?: boolean | null;
}
