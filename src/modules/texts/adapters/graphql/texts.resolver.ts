import { Context, Field, ObjectType, Query, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { upperCaseEnum } from '../../../../platform/graphql/enum-type.js';
import { OperatorTexts } from '../../application/index.js';
import { TEXT_KINDS, TEXT_TITLES } from '../../domain/operator-text.js';
import type { TextKind } from '../../domain/operator-text.js';

const TextKindEnum = upperCaseEnum<TextKind>('OperatorTextKind', 'A text of the operator.', {
  privacy: 'What is stored of people, and why.',
  imprint: 'Who runs the service.',
  terms: 'To what people agree when they register.',
});

@ObjectType('OperatorText', {
  description: 'A text of the operator, which the service shows as a page.',
})
class OperatorTextType {
  @Field(() => TextKindEnum, { description: 'What it is.' }) kind!: TextKind;
  @Field({ description: 'Its title, in the language of the request.' }) title!: string;
  @Field({ description: 'The path of its page on this service, such as `/privacy`.' })
  pagePath!: string;
}

@Resolver()
export class TextsResolver {
  constructor(private readonly texts: OperatorTexts) {}

  @Query(() => [OperatorTextType], {
    description:
      'The texts of the operator: at most one of each kind. Terms are there only if the operator has written them; ' +
      'whoever registers agrees to them.',
  })
  operatorTexts(@Context() { language }: GraphqlContext): OperatorTextType[] {
    return TEXT_KINDS.filter((kind) => this.texts.find(kind, language) !== null).map((kind) => ({
      kind,
      title: TEXT_TITLES[kind][language],
      pagePath: `/${kind}`,
    }));
  }
}
