import { Global, Module } from '@nestjs/common';

/** The time as this process sees it; tests bring their own. */
export class Clock {
  now(): Date {
    return new Date();
  }
}

@Global()
@Module({ providers: [Clock], exports: [Clock] })
export class TimeModule {}
