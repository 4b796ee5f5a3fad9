import type { DataSource } from 'typeorm';

/** Statements that are not part of a move: they come after its answer, or at their own times. */
const NOT_OF_THE_MOVE = /^(outbox-|live-notify|user-events-append|reminder-plan|heartbeat-)/;

interface DatabaseClient {
  connectionParameters: { application_name?: string };
}

type Query = (this: DatabaseClient, ...args: unknown[]) => unknown;

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
): Promise<string[]> => (await sentBy(source, work)).filter((name) => !NOT_OF_THE_MOVE.test(name));

/** All statements that `work` sends to the service's database, by name or text. */
export async function sentBy(source: DataSource, work: () => Promise<unknown>): Promise<string[]> {
  const { prototype } = clientClass(source);
  const { query } = prototype;
  const names: string[] = [];
  prototype.query = function (this: DatabaseClient, ...args: unknown[]) {
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

const TRIES = 5;

/** The fewest statements that `work` sends, of those counted: the rest of a process sends some in its own time. */
export async function fewestSentBy(
  source: DataSource,
  work: () => Promise<unknown>,
  isCounted: (name: string) => boolean = () => true,
): Promise<number> {
  let fewest = Infinity;
  for (let tried = 0; tried < TRIES; tried++)
    fewest = Math.min(fewest, (await sentBy(source, work)).filter(isCounted).length);
  return fewest;
}

function nameOf(statement: unknown): string {
  const { name, text } = statement as { name?: string; text?: string };
  return name ?? text ?? String(statement);
}
