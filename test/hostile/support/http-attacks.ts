/** Requests over HTTP: operations that are sent correctly, and in many wrong ways. */
import type { Agent } from 'undici';
import { request } from 'undici';
import type { Chance } from './chance.js';
import type { Operation } from './documents.js';
import type { Reply } from './faults.js';
import { WILD_TEXTS, wildJson } from './wild-values.js';

export interface HttpAttack {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

const JSON_TYPE = { 'content-type': 'application/json' };

export const posted = (operation: Operation): HttpAttack => ({
  method: 'POST',
  path: '/graphql',
  headers: JSON_TYPE,
  body: JSON.stringify(operation),
});

/** A valid operation with some characters of its document removed, doubled or replaced. */
export function altered(operation: Operation, chance: Chance): HttpAttack {
  const { query } = operation;
  const [from, to] = [chance.below(query.length), chance.below(query.length)];
  const wild = chance.pick([...WILD_TEXTS, '{', '}', '...', '@', '"""', '$', '#\n', '!']);
  const middle = chance.pick(['', wild, query.slice(to, to + 20), `${wild}${wild}`]);
  return posted({ ...operation, query: query.slice(0, from) + middle + query.slice(from + 3) });
}

/** A body that is no GraphQL request, or headers that name another type. */
export function malformed(operation: Operation, chance: Chance): HttpAttack {
  const body = Buffer.from(JSON.stringify(operation));
  const cut = chance.below(body.length);
  const withInvalidByte = Buffer.concat([
    body.subarray(0, cut),
    Buffer.from([0xff, 0xc0, 0]),
    body,
  ]);
  const bodies = [body.subarray(0, cut), withInvalidByte, JSON.stringify(wildJson(chance))];
  const types = ['text/plain', 'application/json; charset=utf-16', 'multipart/form-data', '', 'x'];
  const others: HttpAttack[] = [
    { ...posted(operation), body: chance.pick([...bodies, '', '[]', `[${String(body)}]`]) },
    { ...posted(operation), headers: { 'content-type': chance.pick(types) } },
    { ...posted(operation), headers: { ...JSON_TYPE, 'content-encoding': 'gzip' } },
    { ...posted(operation), method: chance.pick(['PUT', 'PATCH', 'DELETE', 'OPTIONS']) },
    {
      ...posted(operation),
      headers: { ...JSON_TYPE, accept: chance.pick(['text/html', 'x', '']) },
    },
  ];
  return chance.pick(others);
}

/** Sends an operation by GET. */
export function byGet({ query, variables, operationName }: Operation, chance: Chance): HttpAttack {
  const wild = () => chance.pick(WILD_TEXTS.filter((text) => text.length < 1_000));
  const search = new URLSearchParams({
    query: query.slice(0, 4_000),
    ...(chance.happens(0.7) && { variables: JSON.stringify(variables ?? null).slice(0, 2_000) }),
    ...(chance.happens(0.7) && { operationName: String(operationName) }),
    ...(chance.happens(0.2) && { variables: wild(), extensions: wild() }),
  });
  return { method: 'GET', path: `/graphql?${String(search)}`, headers: {} };
}

const PATHS = ['/', '/verify', '/reset', '/unsubscribe', '/health/live', '/explorer/x', '/metrics'];

/** A request to another path of the service. */
export function otherPath(chance: Chance, secrets: readonly string[]): HttpAttack {
  const value = encodeURIComponent(String(Buffer.from(chance.pick([...WILD_TEXTS, ...secrets]))));
  const path = chance.pick([...PATHS, `/${value}`, '/%00', '/%ff%fe', '//', '/graphql/x']);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  return chance.happens(0.5)
    ? { method: chance.pick(['GET', 'HEAD']), path: `${path}?token=${value}`, headers: {} }
    : { method: 'POST', path, headers: form, body: `token=${value}&password=${value}&%ff=%` };
}

/** @throws the connection's error if the service is gone or does not answer in time */
export async function send(base: string, attack: HttpAttack, agent: Agent): Promise<Reply> {
  const { method, path, headers, body = null } = attack;
  const answer = await request(`${base}${path}`, {
    method: method as 'GET',
    headers,
    body,
    dispatcher: agent,
  });
  return { status: answer.statusCode, body: await answer.body.text() };
}
