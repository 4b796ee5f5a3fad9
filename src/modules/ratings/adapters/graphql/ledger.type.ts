import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { LedgerSide } from '../../domain/ledger.js';
import { ratedGameOf } from '../../domain/rating.js';
import { PresetField, VariantField } from './rated-game.js';

/** The results of two players against each other, from the side of one of them. */
@ObjectType({ isAbstract: true })
export abstract class LedgerFiguresType {
  @Field(() => Int, { description: 'Finished matches against each other, rated or not.' })
  matches!: number;
  @Field(() => Int, {
    description: 'Matches in which the player ended in a better place than the opponent.',
  })
  won!: number;
  @Field(() => Int, {
    description: 'Matches in which the opponent ended in a better place than the player.',
  })
  lost!: number;
  @Field(() => Int, { description: 'The Bummerl that the opponent has got.' })
  bummerlGiven!: number;
  @Field(() => Int, { description: 'The Bummerl that the player has got.' })
  bummerlTaken!: number;
}

@ObjectType('LedgerEntry', { description: 'A ledger in one kind of match.' })
export class LedgerEntryType extends LedgerFiguresType {
  @VariantField() variant!: string;
  @PresetField() preset!: string | null;
}

@ObjectType('Ledger', { description: 'The results of two players against each other.' })
export class LedgerType extends LedgerFiguresType {
  /** Used by the resolvers; no fields of the API. */
  readonly playerId!: string;
  readonly opponentId!: string;
  @Field(() => [LedgerEntryType], { description: 'The same figures by kind of match.' })
  variants!: LedgerEntryType[];
}

/** A ledger with its sums; the entries are from the player's side. */
export function toLedgerType(
  playerId: string,
  opponentId: string,
  entries: readonly LedgerSide[],
): LedgerType {
  const sum = (figure: Exclude<keyof LedgerSide, 'ratingKey'>) =>
    entries.reduce((total, entry) => total + entry[figure], 0);
  return {
    playerId,
    opponentId,
    matches: sum('matches'),
    won: sum('won'),
    lost: sum('lost'),
    bummerlGiven: sum('bummerlGiven'),
    bummerlTaken: sum('bummerlTaken'),
    variants: entries.map(({ ratingKey, ...figures }) => ({
      ...ratedGameOf(ratingKey),
      ...figures,
    })),
  };
}
