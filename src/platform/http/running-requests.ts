import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';

/** The HTTP requests that a server is answering. It can also stop accepting new ones. */
export class RunningRequests {
  private readonly running = new Set<ServerResponse>();
  private leaving = false;

  constructor(private readonly fastify: FastifyInstance) {
    fastify.addHook('onRequest', (_request, reply, done) => {
      this.follow(reply.raw);
      done();
    });
    fastify.addHook('onSend', (_request, reply, _payload, done) => {
      if (this.leaving) void reply.header('connection', 'close');
      done();
    });
  }

  get count(): number {
    return this.running.size;
  }

  /** From now on each answer closes its connection, so that the client's next request goes to another server. */
  closeAfterAnswer(): void {
    this.leaving = true;
  }

  /** Accepts no new connection, and closes idle ones. */
  stopAccepting(): void {
    this.closeAfterAnswer();
    const { server } = this.fastify;
    server.close();
    server.closeIdleConnections();
  }

  private follow(response: ServerResponse): void {
    this.running.add(response);
    response.once('close', () => this.running.delete(response));
  }
}
