import { Global, Module } from '@nestjs/common';
import { Presence } from './presence.js';

/** Only in the api. Global, since subscriptions of any module may say what a user looks at. */
@Global()
@Module({ providers: [Presence], exports: [Presence] })
export class PresenceModule {}
