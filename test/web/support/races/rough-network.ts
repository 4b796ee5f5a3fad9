/** Stand-ins for `fetch` and `WebSocket` that delay, reorder, lose and cut, by a seed, until the network is calm. */
import type { Asked, ModelService } from './model-service.js';
import type { VirtualTime } from './virtual-time.js';

export interface Roughness {
  /** A number from 0 to 1. */
  readonly random: () => number;
  /** How many requests and answers of a hundred are lost, half of them without an error. */
  readonly lost: number;
  /** Whether connections are cut, or become silent without an error. */
  readonly cutsConnections: boolean;
}

const CALM_MILLIS = 5;
const USUAL_MILLIS = 150;
const SLOW_MILLIS = 8_000;
/** One of so many packets is slow. */
const SLOW_SHARE = 7;

export class RoughNetwork {
  isCalm = false;

  constructor(
    readonly time: VirtualTime,
    readonly service: ModelService,
    private readonly roughness: Roughness,
  ) {}

  get delay(): number {
    const { random } = this.roughness;
    if (this.isCalm) return CALM_MILLIS;
    return random() * (random() * SLOW_SHARE < 1 ? SLOW_MILLIS : USUAL_MILLIS);
  }

  /** @returns whether a packet is lost */
  loses(): boolean {
    return !this.isCalm && this.roughness.random() * 100 < this.roughness.lost;
  }

  chance(): boolean {
    return this.roughness.random() < 0.5;
  }

  /** When a connection breaks; null if it does not. */
  breaksAfter(): number | null {
    return this.roughness.cutsConnections && !this.isCalm ? this.roughness.random() * 20_000 : null;
  }

  readonly fetch = (_: string, init: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      const lose = (): void => {
        if (this.chance()) this.time.after(this.delay, () => reject(new TypeError('no network')));
      };
      if (this.loses()) return lose();
      this.time.after(this.delay, () => {
        if (init.signal?.aborted) return;
        const data = this.service.answer(JSON.parse(init.body as string) as Asked);
        const date = new Date(this.time.moment).toUTCString();
        if (this.loses()) return lose();
        this.time.after(this.delay, () => resolve(Response.json({ data }, { headers: { date } })));
      });
    });
}

/** The class for `WebSocket`. Each connection belongs to the network at the time when it is opened. */
export const socketClassOn = (present: () => RoughNetwork): unknown =>
  class extends RoughSocket {
    constructor() {
      super(present());
    }
  };

interface Message {
  readonly type: string;
  readonly id?: string;
  readonly payload?: { readonly query: string; readonly variables?: Record<string, unknown> };
}

class RoughSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;

  readyState = 0;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: ((event: object) => void) | null;
  private readonly streams = new Map<string, NonNullable<Message['payload']>>();
  private readonly stop: () => void;
  private isSilent = false;
  /** Messages on one connection keep their order. */
  private lastArrival = 0;

  constructor(private readonly network: RoughNetwork) {
    this.stop = network.service.onChange(() => {
      for (const [id, stream] of this.streams) this.event(id, stream);
    });
    network.time.after(network.delay, () => {
      if (this.readyState !== 0) return;
      this.readyState = 1;
      this.onopen?.();
    });
    const breaksAfter = network.breaksAfter();
    if (breaksAfter !== null) network.time.after(breaksAfter, () => this.break());
  }

  send(text: string): void {
    if (this.isSilent) return;
    const message = JSON.parse(text) as Message;
    this.network.time.after(this.network.delay, () => {
      if (this.readyState === 1) this.receive(message);
    });
  }

  close(code = 1005, reason = ''): void {
    if (this.readyState > 1) return;
    this.readyState = 2;
    this.stop();
    this.network.time.after(CALM_MILLIS, () => this.end({ code, reason, wasClean: true }));
  }

  private break(): void {
    if (this.network.isCalm || this.readyState > 1) return;
    this.isSilent = true;
    if (this.network.chance()) this.end({ code: 1006, reason: '', wasClean: false });
  }

  private end(event: object): void {
    this.readyState = 3;
    this.stop();
    this.onclose?.(event);
  }

  private receive({ type, id = '', payload }: Message): void {
    if (type === 'connection_init') this.push({ type: 'connection_ack' });
    if (type === 'ping') this.push({ type: 'pong' });
    if (type === 'complete') this.streams.delete(id);
    if (type !== 'subscribe' || !payload) return;
    this.streams.set(id, payload);
    // `initial: true`: the present state comes first.
    if (payload.query.includes('matchUpdated')) this.event(id, payload);
  }

  private event(id: string, stream: NonNullable<Message['payload']>): void {
    if (!/matchUpdated|eventAdded/.test(stream.query)) return;
    this.push({ type: 'next', id, payload: { data: this.network.service.answer(stream) } });
  }

  private push(message: object): void {
    const { time, delay } = this.network;
    this.lastArrival = Math.max(this.lastArrival, time.moment + delay);
    const data = JSON.stringify(message);
    time.after(this.lastArrival - time.moment, () => {
      if (this.readyState === 1 && !this.isSilent) this.onmessage?.({ data });
    });
  }
}
