import { HttpException } from '@nestjs/common';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ApiErrorCode } from '../api/api-error.js';
import type { Config } from '../config/config.js';
import { REQUEST_ID_HEADER } from '../logging/request-id.js';
import { isForPeople } from './page.js';
import { securityHeaders } from './security-headers.js';

/** The status for a request that Node cannot read; 400 for any other code. */
const STATUS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Fastify's answers to requests that are refused before any route or hook. They have the format and the headers of all
 * other answers.
 */
export const earlyRefusals = (config: Pick<Config, 'HSTS_SECONDS'>) => ({
  /** Answers a path that cannot be decoded or has a part that is too long. It is never the path of GraphQL. */
  frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const { statusCode = 400, message, code } = error;
    void reply.headers({ ...securityHeaders(config), [REQUEST_ID_HEADER]: request.id });
    if (code === 'FST_ERR_BAD_URL' && request.method === 'GET' && isForPeople(request))
      return void reply.redirect(decodable(request.url));
    void reply
      .status(statusCode)
      .send(HttpException.createBody(message, STATUS_CODES[statusCode]!, statusCode));
  },

  /**
   * Answers a request that Node cannot read. Its path is unknown. Nearly all requests are GraphQL, so the answer has
   * the format of GraphQL errors.
   */
  clientErrorHandler: (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const status = STATUS[error.code ?? ''] ?? 400;
    socket.end(refusal(status, securityHeaders(config)), () => socket.destroy());
  },
});

/** The same address with its percent signs encoded: the web client says there that it is not found. */
function decodable(url: string): string {
  const [path = '', ...query] = url.split('?');
  return [path.replaceAll('%', '%25').replace(/^[/\\]+/, '/'), ...query].join('?');
}

function refusal(status: number, more: Readonly<Record<string, string>>): string {
  const requestId = randomUUID();
  const code: ApiErrorCode = 'BAD_USER_INPUT';
  const message = `The request cannot be read: ${STATUS_CODES[status]}.`;
  const body = JSON.stringify({ errors: [{ message, extensions: { code, requestId } }] });
  const headers = {
    ...more,
    [REQUEST_ID_HEADER]: requestId,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}
