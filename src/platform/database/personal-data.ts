/** What the tables hold of people: checked where `CoreModule` registers it. */
export const DATABASE_DATA = [
  {
    table: 'schema_compatibility',
    about: 'Which releases fit the tables.',
    why: 'To start only those.',
    kept: 'One row.',
    columns: { service: 'id oldest_level' },
  },
  {
    table: 'migrations',
    about: 'A change of the tables that was made.',
    why: 'To make it once.',
    kept: 'For ever.',
    columns: { service: 'id timestamp name' },
  },
] as const;
