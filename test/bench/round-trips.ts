import type { DataSource } from 'typeorm';

/** Statements that come after the answer, or at their own times: they are not part of a move. */
const BESIDE = /^(outbox-|live-notify|user-events-append|reminder-plan|heartbeat-)/;

interface Asked {
  connectionParameters: { application_name?: string };
}

type Query = (this: Asked, ...args: unknown[]) => unknown;

/** The client class of the driver that TypeORM has loaded. */
function clientClass(source: DataSource): { prototype: { query: Query } } {
  const { master } = source.driver as unknown as {
    master: { Client: { prototype: { query: Query } } };
  };
  return master.Client;
}

/** The statements that a move sends to the service's database, by name; each is one round trip. */
export const roundTrips = async (
  source: DataSource,
  work: () => Promise<unknown>,
): Promise<string[]> => (await sentBy(source, work)).filter((name) => !BESIDE.test(name));

/** All statements that `work` sends to the service's database, by name or text. */
export async function sentBy(source: DataSource, work: () => Promise<unknown>): Promise<string[]> {
  const { prototype } = clientClass(source);
  const { query } = prototype;
  const names: string[] = [];
  prototype.query = function (this: Asked, ...args: unknown[]) {
    if (this.connectionParameters.application_name === 'bummerl') names.push(nameOf(args[0]));
    return query.apply(this, args);
  };
  try {
    await work();
  } finally {
    prototype.query = query;
  }
  return names;
}

function nameOf(statement: unknown): string {
  const { name, text } = statement as { name?: string; text?: string };
  return name ?? text ?? String(statement);
}
