import { Global, Module } from '@nestjs/common';
import { OperationReports } from './operation-reports.js';
import { ProcessMetrics } from './process-metrics.js';

/** What operators see of a process: its metrics, and the lines about slow operations. */
@Global()
@Module({ providers: [OperationReports, ProcessMetrics], exports: [OperationReports] })
export class TelemetryModule {}
