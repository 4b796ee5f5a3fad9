import { Global, Module } from '@nestjs/common';

/** The current time of this process; tests replace it. */
export class Clock {
  now(): Date {
    return new Date();
  }
}

@Global()
@Module({ providers: [Clock], exports: [Clock] })
export class TimeModule {}
