import { Module } from '@nestjs/common';
import { TextsController } from './adapters/http/texts.controller.js';
import { TextsResolver } from './adapters/graphql/texts.resolver.js';
import { OperatorTexts } from './application/operator-texts.js';

/** The operator's texts for privacy, imprint and terms. Only the api shows them. */
@Module({
  controllers: [TextsController],
  providers: [OperatorTexts, TextsResolver],
})
export class TextsApiModule {}
