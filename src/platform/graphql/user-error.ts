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
import { hearCodes, meaningOf } from '../api/failure.js';
import type { Failure, PathSegment } from '../api/failure.js';
import type { GraphqlContext } from './context.js';
import { PathSegmentScalar } from './path-segment.js';

/**
 * The codes that modules have declared when a schema is built. Nest keeps both objects, so that a process that builds
 * another schema later, as tests do, finds in them what was declared meanwhile.
 */
const UserErrorCode: Record<string, string> = {};
const valuesMap: Record<string, { description: string }> = {};
hearCodes((code, { en, todo }) => {
  UserErrorCode[code] = code;
  valuesMap[code] = { description: `${en} ${todo}` };
});

registerEnumType(UserErrorCode, {
  name: 'UserErrorCode',
  description:
    'Why a mutation did nothing, and what to do about it. New codes may be added: for a code that you do not ' +
    'know, show the message. The page `/errors` of the service explains each at its anchor, ' +
    '`/errors#MATCH_OVER`.',
  valuesMap,
});

@ObjectType('UserError', {
  description: 'An expected failure. `code` is stable, `message` is not.',
})
export class UserErrorType {
  @Field(() => UserErrorCode, { description: 'What is wrong, as a code for programs.' })
  code!: string;
  @Field(() => [PathSegmentScalar], {
    nullable: true,
    description:
      'The path of the wrong field in the input, outermost first: names of fields, and indices in lists as numbers. ' +
      'Null if it is not one field.',
  })
  path?: PathSegment[];
  @Field(() => Int, {
    nullable: true,
    description:
      'The index of the refused action among several, from 0; null if it was not an action.',
  })
  actionIndex?: number;
}

@Resolver(() => UserErrorType)
export class UserErrorResolver {
  @ResolveField(() => String, {
    description:
      'What is wrong, in words for the user, in the language of the viewer or of the request.',
  })
  message(@Parent() failure: UserErrorType, @Context() { language }: GraphqlContext): string {
    return meaningOf(failure)[language];
  }
}

/** The fields of every payload. If `userErrors` is empty, the mutation was done. */
@ObjectType({ isAbstract: true })
export abstract class Payload {
  @Field(() => [UserErrorType], {
    description: 'All reasons why nothing was done; empty if it was done.',
  })
  userErrors!: UserErrorType[];
}

export const done: UserErrorType[] = [];

/** A payload with the reasons why nothing was done. */
export function refused(...failures: readonly Failure[]): { userErrors: UserErrorType[] } {
  return { userErrors: failures.map((f) => ({ ...f, path: f.path && [...f.path] })) };
}
