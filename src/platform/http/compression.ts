import compress from '@fastify/compress';
import type { FastifyCompressOptions } from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';

/** What goes into one packet is not made smaller: it would arrive no sooner. */
const LEAST_BYTES = 1_400;
/** Up to here packing takes a tenth of a millisecond at most; what is longer is packed on another thread. */
const MOST_BYTES_AT_ONCE = 65_536;

/**
 * The fastest of each: of answers in JSON they leave a quarter, and the slower ones hardly less. Streams are left as
 * they are, since what is packed waits for more.
 */
const OPTIONS: FastifyCompressOptions = {
  global: false,
  globalDecompression: false, // a small body may unpack to any size
  encodings: ['br', 'gzip'],
  threshold: LEAST_BYTES,
  syncThreshold: MOST_BYTES_AT_ONCE,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  zlibOptions: { level: 1 },
  customTypes: /^application\/(?:graphql-response\+)?json(?:;|$)/,
};

/**
 * Packs the answers of one path, and no others: pages behind links and forms hold secrets that another site must
 * not guess by their length (BREACH). What goes to that path names its sender by a header that no other site has.
 */
export async function installCompression(app: FastifyInstance, path: string): Promise<void> {
  app.addHook('onRoute', (route) => {
    if (route.url === path) route.compress = OPTIONS;
  });
  await app.register(compress, OPTIONS);
}
