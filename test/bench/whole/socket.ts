import { once } from 'node:events';
import WebSocket from 'ws';

interface Message {
  readonly type: string;
  readonly id?: string;
  readonly payload?: { readonly data?: unknown };
}

type Listener = (data: unknown) => void;

/** A player's socket in the protocol of graphql-ws; it uses little processor time. */
export class Socket {
  private readonly listeners = new Map<string, Listener>();
  private subscriptions = 0;

  private constructor(private readonly wire: WebSocket) {
    wire.on('message', (text: Buffer) => this.hear(JSON.parse(text.toString()) as Message));
    wire.on('error', () => undefined); // no more events come then, and the matches without events are counted
  }

  /** Opens a socket that is signed in with `token`. */
  static async open(address: string, token: string): Promise<Socket> {
    const wire = new WebSocket(`${address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    await once(wire, 'open');
    wire.send(said({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }));
    await once(wire, 'message');
    return new Socket(wire);
  }

  /** Calls `listener` with each result, or with null for an error, until the returned function is called. */
  subscribe(query: string, variables: object, listener: Listener): () => void {
    const id = String(this.subscriptions++);
    this.listeners.set(id, listener);
    this.wire.send(said({ type: 'subscribe', id, payload: { query, variables } }));
    return () => {
      this.listeners.delete(id);
      if (this.wire.readyState === WebSocket.OPEN) this.wire.send(said({ type: 'complete', id }));
    };
  }

  close(): void {
    this.wire.terminate();
  }

  private hear({ type, id = '', payload }: Message): void {
    if (type === 'next' || type === 'error') this.listeners.get(id)?.(payload?.data ?? null);
    else if (type === 'ping') this.wire.send(said({ type: 'pong' }));
  }
}

const said = (message: object): string => JSON.stringify(message);
