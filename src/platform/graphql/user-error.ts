import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Failure } from '../api/failure.js';

@ObjectType('UserError', {
  description: 'An expected failure. `code` is stable, `message` is not.',
})
export class UserErrorType {
  @Field() code!: string;
  @Field() message!: string;
  @Field(() => [String], { nullable: true, description: 'The field of the input that is wrong.' })
  path?: string[];
  @Field(() => Int, {
    nullable: true,
    description: 'Which of several actions was refused, from 0.',
  })
  actionIndex?: number;
}

/** What every payload has: empty `userErrors` mean that it was done. */
@ObjectType({ isAbstract: true })
export abstract class Payload {
  @Field(() => [UserErrorType]) userErrors!: UserErrorType[];
}

export const done: UserErrorType[] = [];

/** A payload that says why nothing was done. */
export function refused(...failures: readonly Failure[]): { userErrors: UserErrorType[] } {
  return { userErrors: failures.map((f) => ({ ...f, path: f.path && [...f.path] })) };
}
