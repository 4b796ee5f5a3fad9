import { Global, Module } from '@nestjs/common';
import { Budgets } from './budgets.js';
import { Gate } from './gate.js';
import { SharedUse } from './shared-use.js';

/** What every process charges for work, and how much work it does at once. */
@Global()
@Module({ providers: [Budgets, Gate, SharedUse], exports: [Budgets, Gate] })
export class AccountingModule {}
