import { Field, ObjectType } from '@nestjs/graphql';
import type { Lasting } from '../../../../platform/api/suspension.js';
import type { UserStanding } from '../../../users/application/index.js';

@ObjectType('HoldingSanction', { description: 'A mute or a suspension that holds now.' })
export class HoldingSanctionType {
  @Field(() => Date, { nullable: true, description: 'Until when it holds; null for good.' })
  until!: Date | null;
}

@ObjectType('Standing', { description: 'What a person may not do now.' })
export class StandingType {
  @Field(() => HoldingSanctionType, {
    nullable: true,
    description: 'The mute: texts that others read are refused (MUTED). Null for none.',
  })
  mute!: HoldingSanctionType | null;
  @Field(() => HoldingSanctionType, {
    nullable: true,
    description: 'The suspension: everything is refused (SUSPENDED). Null for none.',
  })
  suspension!: HoldingSanctionType | null;
}

const toHolding = (sanction: Lasting | null): HoldingSanctionType | null =>
  sanction && { until: sanction.until === null ? null : new Date(sanction.until) };

export const toStanding = ({ mute, suspension }: UserStanding): StandingType => ({
  mute: toHolding(mute),
  suspension: toHolding(suspension),
});
