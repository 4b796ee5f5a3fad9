import compress from '@fastify/compress';
import type { FastifyCompressOptions } from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';

/** Smaller answers are not compressed: they fit into one packet, so they would not arrive earlier. */
const LEAST_BYTES = 1_400;
/**
 * Compressing an answer of this size takes at most a tenth of a millisecond. Longer answers are compressed on another
 * thread.
 */
const MOST_BYTES_AT_ONCE = 65_536;

/**
 * The fastest level of each encoding: JSON shrinks to a quarter, and slower levels gain little. Streams are not
 * compressed, because a compressor waits for more data.
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
 * Compresses the answers of one path only. Pages with links and forms contain secrets, which another site could guess
 * from the length of a compressed answer (BREACH). Requests to the compressed path need a header that another site
 * cannot send.
 */
export async function installCompression(app: FastifyInstance, path: string): Promise<void> {
  app.addHook('onRoute', (route) => {
    if (route.url === path) route.compress = OPTIONS;
  });
  await app.register(compress, OPTIONS);
}
