import type { ExecutionArgs } from 'graphql';
import type { ServerOptions } from 'graphql-ws';
import type { Authenticator } from '../api/viewer.js';
import type { Presence } from '../presence/presence.js';
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
    onConnect: (socket) => acceptsSocket(socket, authenticator),
    onSubscribe: (socket, _id, payload) => operationOf(socket, payload, authenticator, checks),
    onOperation: (socket, _id, payload, args, result) =>
      presence.began(socket, payload, args, result),
    onComplete: (socket, _id, payload) => {
      socket.extra.share.unsubscribe(payload);
      presence.ended(socket, payload);
    },
    onClose: (socket) => {
      socket.extra.share.leave();
      presence.closed(socket);
    },
    onNext: (socket, _id, _payload, args, result) =>
      resultFor(socket, authenticator, checks.guard, args, result),
    onError: (_socket, _id, _payload, errors) => formatErrors(errors),
  };
}

/** Takes users for connected while a socket of theirs has a subscription. */
export class SocketPresence {
  /** Whose subscription each payload is. */
  private readonly open = new WeakMap<Socket, Map<object, string>>();

  constructor(private readonly presence: Presence) {}

  /**
   * An operation has begun; one that answers once is over already. It is told by its payload: its id is
   * free again before it has ended.
   */
  async began(socket: Socket, payload: object, args: ExecutionArgs, result: object): Promise<void> {
    if (!(Symbol.asyncIterator in result)) return;
    const viewer = await (args.contextValue as GraphqlContext).viewer();
    if (!viewer) return;
    const open = this.open.get(socket) ?? new Map<object, string>();
    this.open.set(socket, open.set(payload, viewer.userId));
    this.presence.enter(viewer.userId, payload);
  }

  ended(socket: Socket, payload: object): void {
    const userId = this.open.get(socket)?.get(payload);
    if (userId === undefined) return;
    this.open.get(socket)?.delete(payload);
    this.presence.leave(userId, payload);
  }

  /** Whatever was not ended in order ends with its socket. */
  closed(socket: Socket): void {
    for (const payload of [...(this.open.get(socket)?.keys() ?? [])]) this.ended(socket, payload);
  }
}
