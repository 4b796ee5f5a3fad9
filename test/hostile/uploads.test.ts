/** Real: an api over TCP, Postgres. Requests with bodies that are far too large, or of no use. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApiAlone } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { until } from '../support/wait.js';
import { RawConnection } from './support/raw-connection.js';

const HUGE = 100 * 1024 * 1024;
const CHUNK = 'x'.repeat(16 * 1024);
/** More than the service reads of any body before it answers. */
const MOST_SENT = 4 * 1024 * 1024;

let service: TestService;
beforeAll(async () => {
  service = await startApiAlone();
});
afterAll(() => service.stop());

const PATHS = ['/graphql', '/graphql/stream', '/unsubscribe?token=x', '/reset', '/nowhere'];
const TYPES = ['multipart/form-data; boundary=x', 'application/octet-stream', 'application/json'];
const CASES = PATHS.flatMap((path) => TYPES.map((type) => [path, type] as const));

const headersOf = (path: string, type: string, length: string) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\n${length}\r\n\r\n`;

const statusOf = ({ answer }: RawConnection) => Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1]);

describe('a body of 100 MB', () => {
  it.each(CASES)('to %s as %s is refused before it is sent', async (path, type) => {
    const one = await RawConnection.to(service.base);
    let isOver = false;
    void one.ended.then(() => (isOver = true));
    one.write(headersOf(path, type, `Content-Length: ${HUGE}`)).write(CHUNK);
    await until('the end of the connection', () => isOver, 20_000);
    expect(statusOf(one)).toBeGreaterThanOrEqual(400);
    expect(statusOf(one)).toBeLessThan(500);
  });

  it.each(CASES)('to %s as %s is cut when nobody knows its length', async (path, type) => {
    const one = await RawConnection.to(service.base);
    let isOver = false;
    void one.ended.then(() => (isOver = true));
    one.write(headersOf(path, type, 'Transfer-Encoding: chunked'));
    let sent = 0;
    await until('the end of the connection', () => {
      if (isOver) return true;
      if ((sent += CHUNK.length) <= MOST_SENT)
        one.write(`${CHUNK.length.toString(16)}\r\n${CHUNK}\r\n`);
      return false;
    });
    expect(sent).toBeLessThan(MOST_SENT);
  });

  it('does no harm: the next request is answered', async () => {
    expect(await service.client().ask('{ __typename }')).toEqual({ __typename: 'Query' });
  });
});
