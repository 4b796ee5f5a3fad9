import { Global, Module } from '@nestjs/common';
import { PersonalData } from './personal-data.js';

/** What the service holds of people, table by table. */
@Global()
@Module({ providers: [PersonalData], exports: [PersonalData] })
export class PersonalDataModule {}
