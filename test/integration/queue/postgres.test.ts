import { describeQueue } from './conformance.js';
import { configFor } from './station.js';

describeQueue({
  name: 'Postgres',
  config: (database) => configFor(database.url, null),
  reset: async (station) => {
    await station.source.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
  },
});
