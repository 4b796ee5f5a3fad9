import { Module } from '@nestjs/common';
import type { OnApplicationBootstrap } from '@nestjs/common';
import { TextsController } from './adapters/http/texts.controller.js';
import { TextsResolver } from './adapters/graphql/texts.resolver.js';
import { OperatorTexts } from './application/index.js';
import { TextsModule } from './texts.module.js';

/** The pages of the operator's texts. */
@Module({
  imports: [TextsModule],
  controllers: [TextsController],
  providers: [TextsResolver],
})
export class TextsApiModule implements OnApplicationBootstrap {
  constructor(private readonly texts: OperatorTexts) {}

  onApplicationBootstrap(): void {
    this.texts.warnOfPlaceholders();
  }
}
