import { Global, Module } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { OutboundHttp } from './outbound-http.js';

/** Calls to servers that users name. */
@Global()
@Module({
  providers: [
    {
      provide: OutboundHttp,
      inject: [CONFIG],
      useFactory: ({ WEBHOOKS_ALLOW_PRIVATE }: Config) =>
        new OutboundHttp({ allowPrivate: WEBHOOKS_ALLOW_PRIVATE }),
    },
  ],
  exports: [OutboundHttp],
})
export class OutboundModule {}
