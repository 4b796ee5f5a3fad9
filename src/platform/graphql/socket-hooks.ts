import type { ExecutionArgs, ExecutionResult, GraphQLError } from 'graphql';
import type { ServerOptions, SubscribePayload } from 'graphql-ws';
import type { Authenticator } from '../api/viewer.js';
import type { Presence, Stay } from '../presence/presence.js';
import type { GraphqlContext } from './context.js';
import { guardedExecute } from './operation-guard.js';
import type { SocketExtra } from './socket-connection.js';
import { acceptsSocket, formatErrors, operationOf, resultFor } from './sockets.js';
import type { OperationChecks, Socket } from './sockets.js';

/** What graphql-ws asks and tells of sockets and their operations. */
export function socketHooks(
  authenticator: Authenticator,
  checks: OperationChecks,
  presence: SocketPresence,
): ServerOptions<Record<string, unknown>, SocketExtra> {
  return {
    execute: guardedExecute(checks.guard),
    onConnect: (socket: Socket) => acceptsSocket(socket, authenticator),
    onSubscribe: (socket: Socket, _id: string, payload: SubscribePayload) =>
      operationOf(socket, payload, authenticator, checks),
    onOperation: (
      socket: Socket,
      _id: string,
      payload: SubscribePayload,
      args: ExecutionArgs,
      result: object,
    ) => presence.began(socket, payload, args, result),
    onComplete: (socket: Socket, _id: string, payload: SubscribePayload) => {
      socket.extra.share.unsubscribe(payload);
      presence.ended(socket, payload);
    },
    onClose: (socket: Socket) => {
      socket.extra.share.leave();
      presence.closed(socket);
    },
    onNext: (
      socket: Socket,
      _id: string,
      _payload: SubscribePayload,
      args: ExecutionArgs,
      result: ExecutionResult,
    ) => resultFor(socket, authenticator, args, result),
    onError: (
      _socket: Socket,
      _id: string,
      _payload: SubscribePayload,
      errors: readonly GraphQLError[],
    ) => formatErrors(errors),
  };
}

interface Subscribed extends Stay {
  readonly userId: string;
}

/** Takes users for connected while a socket of theirs has a subscription. */
export class SocketPresence {
  private readonly open = new WeakMap<Socket, Map<object, Subscribed>>();

  constructor(private readonly presence: Presence) {}

  /**
   * An operation has begun; one that answers once is over already. It is told by its payload: its id is
   * free again before it has ended.
   */
  async began(socket: Socket, payload: object, args: ExecutionArgs, result: object): Promise<void> {
    if (!(Symbol.asyncIterator in result)) return;
    const viewer = await (args.contextValue as GraphqlContext).viewer();
    if (!viewer) return;
    const stay = { userId: viewer.userId };
    this.open.set(
      socket,
      (this.open.get(socket) ?? new Map<object, Subscribed>()).set(payload, stay),
    );
    this.presence.enter(stay.userId, stay);
  }

  ended(socket: Socket, payload: object): void {
    const stay = this.open.get(socket)?.get(payload);
    if (!stay) return;
    this.open.get(socket)?.delete(payload);
    this.presence.leave(stay.userId, stay);
  }

  /** Whatever was not ended in order ends with its socket. */
  closed(socket: Socket): void {
    for (const payload of [...(this.open.get(socket)?.keys() ?? [])]) this.ended(socket, payload);
  }
}
