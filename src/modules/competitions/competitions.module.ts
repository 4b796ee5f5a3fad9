import { Module } from '@nestjs/common';
import './storage/tables.js';

/** Competitions: who meets whom, when, and who has won. */
@Module({})
export class CompetitionsModule {}
