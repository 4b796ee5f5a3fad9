import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { pipeline } from 'node:stream';
import type { Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

/** The encodings of an export, the best first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** After this time a compressor passes on the lines that it holds, in milliseconds. */
const FLUSH_MILLIS = 500;

/** Fast: records are mostly hashes, which no level makes much smaller. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

/** The encoding in which a client wants its lines. Adds to `vary`. */
export function chooseEncoding({ headers }: FastifyRequest, reply: FastifyReply): Encoding {
  const vary = [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', ');
  void reply.header('vary', vary);
  const accepted = { 'accept-encoding': headers['accept-encoding'] ?? '' };
  const understood = new Negotiator({ headers: accepted }).encodings([...ENCODINGS]);
  return ENCODINGS.find((one) => understood.includes(one)) ?? 'identity';
}

/** The lines in an encoding. Each is on its way after half a second, however few follow. */
export function compressLines(lines: Readable, encoding: Encoding): Readable {
  if (encoding === 'identity') return lines;
  const compressor = encoding === 'br' ? createBrotliCompress(BROTLI) : createGzip({ level: 1 });
  let isHolding = false;
  lines.on('data', () => (isHolding = true));
  const flushing = setInterval(() => {
    if (isHolding) compressor.flush();
    isHolding = false;
  }, FLUSH_MILLIS);
  pipeline(lines, compressor, () => clearInterval(flushing));
  return compressor;
}
