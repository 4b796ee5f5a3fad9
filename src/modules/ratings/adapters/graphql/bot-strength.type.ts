import { Field, Int, ObjectType } from '@nestjs/graphql';
import { BotLevelEnum } from '../../../matches/adapters/graphql/index.js';

@ObjectType('BotStrength', { description: 'How strong a house bot is in one kind of match.' })
export class BotStrengthType {
  @Field(() => BotLevelEnum, { description: 'The level, as challenges name it.' })
  level!: string;
  @Field(() => Int, {
    description:
      'Its rating, measured in matches among all levels, on the same scale as people’s ratings.',
  })
  rating!: number;
  @Field(() => Int, { description: 'The standard error of the rating.' }) deviation!: number;
  @Field({
    description:
      'Whether this level is suggested to the viewer: its rating is the nearest to the viewer’s ' +
      'rating, or to 1500 if the viewer has none.',
  })
  suggested!: boolean;
}
