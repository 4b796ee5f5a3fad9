/** Real: the built api as a process with short time limits, without a proxy, on a real Postgres. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestClient } from '../support/client.js';
import { freshDatabase } from '../support/postgres.js';
import type { TestDatabase } from '../support/postgres.js';
import { until } from '../support/wait.js';
import { killAll, service } from '../integration/start/service.js';
import type { Service } from '../integration/start/service.js';
import { rounds } from './support/rounds.js';
import { RawConnection, upgradeRequest } from './support/raw-connection.js';
import { RawSocket, registersOver } from './support/raw-socket.js';
import { essentials } from './support/victim.js';

const CONNECTIONS = 40;
const REGISTRATIONS = 2;

/** At a signal the process writes to the console as packages do, with secrets. */
const LOGS_SECRETS = `
  process.on('SIGUSR2', () => {
    console.error('failed for Bearer abcdefgh.one', { password: 'secret-two' });
    console.warn(new Error('postgres://user:secret-three@host/db'));
    console.log({ token: 'secret-four' });
    process.emitWarning('deprecated: bmrl_secretfive');
  });`;

let database: TestDatabase;
let api: Service;
let base: string;

beforeAll(async () => {
  database = await freshDatabase();
  api = service({
    program: [
      '--import',
      `data:text/javascript;base64,${Buffer.from(LOGS_SECRETS).toString('base64')}`,
      'dist/api.main.js',
    ],
    env: {
      ...essentials(database),
      LOG_FORMAT: 'json',
      REGISTRATIONS_PER_MINUTE: String(REGISTRATIONS),
      CONNECTIONS_PER_NETWORK: String(CONNECTIONS),
      REQUEST_SECONDS: '2',
      KEEP_ALIVE_SECONDS: '2',
    },
  });
  base = await api.ready();
});

afterAll(async () => {
  killAll();
  await database.drop();
});

const isAlive = async () =>
  expect(await new TestClient(base).ask('{ __typename }')).toEqual({ __typename: 'Query' });

const HEADERS = 'POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
const BODY = `{"query":"{ __typename }"}`;
const request = `${HEADERS}Content-Length: ${BODY.length}\r\n\r\n${BODY}`;

/** Sends `text`, then `drop` again and again; resolves when the service has ended the connection. */
async function ended(text: string, drop?: string): Promise<RawConnection> {
  const one = (await RawConnection.to(base)).write(text);
  let isOver = false;
  const over = one.ended.then(() => (isOver = true));
  if (drop !== undefined) await until('the end', () => isOver || void one.write(drop));
  await over;
  return one;
}

async function endedWhenIdle(): Promise<RawConnection> {
  const one = (await RawConnection.to(base)).write(request);
  await until('an answer', () => one.answer.includes('Query'));
  one.write(request);
  await until('another', () => one.answer.split('Query').length === 3);
  await one.ended;
  return one;
}

const UNFINISHED: Readonly<Record<string, () => Promise<RawConnection>>> = {
  'that sends nothing': () => ended(''),
  'that stops in its headers': () => ended(HEADERS),
  'that stops in its body': () => ended(`${HEADERS}Content-Length: 100\r\n\r\n{"query`),
  'that stops in a chunk': () => ended(`${HEADERS}Transfer-Encoding: chunked\r\n\r\n64\r\n{"query`),
  'that stops in the headers of an upgrade': () => ended(upgradeRequest('/graphql').slice(0, -2)),
  'that sends its headers byte by byte': () => ended(HEADERS, 'X: y\r\n'),
  'that sends its body byte by byte': () => ended(`${HEADERS}Content-Length: 10000\r\n\r\n`, ' '),
};

const OTHER_PROTOCOLS = [
  '\0\0\0\0',
  'GET\r\n\r\n',
  'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\n',
];

describe('a connection', () => {
  /** All connections begin together, because each waits for a time limit; each has its own test. */
  const begun = new Map<string, Promise<RawConnection>>();
  beforeAll(async () => {
    for (const [what, begin] of Object.entries(UNFINISHED)) begun.set(what, begin());
    for (const text of OTHER_PROTOCOLS) begun.set(text, ended(text));
    begun.set('idle', endedWhenIdle());
    // A failure is reported by the test of its connection.
    await Promise.allSettled(begun.values());
  });

  it.each(Object.keys(UNFINISHED))('%s is ended', async (what) => {
    const one = await begun.get(what)!;
    expect(one.answer).toMatch(/^(HTTP\/1\.1 408 |$)/);
    one.drop();
  });

  it('is kept between requests and ended when it is idle', async () => {
    (await begun.get('idle')!).drop();
  });

  it.each(OTHER_PROTOCOLS)('that does not speak HTTP/1.1 (%j) is ended', async (text) => {
    (await begun.get(text)!).drop();
    await isAlive();
  });

  it('that breaks off after any byte, by FIN or RST, does not harm the service', async () => {
    for (let bytes = 1; bytes <= request.length; bytes += rounds(11, 1)) {
      const one = (await RawConnection.to(base)).write(request.slice(0, bytes));
      if (bytes % 3 === 0) one.finish();
      else one.reset();
      if (bytes % 3 === 0) await one.ended;
    }
    await isAlive();
  });
});

describe('a network', () => {
  it('has a limited number of connections, and ended ones make room for new ones', async () => {
    const all = await Promise.all(
      Array.from({ length: CONNECTIONS }, () => RawConnection.to(base)),
    );
    const more = await RawConnection.to(base);
    await more.ended;
    expect(more.answer).toBe('');
    for (const one of [...all, more]) one.drop();
    await until('a place', () =>
      isAlive()
        .then(() => true)
        .catch(() => false as const),
    );
  });

  it('is, without a proxy, the connection’s address, not an address in a header', async () => {
    const registered: boolean[] = [];
    for (let index = 0; index <= REGISTRATIONS; index += 1) {
      registered.push(await registersOver(await RawSocket.acknowledged(base, `192.0.2.${index}`)));
    }
    expect(registered).toEqual([true, true, false]);
  });
});

describe('the output', () => {
  it('texts that packages write to the console become lines of the log without their secrets', async () => {
    api.child.kill('SIGUSR2');
    await until('the warning', () => api.out().includes('deprecated'));
    const lines = api
      .out()
      .split('\n')
      .filter((line) => line.includes('"Console"'));
    expect(lines.map((line) => (JSON.parse(line) as { level: string }).level)).toEqual([
      'error',
      'warn',
      'info',
      'warn',
    ]);
    expect(lines.join('\n')).not.toMatch(/abcdefgh|secret-?(two|three|four|five)/);
  });

  it('no connection leaves an error in the log, and the service stops cleanly', async () => {
    api.child.kill('SIGTERM');
    const { status, err, out } = await api.ended;
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const faults = out.split('\n').filter((line) => line.includes('"level":"error"'));
    expect(faults.filter((line) => !line.includes('"Console"'))).toEqual([]);
  });
});
