/** Attacks made from a seed, and the service's answers. */
import { OperationTypeNode } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { Agent } from 'undici';
import type { Actor, PreparedData } from './prepared-data.js';
import { Chance } from './chance.js';
import { DocumentWriter } from './documents.js';
import type { Operation } from './documents.js';
import { otherPath, byGet, malformed, posted, send, altered } from './http-attacks.js';
import type { HttpAttack } from './http-attacks.js';
import { conversation, converse } from './socket-attacks.js';
import { Values } from './values.js';
import { codesIn, faultIn } from './faults.js';
import type { Reply } from './faults.js';

export interface Target {
  readonly base: string;
  readonly schema: GraphQLSchema;
  readonly data: PreparedData;
}

/** An answer that no request may get. */
export interface Fault {
  readonly seed: number;
  readonly fault: string;
  readonly sent: string;
  readonly reply: string;
}

/** The number of attacks, by their kind and by the answer: `ok` or an error code. */
export type Tally = Map<string, number>;

/** The ways in which an operation is sent, with weights. */
const WAYS = { posted: 60, altered: 8, malformed: 6, byGet: 5, otherPath: 4, socket: 17 };
const KINDS = { query: 50, mutation: 45, subscription: 5 };
/** Probabilities that a choice within an operation is a wild one. */
const WILDNESS = [0, 0, 0.02, 0.05, 0.25];
/** Mutations that end the attackers' own sessions. */
const RARE: ReadonlySet<string> = new Set(['logoutEverywhere']);
/** Milliseconds after which an answer counts as missing. */
const PATIENCE = 60_000;
const AT_ONCE = 16;
const MOST_FAULTS = 20;

/** Makes one attack; the seed decides everything except the ids of the prepared data. */
async function attack(target: Target, seed: number, tally: Tally): Promise<Fault | null> {
  const chance = new Chance(seed);
  const { data } = target;
  const actor = chance.pick(chance.happens(0.9) ? data.actors : data.strangers);
  const way = chance.weighted(WAYS);
  const kind = kindFor(way, chance);
  const values = new Values(chance, data.known, chance.pick(WILDNESS));
  const writer = new DocumentWriter(target.schema, chance, values);
  const operation = writer.write(kind, (field) => (RARE.has(field) ? 0.05 : 1));
  const attempt: Attempt = { way, actor, operation, chance, target };
  const { sent, reply } = await sendAttempt(attempt);
  count(tally, `${way} ${kind}`, reply);
  const fault = faultIn(reply);
  if (fault === null) return null;
  return { seed, fault, sent: `${actor.name} ${sent}`, reply: reply.body.slice(0, 2_000) };
}

/** Chooses a kind of operation. Subscriptions go over sockets, sometimes over HTTP. */
function kindFor(way: keyof typeof WAYS, chance: Chance): OperationTypeNode {
  const isStream = way === 'socket' && chance.happens(0.4);
  return isStream ? OperationTypeNode.SUBSCRIPTION : (chance.weighted(KINDS) as OperationTypeNode);
}

interface Attempt {
  readonly way: keyof typeof WAYS;
  readonly actor: Actor;
  readonly operation: Operation;
  readonly chance: Chance;
  readonly target: Target;
}

/** Sends an attack. A broken connection and a missing answer become status 599, which is a fault. */
async function sendAttempt(attempt: Attempt): Promise<{ sent: string; reply: Reply }> {
  const { target, chance, operation, actor } = attempt;
  const frames = attempt.way === 'socket' && conversation(operation, actor.authorization, chance);
  const http = frames ? null : httpAttack(attempt);
  const sent = JSON.stringify(frames || { ...http, body: String(http?.body) });
  try {
    const reply = http
      ? await send(target.base, http, agent)
      : await converse(target.base, frames || [], AbortSignal.timeout(PATIENCE));
    return { sent, reply };
  } catch (error) {
    return { sent, reply: { status: 599, body: String(error) } };
  }
}

const agent = new Agent({ connections: AT_ONCE, bodyTimeout: PATIENCE, headersTimeout: PATIENCE });

function httpAttack({ way, actor, operation, chance, target }: Attempt): HttpAttack {
  const made =
    way === 'otherPath'
      ? otherPath(chance, target.data.known.tokens)
      : { posted, altered, malformed, byGet, socket: posted }[way](operation, chance);
  const { authorization } = actor;
  return authorization ? { ...made, headers: { ...made.headers, authorization } } : made;
}

function count(tally: Tally, what: string, reply: Reply): void {
  const [code = 'ok'] = codesIn(reply.body);
  const name = `${what}: ${code}`;
  tally.set(name, (tally.get(name) ?? 0) + 1);
}

/** Makes attacks with the seeds from `seed` on, some at once; stops early after many faults. */
export async function attackAll(
  target: Target,
  { seed, attacks, tally }: { seed: number; attacks: number; tally: Tally },
): Promise<Fault[]> {
  const faults: Fault[] = [];
  let next = seed;
  const attacker = async () => {
    while (next < seed + attacks && faults.length < MOST_FAULTS) {
      const fault = await attack(target, next++, tally);
      if (fault) faults.push(fault);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, attacker));
  return faults;
}
