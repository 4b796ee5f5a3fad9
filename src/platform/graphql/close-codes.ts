/** Why the service ends a WebSocket, and what a client does about it. */
interface CloseMeaning {
  readonly means: string;
  readonly todo: string;
}

const CONNECT_AGAIN = 'Connect again after a second or two, and continue after your last cursor.';
const MISTAKE = 'Correct the program. Do not connect again without a change.';

/** The codes with which sockets close, of WebSocket itself and of graphql-transport-ws. */
export const CLOSE_CODES: Readonly<Record<number, CloseMeaning>> = {
  1006: {
    means:
      'The connection broke, or the client did not read, or did not answer two pings (12 seconds).',
    todo: CONNECT_AGAIN,
  },
  1009: {
    means: 'A message was longer than 80,000 bytes, or longer than 8,192 before `connection_init`.',
    todo: MISTAKE,
  },
  1012: { means: 'The service restarts.', todo: CONNECT_AGAIN },
  1013: {
    means: 'The service cannot answer now.',
    todo: 'Connect again, double the pause each time, and continue after your last cursor.',
  },
  4400: { means: 'A message did not follow the protocol.', todo: MISTAKE },
  4401: {
    means: 'An operation came before `connection_ack`.',
    todo: 'Wait for `connection_ack` before you send operations.',
  },
  4403: {
    means:
      'The credential is not valid. The reason of the close says why, for example `UNAUTHENTICATED: EXPIRED`, or `SUSPENDED`.',
    todo: 'Refresh the session, then connect again; if that fails, ask the user to sign in.',
  },
  4406: {
    means: 'The client asked for another subprotocol.',
    todo: 'Ask for `graphql-transport-ws`.',
  },
  4408: {
    means: 'No `connection_init` came within 5 seconds.',
    todo: 'Send `connection_init` as soon as the socket is open.',
  },
  4409: {
    means: 'Another running operation has this id.',
    todo: 'Give each operation of a socket its own id.',
  },
  4429: { means: 'A second `connection_init` came.', todo: 'Send `connection_init` once.' },
  4500: { means: 'The service has a fault.', todo: CONNECT_AGAIN },
};
