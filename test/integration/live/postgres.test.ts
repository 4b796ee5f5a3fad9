import { Logger } from '@nestjs/common';
import { afterAll, beforeAll } from '@jest/globals';
import { freshDatabase } from '../../support/postgres.js';
import type { TestDatabase } from '../../support/postgres.js';
import { describeLiveBus } from './conformance.js';
import { joinOnPostgres } from './postgres-member.js';

let database: TestDatabase;

beforeAll(async () => {
  Logger.overrideLogger(false); // errors are expected here
  database = await freshDatabase();
});
afterAll(() => database.drop());

describeLiveBus('Postgres', () => joinOnPostgres(database.url));
