import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Something that is sent again and again: packed once, in each way that clients understand. */
export interface Packed {
  readonly identity: Buffer;
  readonly gzip: Buffer;
  readonly br: Buffer;
}

/** A little better than for answers that are packed as they are sent: it is done once. */
const BROTLI_QUALITY = 6;

export async function packed(identity: Buffer): Promise<Packed> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const [gzipped, br] = await Promise.all([
    promisify(gzip)(identity),
    promisify(brotliCompress)(identity, { params }),
  ]);
  return { identity, gzip: gzipped, br };
}

/** The shortest first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;

/** Sends what was packed in the shortest way that the client understands, or 304 where it has that already. */
export function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, tag }: { readonly body: Packed; readonly tag: string },
): void {
  const { 'accept-encoding': accepted, 'if-none-match': known } = request.headers;
  void reply.headers({ etag: tag, vary: 'accept-encoding' });
  if (isAmong(known, tag)) return void reply.status(304).send();
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted ?? '' } });
  const understood = negotiator.encodings([...ENCODINGS]);
  const name = ENCODINGS.find((one) => understood.includes(one)) ?? 'identity';
  if (name !== 'identity') void reply.header('content-encoding', name);
  void reply.send(body[name]);
}

/** Compared weakly, as RFC 9110 (13.1.2) wants it: one tag stands for a content however it is packed. */
function isAmong(known: string | undefined, tag: string): boolean {
  if (known === undefined) return false;
  const tags = known.split(',').map((one) => one.trim());
  return tags.includes('*') || tags.map(weakly).includes(weakly(tag));
}

const weakly = (tag: string): string => tag.replace(/^W\//, '');
