import type { GraphQLError } from 'graphql';
import type { Context, ServerOptions } from 'graphql-ws';
import { isUnavailable } from '../database/unavailable.js';
import type { Sender } from './context.js';
import type { ConnectionPresence } from './connection-presence.js';
import { formatErrors } from './operations.js';
import type { Caller, Operations } from './operations.js';
import type { SocketExtra } from './socket-connection.js';

type Socket = Context<Record<string, unknown>, SocketExtra>;

/** The hooks of graphql-ws for sockets and their operations. */
export function socketHooks(
  operations: Operations,
  presence: ConnectionPresence,
): ServerOptions<Record<string, unknown>, SocketExtra> {
  return {
    execute: (args) => operations.execute(args),
    subscribe: (args) => operations.subscribe(args),
    onConnect: async (socket) => {
      const { extra } = socket;
      extra.onLeft(await operations.admit(callerOf(socket), extra.refuse));
      extra.initialized();
    },
    onSubscribe: (socket, _id, payload) => {
      const caller = callerOf(socket);
      return operations.begin(caller, payload, operations.contextFor(caller));
    },
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
      operations.resultFor(callerOf(socket), args, result),
    onError: ({ subscriptions }, id, _payload, errors) => {
      if (subscriptions[id]) endInOutage(errors);
      return formatErrors(errors);
    },
  };
}

/**
 * A client takes an error of a running subscription as its end. In an outage the whole socket is closed instead, so that
 * the client connects and subscribes again.
 *
 * @throws the error of the outage
 */
function endInOutage(errors: readonly GraphQLError[]): void {
  const outage = errors.find(({ originalError }) => isUnavailable(originalError));
  if (outage) throw outage.originalError!;
}

const callerOf = (socket: Socket): Caller => ({
  sender: senderOf(socket),
  share: socket.extra.share,
});

/** Reads the connection parameters, or else the headers of the upgrade, which browsers cannot set. */
function senderOf(socket: Socket): Sender {
  const { headers } = socket.extra.request;
  return {
    authorization: paramOf(socket, ['authorization', 'Authorization']) ?? headers.authorization,
    acceptLanguage: paramOf(socket, ['acceptLanguage']) ?? headers['accept-language'],
    address: socket.extra.share.address,
  };
}

function paramOf({ connectionParams }: Socket, names: readonly string[]): string | undefined {
  const values = names.map((name) => connectionParams?.[name]);
  return values.find((value) => typeof value === 'string');
}
