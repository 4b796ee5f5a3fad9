import { Field, InterfaceType, Int, ObjectType } from '@nestjs/graphql';
import type { Type } from '@nestjs/common';
import type { Reader } from '../../../../platform/api/reader.js';
import { actionText } from '../../domain/action-texts.js';
import type { LegalAction, LegalKind, LegalOf } from '../../domain/legal-action.js';
import { ContractKeyEnum, SuitEnum } from './game-enums.js';

/** The usual number of actions that a player can choose from; it sets the price. */
export const USUAL_ACTIONS = 6;

/** The fields of one kind of action. */
type DescribedAction<K extends LegalKind> = LegalOf<K> & { readonly text: string };

@InterfaceType('LegalAction', {
  resolveType: ({ kind }: LegalAction) => TYPES[kind],
  description: 'An action that the viewer may play now. Send its token with `act`.',
})
export abstract class LegalActionType {
  @Field({ description: 'The action in the notation; `act` takes it.' }) token!: string;
  @Field({
    description:
      'The effect of the action, as a sentence in the language of the request; `User.suits` decides ' +
      'the names of cards.',
  })
  text!: string;
}

const ActionType = (name: string, description: string) =>
  ObjectType(name, { implements: () => [LegalActionType], description });

@ActionType('PlayCardAction', 'Plays a card.')
class PlayCardType extends LegalActionType implements DescribedAction<'card'> {
  readonly kind = 'card';
  @Field({ description: 'The card.' }) card!: string;
  @Field({ description: 'Whether it is the first card of a trick.' }) leads!: boolean;
}

@ActionType(
  'AnnounceMarriageAction',
  'Announces a marriage. With the next action, the player must lead the king or the queen of ' +
    'the suit.',
)
class AnnounceMarriageType extends LegalActionType implements DescribedAction<'marriage'> {
  readonly kind = 'marriage';
  @Field(() => SuitEnum, { description: 'The suit of the pair.' })
  suit!: LegalOf<'marriage'>['suit'];
  @Field(() => [String], { description: 'King and queen; everyone sees them from then on.' })
  cards!: readonly string[];
  @Field(() => Int, {
    description: 'Its value in card points; 0 if the seat’s points stand still after a close.',
  })
  cardPoints!: number;
  @Field(() => SuitEnum, {
    nullable: true,
    description: 'The trump that it names; null if marriages name no trump.',
  })
  trump!: LegalOf<'marriage'>['trump'];
}

@ActionType('ExchangeTrumpAction', 'Exchanges a low trump for the trump card under the talon.')
class ExchangeTrumpType extends LegalActionType implements DescribedAction<'exchange'> {
  readonly kind = 'exchange';
  @Field({ description: 'The card that leaves the hand.' }) gives!: string;
  @Field({ description: 'The trump card, which the player takes.' }) takes!: string;
}

@ActionType('CloseTalonAction', 'Closes the talon: nobody draws any more, and strict play begins.')
class CloseTalonType extends LegalActionType implements DescribedAction<'close'> {
  readonly kind = 'close';
}

@ActionType(
  'DrawAction',
  'Draws from the talon; the opponent draws too. Only where the rules let the player decide ' +
    'this.',
)
class DrawType extends LegalActionType implements DescribedAction<'draw'> {
  readonly kind = 'draw';
}

@ActionType('ClaimAction', 'Claims 66, which ends the deal, whether the claim is right or wrong.')
class ClaimType extends LegalActionType implements DescribedAction<'claim'> {
  readonly kind = 'claim';
}

@ActionType('NameTrumpAction', 'Names trump.')
class NameTrumpType extends LegalActionType implements DescribedAction<'nameTrump'> {
  readonly kind = 'nameTrump';
  @Field(() => SuitEnum, { description: 'The suit that becomes trump.' })
  suit!: LegalOf<'nameTrump'>['suit'];
}

@ActionType('TurnTrumpAction', 'Lets a turned card name trump (Aufschlagen).')
class TurnTrumpType extends LegalActionType implements DescribedAction<'turnTrump'> {
  readonly kind = 'turnTrump';
}

@ActionType('DemandRedealAction', 'Shows three jacks and demands that the cards are dealt again.')
class DemandRedealType extends LegalActionType implements DescribedAction<'redeal'> {
  readonly kind = 'redeal';
}

@ActionType('CutAction', 'Cuts the deck.')
class CutType extends LegalActionType implements DescribedAction<'cut'> {
  readonly kind = 'cut';
}

@ActionType('KnockAction', 'Knocks on the deck instead of cutting it.')
class KnockType extends LegalActionType implements DescribedAction<'knock'> {
  readonly kind = 'knock';
}

@ActionType('BidAction', 'Bids a contract.')
class BidType extends LegalActionType implements DescribedAction<'bid'> {
  readonly kind = 'bid';
  @Field(() => ContractKeyEnum, { description: 'The contract.' })
  contract!: LegalOf<'bid'>['contract'];
  @Field({ description: 'Whether the bidder plays without taking the talon.' })
  withoutTalon!: boolean;
}

@ActionType('RaiseAction', 'Raises the viewer’s own contract to a higher one.')
class RaiseType extends LegalActionType implements DescribedAction<'raise'> {
  readonly kind = 'raise';
  @Field(() => ContractKeyEnum, { description: 'The higher contract.' })
  contract!: LegalOf<'raise'>['contract'];
}

@ActionType('PassAction', 'Passes: does not bid, raise or double.')
class PassType extends LegalActionType implements DescribedAction<'pass'> {
  readonly kind = 'pass';
  readonly phase!: LegalOf<'pass'>['phase'];
}

@ActionType('LayAsideAction', 'Lays two cards aside after taking the talon.')
class LayAsideType extends LegalActionType implements DescribedAction<'layAside'> {
  readonly kind = 'layAside';
  @Field(() => [String], { description: 'The two cards.' }) cards!: readonly string[];
}

@ActionType('DoubleAction', 'Doubles the value of the deal.')
class DoubleType extends LegalActionType implements DescribedAction<'double'> {
  readonly kind = 'double';
  @Field(() => Int, { description: 'The factor after the action: 2, 4 or 8.' }) double!: number;
}

const TYPES: { readonly [K in LegalKind]: Type<DescribedAction<K>> } = {
  card: PlayCardType,
  marriage: AnnounceMarriageType,
  exchange: ExchangeTrumpType,
  close: CloseTalonType,
  draw: DrawType,
  claim: ClaimType,
  nameTrump: NameTrumpType,
  turnTrump: TurnTrumpType,
  redeal: DemandRedealType,
  cut: CutType,
  knock: KnockType,
  bid: BidType,
  raise: RaiseType,
  pass: PassType,
  layAside: LayAsideType,
  double: DoubleType,
};

/** An action with its sentence. */
export const toLegalActionType =
  (reader: Reader) =>
  (action: LegalAction): LegalActionType => ({ ...action, text: actionText(action, reader) });
