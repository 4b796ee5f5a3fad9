/** The credentials of a person at one api, and what is open with them. */
import { until } from '../wait.js';
import type { TestClient } from '../client.js';
import type { TestService } from '../service.js';
import { openExport, openIdleSocket, openSocket, openStream } from './streams.js';
import type { Ended } from './streams.js';

const ME = '{ me { username } }';

/** A part of what a person has. */
export interface Part {
  readonly name: string;
  readonly ended: Ended;
}

/** The access tokens of a person, by what they are. */
export type Tokens = Readonly<Record<'session' | 'personal token' | 'app', string>>;

type Api = Pick<TestService, 'client'>;

/** Whether a request with this credential is refused. */
const isRefused = async (client: TestClient): Promise<boolean> =>
  (await client.raw(ME)).errors !== undefined;

/**
 * Opens all parts at an api. Each credential is used once, so that the api remembers it.
 *
 * @param exported whose matches are exported
 */
export async function partsAt(
  api: Api,
  number: number,
  tokens: Tokens,
  exported: string | null,
): Promise<Part[]> {
  const kinds = Object.entries(tokens).map(([kind, accessToken]) =>
    partsOf(`${kind} ${number}`, Object.assign(api.client(), { accessToken })),
  );
  const session = Object.assign(api.client(), { accessToken: tokens.session });
  const exports = exported === null ? [] : [await openExport(session, exported)];
  return [
    ...(await Promise.all(kinds)).flat(),
    ...exports.map((ended) => ({ name: `export ${number}`, ended })),
  ];
}

async function partsOf(name: string, client: TestClient): Promise<Part[]> {
  await client.ask(ME);
  const [idle, socket, stream] = await Promise.all([
    openIdleSocket(client),
    openSocket(client),
    openStream(client),
  ]);
  return [
    { name, ended: () => until(`the refusal of ${name}`, () => isRefused(client)) },
    { name: `${name}, idle socket`, ended: idle },
    { name: `${name}, socket`, ended: socket },
    { name: `${name}, stream`, ended: stream },
  ];
}
