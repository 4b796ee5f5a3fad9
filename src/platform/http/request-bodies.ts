import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The largest form with several parts, in bytes. */
const MAX_MULTIPART_BYTES = 4 * 1024;

/**
 * Limits bodies of which the service needs no content. A form with several parts may be the one-click request of RFC
 * 8058, of which only the address matters. An answer that does not wait for the end of a body closes the connection,
 * because Node would read the rest of the body, however long it is.
 */
export function limitBodies(app: FastifyInstance): void {
  const limited = { parseAs: 'buffer', bodyLimit: MAX_MULTIPART_BYTES } as const;
  app.addContentTypeParser('multipart/form-data', limited, (_request, _body, done) =>
    done(null, {}),
  );
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (isUnread(request)) void reply.header('connection', 'close');
    done();
  });
}

const isUnread = ({ raw, headers }: FastifyRequest): boolean =>
  !raw.complete &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);
