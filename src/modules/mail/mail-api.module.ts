import { Module } from '@nestjs/common';
import { UnsubscribeController } from './adapters/http/unsubscribe.controller.js';
import { MailModule } from './mail.module.js';

/** The pages behind links in mail; for the api process. */
@Module({ imports: [MailModule], controllers: [UnsubscribeController] })
export class MailApiModule {}
