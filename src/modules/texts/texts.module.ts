import { Module } from '@nestjs/common';
import { OperatorTexts } from './application/index.js';

/** The operator's texts for privacy, imprint and terms. */
@Module({ providers: [OperatorTexts], exports: [OperatorTexts] })
export class TextsModule {}
