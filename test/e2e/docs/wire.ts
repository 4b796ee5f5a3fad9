/**
 * Runs the wire examples of a document: the exact bytes that a client sends and gets, except for
 * values that differ.
 */
import { once } from 'node:events';
import WebSocket from 'ws';
import { until } from '../../support/wait.js';
import type { Block } from './markdown.js';
import { filledIn, unlike } from './pattern.js';
import type { Kept } from './pattern.js';

/** An HTTP message as a document shows it. */
interface Message {
  readonly first: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

/**
 * Runs `http` blocks (a request or an answer) and `ws` blocks: the client sends the lines with `→`
 * and receives the lines with `←`. Answers are patterns (pattern.ts). Messages of a socket that the
 * block does not expect are skipped. A socket stays open from block to block until the service
 * closes it.
 */
export class Wire {
  private readonly kept: Kept = new Map();
  private answer: Response | null = null;
  private socket: Conversation | null = null;

  constructor(private readonly base: string) {}

  async run({ language, text, place }: Block): Promise<void> {
    try {
      if (language === 'ws') await this.talk(text);
      else if (text.startsWith('HTTP/')) await this.compare(messageOf(text));
      else await this.ask(messageOf(filledIn(text, this.kept)));
    } catch (error) {
      throw new Error(`${place}: ${(error as Error).message}`, { cause: error });
    }
  }

  close(): void {
    this.socket?.close();
  }

  private async ask({ first, headers, body }: Message): Promise<void> {
    const [method = '', path = ''] = first.split(' ');
    const sent = { method, headers: Object.fromEntries(headers), ...(body && { body }) };
    this.answer = await fetch(`${this.base}${path}`, sent);
  }

  private async compare({ first, headers, body }: Message): Promise<void> {
    const answer = this.answer!;
    const status = Number(first.split(' ')[1]);
    if (answer.status !== status) {
      throw new Error(`${answer.status}, not ${status}: ${await answer.text()}`);
    }
    for (const [name, value] of headers) {
      const problem = unlike(value, answer.headers.get(name) ?? '', this.kept);
      if (problem !== null) throw new Error(`${name}${problem}`);
    }
    if (/^(?:id|event):/.test(body)) await this.compareEvents(answer, eventsIn(body));
    else if (body) check(unlike(JSON.parse(body), await answer.json(), this.kept));
  }

  /** The first events of a stream, without waiting for the rest. */
  private async compareEvents(answer: Response, expected: readonly string[]): Promise<void> {
    let received = '';
    const decoder = new TextDecoder();
    for await (const chunk of answer.body!) {
      received += decoder.decode(chunk as Uint8Array, { stream: true });
      if (eventsIn(received.slice(0, received.lastIndexOf('\n\n') + 1)).length >= expected.length)
        break;
    }
    const got = eventsIn(received);
    for (const [i, data] of expected.entries()) {
      check(unlike(JSON.parse(data), JSON.parse(got[i]!), this.kept));
    }
  }

  private async talk(text: string): Promise<void> {
    this.socket ??= await Conversation.open(this.base);
    for (const line of text.split(/\n(?=[→←])/)) {
      const message = line.slice(1).trim();
      if (line.startsWith('→')) this.socket.send(filledIn(message, this.kept));
      else if (message.startsWith('close')) await this.closed(Number(message.split(' ')[1]));
      else await this.socket.expect(JSON.parse(message), this.kept);
    }
  }

  private async closed(code: number): Promise<void> {
    const got = await this.socket!.closed;
    this.socket = null;
    if (got !== code) throw new Error(`closed with ${got}, not ${code}`);
  }
}

/** One raw socket of graphql-transport-ws. */
class Conversation {
  readonly closed: Promise<number>;
  private readonly received: unknown[] = [];

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => this.received.push(JSON.parse(String(data))));
    this.closed = once(socket, 'close').then(([code]) => code as number);
  }

  static async open(base: string): Promise<Conversation> {
    const socket = new WebSocket(`${base.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const conversation = new Conversation(socket);
    await once(socket, 'open');
    return conversation;
  }

  send(text: string): void {
    this.socket.send(text);
  }

  /** Waits for the next message that fits the pattern. */
  async expect(pattern: unknown, kept: Kept): Promise<void> {
    let last: string | null = 'no message';
    const fits = (message: unknown) => (last = unlike(pattern, message, kept)) === null;
    await until(`a message like ${JSON.stringify(pattern)}`, () => {
      while (this.received.length > 0) if (fits(this.received.shift())) return true;
      return false;
    }).catch((error: unknown) => {
      throw new Error(`${(error as Error).message}: ${last}`, { cause: error });
    });
  }

  close(): void {
    this.socket.close();
  }
}

function messageOf(text: string): Message {
  const [head = '', ...rest] = text.split('\n\n');
  const [first = '', ...lines] = head.split('\n');
  const headers = lines
    .filter((line) => line !== '')
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]);
  return { first, headers: headers as [string, string][], body: rest.join('\n\n').trim() };
}

/** The data of each event in a stream; events without data are left out. */
const eventsIn = (text: string): string[] =>
  [...text.matchAll(/^data: (\{.*\})$/gm)].map((match) => match[1]!);

function check(problem: string | null): void {
  if (problem !== null) throw new Error(`the answer${problem}`);
}
