import {
  Context,
  Field,
  Int,
  ObjectType,
  Parent,
  registerEnumType,
  ResolveField,
  Resolver,
} from '@nestjs/graphql';
import { declaredFailures, meaningOf } from '../api/failure.js';
import type { Failure } from '../api/failure.js';
import type { GraphqlContext } from './context.js';

const UserErrorCode: Record<string, string> = {};

/** The codes that modules have declared by the time the schema is built: Nest reads these then. */
function declaredValues(): Record<string, { description: string }> {
  const failures = declaredFailures();
  Object.assign(UserErrorCode, Object.fromEntries(failures.map(({ code }) => [code, code])));
  return Object.fromEntries(
    failures.map(({ code, en, todo }) => [code, { description: `${en} ${todo}` }]),
  );
}

registerEnumType(UserErrorCode, {
  name: 'UserErrorCode',
  description:
    'Why a mutation did nothing, and what to do about it. New codes may be added: treat one that you do not ' +
    'know by its message.',
  get valuesMap() {
    return declaredValues();
  },
});

@ObjectType('UserError', {
  description: 'An expected failure. `code` is stable, `message` is not.',
})
export class UserErrorType {
  @Field(() => UserErrorCode, { description: 'What is wrong, for programs.' }) code!: string;
  @Field(() => [String], {
    nullable: true,
    description:
      'The field of the input that is wrong, outermost first; null when it is none of them.',
  })
  path?: string[];
  @Field(() => Int, {
    nullable: true,
    description: 'Which of several actions was refused, from 0; null when it is none of them.',
  })
  actionIndex?: number;
}

@Resolver(() => UserErrorType)
export class UserErrorResolver {
  @ResolveField(() => String, {
    description: 'What is wrong, for people: in the language of the request.',
  })
  message(@Parent() failure: UserErrorType, @Context() { language }: GraphqlContext): string {
    return meaningOf(failure)[language];
  }
}

/** What every payload has: empty `userErrors` mean that it was done. */
@ObjectType({ isAbstract: true })
export abstract class Payload {
  @Field(() => [UserErrorType], {
    description: 'Why nothing was done, all that is wrong at once; empty when it was done.',
  })
  userErrors!: UserErrorType[];
}

export const done: UserErrorType[] = [];

/** A payload that says why nothing was done. */
export function refused(...failures: readonly Failure[]): { userErrors: UserErrorType[] } {
  return { userErrors: failures.map((f) => ({ ...f, path: f.path && [...f.path] })) };
}
