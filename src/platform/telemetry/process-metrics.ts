import { Injectable } from '@nestjs/common';
import { Budgets } from '../accounting/budgets.js';
import { Database } from '../database/database.js';
import { Metrics } from '../http/metrics.js';

/** Metrics of a process that are read from what it counts anyway: its connections to Postgres, and its budgets. */
@Injectable()
export class ProcessMetrics {
  constructor(metrics: Metrics, database: Database, budgets: Budgets) {
    addPool(metrics, database);
    addBudgets(metrics, budgets);
  }
}

function addPool(metrics: Metrics, database: Database): void {
  metrics.gauge({
    name: 'bummerl_database_connections',
    help: 'Connections to Postgres, by kind (shared: requests; brief: statements that calls share; own: sweeps, clocks) and state (in_use, idle).',
    labelNames: ['kind', 'state'],
    collect() {
      for (const { kind, inUse, idle } of database.poolFigures()) {
        this.set({ kind, state: 'in_use' }, inUse);
        this.set({ kind, state: 'idle' }, idle);
      }
    },
  });
  metrics.gauge({
    name: 'bummerl_database_connections_max',
    help: 'The greatest number of these connections, by kind.',
    labelNames: ['kind'],
    collect() {
      for (const { kind, most } of database.poolFigures()) this.set({ kind }, most);
    },
  });
  metrics.gauge({
    name: 'bummerl_database_waiting',
    help: 'Callers that wait for a connection, by kind.',
    labelNames: ['kind'],
    collect() {
      for (const { kind, waiting } of database.poolFigures()) this.set({ kind }, waiting);
    },
  });
}

function addBudgets(metrics: Metrics, budgets: Budgets): void {
  metrics.counter({
    name: 'bummerl_budget_points_total',
    help: 'Points taken from budgets, by budget; an operation takes them from several. `changes`: changes.',
    labelNames: ['budget'],
    collect() {
      this.reset();
      for (const { name, spent } of budgets.totals()) this.inc({ budget: name }, spent);
    },
  });
  metrics.counter({
    name: 'bummerl_budget_refusals_total',
    help: 'Calls that were refused with RATE_LIMITED because a budget was used up, by budget.',
    labelNames: ['budget'],
    collect() {
      this.reset();
      for (const { name, refusals } of budgets.totals()) this.inc({ budget: name }, refusals);
    },
  });
}
