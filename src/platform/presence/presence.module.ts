import { Global, Module } from '@nestjs/common';
import { Presence } from './presence.js';

/** In the api alone: nobody is connected to a worker. */
@Global()
@Module({ providers: [Presence], exports: [Presence] })
export class PresenceModule {}
