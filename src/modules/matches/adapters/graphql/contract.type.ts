import { Field, Int, ObjectType } from '@nestjs/graphql';
import { CONTRACTS, kernel } from '../../../../engine/index.js';
import type { Contract, Goal } from '../../../../engine/index.js';
import type { Language } from '../../../../platform/api/reader.js';
import { upperCaseEnum } from '../../../../platform/graphql/enum-type.js';
import { contractText } from '../../domain/contract-texts.js';
import { ContractKeyEnum } from './game-enums.js';

const BidderEnum = upperCaseEnum<Contract['openTo']>('ContractBidder', 'Who may bid a contract.', {
  caller: 'The caller, who names trump.',
  any: 'Everybody.',
  against: 'The side against the caller.',
});

const LeaderEnum = upperCaseEnum<Contract['leader']>('ContractLeader', 'Who leads first.', {
  declarer: 'The declarer, who has bid the contract.',
  caller: 'The caller, who names trump.',
});

const GoalEnum = upperCaseEnum<Goal>('ContractGoal', 'What the declarer must reach.', {
  sixtySixOrLast: '66 card points of the declarer’s side, or the last trick if nobody has 66.',
  sixtySixInTime: '66 card points by the fourth trick, in bauern by the third, and no trick lost.',
  everyTrick: 'Every trick, taken by the declarer alone.',
  noTrick: 'No trick.',
});

@ObjectType('Contract', {
  description: 'A contract (angesagtes Spiel) of a variant.',
})
export class ContractType {
  @Field(() => ContractKeyEnum, {
    description: 'Its key; the token of a bid contains it: `b:GANG` for GANG.',
  })
  key!: string;
  @Field({ description: 'Its English name.' }) name!: string;
  @Field({ description: 'Its German name, regional names in brackets.' }) nameDe!: string;
  @Field({
    description:
      'What it asks of the player who bids it, in a few short sentences, in the language of the request.',
  })
  text!: string;
  @Field(() => Int, {
    nullable: true,
    description:
      'Its value in game points before doubling; null for the normal game, which is worth 1 to 3: ' +
      'the tricks and card points of the losers decide.',
  })
  gamePoints!: number | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'Its height in the bidding: a contract can be bid over a contract of lower height. Null for ' +
      'the normal game, which is never bid.',
  })
  height!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Its height in the bidding if the rule `zehnergangOverGang` is off.',
  })
  heightIfGangOver!: number | null;
  @Field(() => BidderEnum, { description: 'Who may bid it.' }) openTo!: string;
  @Field(() => GoalEnum, { description: 'What its declarer must reach.' }) goal!: string;
  @Field({
    description: 'Whether the trump that the caller named holds; if not, there is no trump.',
  })
  hasTrump!: boolean;
  @Field({
    description: 'Whether the ace is the lowest card of its suit; if not, it is the highest.',
  })
  acesLow!: boolean;
  @Field(() => LeaderEnum, { description: 'Who leads to the first trick.' }) leader!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'What its declarer must hold, in the language of the request; null if any hand will do.',
  })
  mustHold!: string | null;
  @Field({ description: 'Whether all hands lie open after the first trick.' })
  opensHands!: boolean;
  @Field({ description: 'Whether the defenders may talk while it is played.' })
  defendersTalk!: boolean;
  @Field({ description: 'Whether it is played nearly everywhere, and in the preset klassisch.' })
  isUsual!: boolean;
  @Field({
    description:
      'Where it comes from: sections of docs/rules/specification.md, and sources that it lists.',
  })
  source!: string;
}

/** The contracts of a variant in the order of the bidding, lowest first; [] for a variant without contracts. */
export const contractTypes = (variant: string, language: Language): ContractType[] =>
  CONTRACTS.filter(({ variants }) => (variants as readonly string[]).includes(variant))
    .sort((a, b) => a.value - b.value)
    .map((contract) => toContractType(contract, variant, language));

/** The longest list of contracts that a variant may have. */
export const MOST_CONTRACTS = CONTRACTS.length;

function toContractType(
  contract: (typeof CONTRACTS)[number],
  variant: string,
  language: Language,
): ContractType {
  const { name, names, value, worth, openTo, hasTrump, order, leader, aim, source } = contract;
  const isBid = value > 0;
  return {
    key: name,
    name: names.en,
    nameDe: names.de,
    text: contractText(name, variant, language),
    gamePoints: worth ? null : value,
    height: isBid ? value : null,
    heightIfGangOver: isBid ? (contract.heightIfGangOver ?? value) : null,
    openTo,
    goal: aim.goal,
    hasTrump,
    acesLow: order === kernel.ACE_LOWEST_ORDER,
    leader,
    mustHold: contract.holds?.says[language] ?? null,
    opensHands: contract.opensHands ?? false,
    defendersTalk: contract.defendersTalk ?? false,
    isUsual: contract.isUsual ?? false,
    source,
  };
}
