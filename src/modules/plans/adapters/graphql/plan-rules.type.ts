/**
 * The rules of a plan, as input and as output: the same fields, so that what was read can be sent again. They are
 * made from the lists of facts and picks; what is wrong with rules `plans/domain` says.
 */
import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { FieldOptions, ReturnTypeFunc } from '@nestjs/graphql';
import { ContractKeyEnum, PhaseEnum, SuitEnum } from '../../../matches/adapters/graphql/index.js';
import { PICK_TEXTS, PICKS } from '../../domain/choices.js';
import { FACTS } from '../../domain/conditions.js';
import type { PlanRule } from '../../domain/rules.js';
import type { FactKind } from '../../domain/values.js';

type Fields = Readonly<Record<string, unknown>>;

/** Declares a field of an input and of its mirror, which differ in the types of objects alone. */
function onBoth(
  [input, output]: readonly [Fields, Fields],
  name: string,
  types: readonly [ReturnTypeFunc, ReturnTypeFunc],
  options: FieldOptions,
): void {
  Field(types[0], options)(input, name);
  Field(types[1], options)(output, name);
}

const alike = (type: ReturnTypeFunc): readonly [ReturnTypeFunc, ReturnTypeFunc] => [type, type];

const RANGE = 'A whole number: either exactly one, or from the least to the most, both included.';

@InputType({ description: RANGE })
export class NumberRangeInput {
  readonly [name: string]: unknown;
}
@ObjectType({ description: RANGE })
export class NumberRange {
  readonly [name: string]: unknown;
}

const BOUNDS = {
  exactly: 'It is this number; null where it may be several.',
  min: 'It is at least this; null where there is no least.',
  max: 'It is at most this; null where there is no most.',
};
for (const [name, description] of Object.entries(BOUNDS)) {
  const options = { nullable: true, description };
  onBoth(
    [NumberRangeInput.prototype, NumberRange.prototype],
    name,
    alike(() => Int),
    options,
  );
}

const CONDITION =
  'What must hold: all that is named. None at all holds always; what is null or left out is not asked.';

@InputType({ description: CONDITION })
export class PlanConditionInput {
  readonly [name: string]: unknown;
}
@ObjectType({ description: CONDITION })
export class PlanCondition {
  readonly [name: string]: unknown;
}

const FACT_TYPES: Readonly<Record<FactKind, readonly [ReturnTypeFunc, ReturnTypeFunc]>> = {
  flag: alike(() => Boolean),
  phase: alike(() => PhaseEnum),
  card: alike(() => String),
  suit: alike(() => SuitEnum),
  token: alike(() => String),
  contract: alike(() => ContractKeyEnum),
  range: [() => NumberRangeInput, () => NumberRange],
};
const CONDITIONS = [PlanConditionInput.prototype, PlanCondition.prototype] as const;
for (const [name, { kind, says }] of Object.entries(FACTS)) {
  onBoth(CONDITIONS, name, FACT_TYPES[kind], { nullable: true, description: says });
}
const LISTS = { all: 'All of these conditions hold.', any: 'One of these conditions holds.' };
for (const [name, description] of Object.entries(LISTS)) {
  const types = [() => [PlanConditionInput], () => [PlanCondition]] as const;
  onBoth(CONDITIONS, name, types, { nullable: true, description });
}
onBoth(CONDITIONS, 'not', [() => PlanConditionInput, () => PlanCondition], {
  nullable: true,
  description: 'This condition does not hold.',
});

const CHOICE =
  'What to play: either `token`, or a card by exactly one of its names, which `suit` and `trump` narrow.';

@InputType({ description: CHOICE })
export class PlanChoiceInput {
  readonly [name: string]: unknown;
}
@ObjectType({ description: CHOICE })
export class PlanChoice {
  readonly [name: string]: unknown;
}

const CHOICES = [PlanChoiceInput.prototype, PlanChoice.prototype] as const;
onBoth(
  CHOICES,
  'token',
  alike(() => String),
  {
    nullable: true,
    description: 'An action of the notation, where it is legal.',
  },
);
for (const pick of PICKS) {
  const options = { nullable: true, description: `${PICK_TEXTS[pick]} True, or left out.` };
  onBoth(
    CHOICES,
    pick,
    alike(() => Boolean),
    options,
  );
}
onBoth(
  CHOICES,
  'suit',
  alike(() => SuitEnum),
  {
    nullable: true,
    description: 'A card of this suit; of any where it is left out.',
  },
);
onBoth(
  CHOICES,
  'trump',
  alike(() => Boolean),
  {
    nullable: true,
    description: 'A trump, or none; either where it is left out.',
  },
);

const RULE = 'Plays the first of its choices that is legal where its condition holds.';

@InputType({ description: RULE })
export class PlanRuleInput {
  @Field(() => PlanConditionInput, { description: 'When it fires.' }) when!: PlanConditionInput;
  @Field(() => [PlanChoiceInput], { description: 'What is played, the first that is legal.' })
  then!: PlanChoiceInput[];
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it fires a single time; false when left out.',
  })
  once?: boolean | null;
}
@ObjectType('PlanRule', { description: RULE })
export class PlanRuleType {
  @Field(() => PlanCondition, { description: 'When it fires.' }) when!: PlanCondition;
  @Field(() => [PlanChoice], { description: 'What is played, the first that is legal.' })
  then!: PlanChoice[];
  @Field({ description: 'Whether it fires a single time.' }) once!: boolean;
}

/** Rules as the domain reads them: what is null was left out. */
export const givenPlan = (rules: readonly PlanRuleInput[]): unknown => withoutNulls(rules);

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const named = Object.entries(value).filter(([, part]) => (part ?? null) !== null);
  return Object.fromEntries(named.map(([name, part]) => [name, withoutNulls(part)]));
}

export const toPlanRuleType = ({ when, then, once = false }: PlanRule): PlanRuleType => ({
  when,
  then: then.map((choice) => ({ ...choice })),
  once,
});
