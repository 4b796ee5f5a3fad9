import { Module } from '@nestjs/common';
import { Heartbeat } from './storage/heartbeat.js';

/** How correspondence counts time, and the time in which nobody could play. */
@Module({ providers: [Heartbeat], exports: [Heartbeat] })
export class ClockModule {}
