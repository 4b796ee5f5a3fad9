import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Content that is sent often. It is compressed once, in each encoding that clients understand. */
export interface CompressedContent {
  readonly identity: Buffer;
  readonly gzip: Buffer;
  readonly br: Buffer;
}

/** Higher than for answers that are compressed for each request, because this is done only once. */
const BROTLI_QUALITY = 6;

export async function compressContent(identity: Buffer): Promise<CompressedContent> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const [gzipped, br] = await Promise.all([
    promisify(gzip)(identity),
    promisify(brotliCompress)(identity, { params }),
  ]);
  return { identity, gzip: gzipped, br };
}

/** Content with the tag by which clients recognize it. */
export interface TaggedContent {
  readonly body: CompressedContent;
  readonly tag: string;
}

export async function taggedContent(text: string): Promise<TaggedContent> {
  const hash = createHash('sha256').update(text).digest('base64url');
  return { body: await compressContent(Buffer.from(text)), tag: `W/"${hash}"` };
}

/** The encodings, the one with the smallest result first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;

/** Sends content in the smallest encoding that the client accepts, or 304 if the client already has it. */
export function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, tag }: TaggedContent,
): void {
  const { 'accept-encoding': accepted, 'if-none-match': known } = request.headers;
  const vary = [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', ');
  void reply.headers({ etag: tag, vary });
  if (isAmong(known, tag)) return void reply.status(304).send();
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted ?? '' } });
  const understood = negotiator.encodings([...ENCODINGS]);
  const name = ENCODINGS.find((one) => understood.includes(one)) ?? 'identity';
  if (name !== 'identity') void reply.header('content-encoding', name);
  void reply.send(body[name]);
}

/** A weak comparison, as RFC 9110 (13.1.2) requires: one tag stands for the content in every encoding. */
function isAmong(known: string | undefined, tag: string): boolean {
  if (known === undefined) return false;
  const tags = known.split(',').map((one) => one.trim());
  return tags.includes('*') || tags.map(weakly).includes(weakly(tag));
}

const weakly = (tag: string): string => tag.replace(/^W\//, '');
