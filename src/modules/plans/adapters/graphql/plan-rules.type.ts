/**
 * The rules of a plan, as input and as output. Both have the same fields, so that rules can be read and
 * sent again. The fields are made from the lists of facts and picks. `plans/domain` validates the rules.
 */
import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { FieldOptions, ReturnTypeFunc } from '@nestjs/graphql';
import { ContractKeyEnum, PhaseEnum, SuitEnum } from '../../../matches/adapters/graphql/index.js';
import { PICK_TEXTS, PICKS } from '../../domain/choices.js';
import { FACTS } from '../../domain/conditions.js';
import type { PlanRule } from '../../domain/rules.js';
import type { FactKind } from '../../domain/values.js';

type Fields = Readonly<Record<string, unknown>>;

/** Declares a field of an input and of its output; they differ only in their object types. */
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

const RANGE =
  'A whole number: either an exact value, or a least and a greatest value, both included.';

@InputType({ description: RANGE })
export class NumberRangeInput {
  readonly [name: string]: unknown;
}
@ObjectType({ description: RANGE })
export class NumberRange {
  readonly [name: string]: unknown;
}

const BOUNDS = {
  exactly: 'The exact value; null for a range.',
  min: 'The least value; null when there is none.',
  max: 'The greatest value; null when there is none.',
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
  'A condition. All of its fields must hold. A condition without fields always holds; fields that ' +
  'are null or left out are ignored.';

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
const LISTS = {
  all: 'All of these conditions hold.',
  any: 'At least one of these conditions holds.',
};
for (const [name, description] of Object.entries(LISTS)) {
  const types = [() => [PlanConditionInput], () => [PlanCondition]] as const;
  onBoth(CONDITIONS, name, types, { nullable: true, description });
}
onBoth(CONDITIONS, 'not', [() => PlanConditionInput, () => PlanCondition], {
  nullable: true,
  description: 'This condition does not hold.',
});

const CHOICE =
  'What to play: either `token`, or exactly one of `cheapest`, `cheapestWinning` and `highest`. ' +
  '`suit` and `trump` limit the cards of the latter.';

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
    description: 'An action in the notation, played if it is legal.',
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
    description: 'Only cards of this suit; if left out, cards of any suit.',
  },
);
onBoth(
  CHOICES,
  'trump',
  alike(() => Boolean),
  {
    nullable: true,
    description: 'Only trumps, or only cards that are no trumps; if left out, any cards.',
  },
);

const RULE = 'When the condition holds, the rule plays the first legal choice.';

@InputType({ description: RULE })
export class PlanRuleInput {
  @Field(() => PlanConditionInput, { description: 'The condition under which the rule fires.' })
  when!: PlanConditionInput;
  @Field(() => [PlanChoiceInput], {
    description: 'The choices; the first that is legal is played.',
  })
  then!: PlanChoiceInput[];
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the rule fires only once; false when left out.',
  })
  once?: boolean | null;
}
@ObjectType('PlanRule', { description: RULE })
export class PlanRuleType {
  @Field(() => PlanCondition, { description: 'The condition under which the rule fires.' })
  when!: PlanCondition;
  @Field(() => [PlanChoice], { description: 'The choices; the first that is legal is played.' })
  then!: PlanChoice[];
  @Field({ description: 'Whether the rule fires only once.' }) once!: boolean;
}

/** Rules as the domain reads them, without the fields that are null. */
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
