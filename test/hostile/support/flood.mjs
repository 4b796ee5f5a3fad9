/**
 * Sends as fast as the service takes it, from one network, until it is ended:
 * `node flood.mjs pings|frames|pipelined|sign-in BASE`. What is cut is opened again.
 */
import { connect } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers';
import { WebSocket } from 'ws';

/** The network behind a trusted proxy, and without one. */
const NETWORK = '198.51.100.7';
const localAddress = '127.0.0.2';
const [kind, base] = process.argv.slice(2);
const { hostname, port } = new URL(base);

const again = (open) => void setTimeout(open, 20);

/** Calls `send` again whenever what it has sent is gone. */
const pump = (socket, send) => {
  let isOpen = true;
  socket.once('close', () => (isOpen = false));
  const next = () => {
    if (isOpen) send(() => setImmediate(next));
  };
  next();
};

/** A socket that is acknowledged, and then gets many messages with each turn of the loop. */
function openSocket(message) {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { 'x-forwarded-for': NETWORK },
    autoPong: false,
  });
  socket.on('error', () => undefined);
  socket.once('close', () => again(() => openSocket(message)));
  socket.once('open', () => socket.send('{"type":"connection_init"}'));
  socket.once('message', () =>
    pump(socket, (sent) => {
      for (let one = 1; one < 200; one++) message(socket);
      message(socket, () => sent());
    }),
  );
}

const ping = (socket, sent) => socket.send('{"type":"ping"}', sent);
const frame = (socket, sent) => socket.ping(undefined, undefined, sent);

/** A connection on which requests are sent without waiting for answers. */
function openPipeline(path) {
  const socket = connect({ host: hostname, port: Number(port), localAddress });
  const one = `GET ${path} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${NETWORK}\r\n\r\n`;
  const requests = one.repeat(200);
  socket.on('error', () => undefined).resume();
  socket.once('close', () => again(() => openPipeline(path)));
  socket.once('connect', () => pump(socket, (sent) => socket.write(requests, sent)));
}

/** A connection on which each request follows the answer to the last. */
function openInTurn(path) {
  const socket = connect({ host: hostname, port: Number(port), localAddress });
  const one = `GET ${path} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${NETWORK}\r\n\r\n`;
  socket.on('error', () => undefined).on('data', () => socket.write(one));
  socket.once('close', () => again(() => openInTurn(path)));
  socket.once('connect', () => socket.write(one));
}

const FLOODS = {
  pings: [20, () => openSocket(ping)],
  frames: [20, () => openSocket(frame)],
  pipelined: [5, () => openPipeline('/x')],
  'sign-in': [20, () => openInTurn('/oauth/sign-in/x')],
};

const [connections, open] = FLOODS[kind];
for (let one = 0; one < connections; one++) open();
