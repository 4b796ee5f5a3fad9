import type { ExecutionArgs, ExecutionResult, GraphQLError } from 'graphql';
import type { ServerOptions, SubscribePayload } from 'graphql-ws';
import type { Authenticator } from '../api/viewer.js';
import { guardedExecute } from './operation-guard.js';
import type { SocketExtra } from './socket-connection.js';
import type { SocketPresence } from './socket-presence.js';
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
