import { configOf, settingWarnings, parseEnvironment } from '../config/config.js';
import type { Config, Environment } from '../config/config.js';
import { createLogger } from '../logging/logger.js';
import { captureConsole, NestLogger } from '../logging/nest-logger.js';
import { formatIn, ownLines } from '../logging/own-lines.js';
import type { OwnLines } from '../logging/own-lines.js';
import { tryAddresses } from './addresses.js';
import type { PortSetting } from './addresses.js';
import type { StartEmbedded } from './embedded.js';
import { explain, explainStart } from './explain.js';
import { probe } from './probe.js';
import { Shutdown } from './shutdown.js';
import { startTracing } from '../tracing/tracing.js';

/** A running service. */
export interface Running {
  /** The lines that are printed when it is ready. */
  readonly lines: readonly string[];
  /** Reports “not ready” and continues to serve until load balancers have noticed. */
  drain(): Promise<void>;
  /** Takes no more work, lets the running work finish, and closes everything. */
  close(): Promise<void>;
}

export type Boot = (config: Config) => Promise<Running>;

/** The service that a main file runs. */
export interface Service {
  /** The name that people read, as in "Bummerl worker". */
  readonly title: string;
  /** The ports at which it will listen, if they are set. */
  readonly listensAt: readonly PortSetting[];
  /** Loads most of the program. It is called when the settings are known to be valid. */
  readonly load: () => Promise<Boot>;
  /** Called unless DATABASE_URL is set. */
  readonly startEmbedded: StartEmbedded;
}

/**
 * Many supervisors kill a service ten seconds after the signal. It ends before that, unless its settings allow more
 * time.
 */
const LIMIT = 8_000;

/** The part of the limit that is reserved for the steps after the last requests. */
const AFTER_REQUESTS = 4_000;

/**
 * Ctrl-C sends two signals: the terminal signals every process, and npm passes the signal on. Within this time the
 * second is ignored.
 */
const ONE_PRESS = 400;

/**
 * Runs a service from its start to its end: settings, addresses, the embedded Postgres unless DATABASE_URL is set, then
 * what `load` returns. A signal closes everything in reverse order. A failed start is explained in one line, an
 * unexpected error with its stack trace. The exit status is 0 after a clean end, else 1.
 */
export async function runService(service: Service): Promise<void> {
  await new Run(service).start();
}

class Run {
  private readonly shutdown: Shutdown;
  private readonly say: OwnLines['say'];
  private readonly complain: OwnLines['complain'];
  /** Aborted when the end begins, so that it does not wait for a running start. */
  private readonly cancelled = new AbortController();
  private settings: Environment | undefined;
  private started: Promise<void> = Promise.resolve();
  private lastSignal = -Infinity;
  private failed = false;

  constructor(private readonly service: Service) {
    const format = formatIn(process.env);
    ({ say: this.say, complain: this.complain } = ownLines(format));
    this.shutdown = new Shutdown({ limit: LIMIT, say: this.say });
    // Until the settings are known. Warnings of Node may come before.
    captureConsole(new NestLogger(createLogger({ LOG_LEVEL: 'info', LOG_FORMAT: format })));
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => this.signalled());
    }
    process.on('unhandledRejection', (reason) => void this.fail(reason));
    process.on('uncaughtException', (error) => void this.fail(error));
    process.stdout.on('error', () => undefined); // a closed pipe ends the output, not the service
    process.stderr.on('error', () => undefined);
  }

  async start(): Promise<void> {
    this.started = this.boot();
    await this.started.catch((error: unknown) => this.notStarted(error));
  }

  /** A cancelled start may fail: Ctrl-C can reach a child before it has its own session. */
  private async notStarted(error: unknown): Promise<void> {
    if (!this.shutdown.begun) await this.fail(error, explainStart);
  }

  private async boot(): Promise<void> {
    const { title, listensAt, load } = this.service;
    this.settings = parseEnvironment(process.env);
    const logger = new NestLogger(createLogger(this.settings));
    captureConsole(logger);
    settingWarnings(this.settings).forEach((warning) => logger.warn(warning, 'Settings'));
    this.say(`${title} is starting`);
    await tryAddresses(this.settings, listensAt);
    const config = await this.services(this.settings);
    await this.trace();
    await this.unlessCancelled(probe(config));
    const boot = await this.unlessCancelled(load());
    const running = await boot(config);
    this.addEnd(running, config);
    if (!this.shutdown.begun) running.lines.forEach((line) => this.say(line));
  }

  private async trace(): Promise<void> {
    const name = this.service.title.toLowerCase().replace(' ', '-');
    const stop = await startTracing(process.env, name);
    if (stop) this.shutdown.add({ what: 'the last spans to be sent', close: stop });
  }

  /** Waits for `work`, or until the end begins. Only for work after which nothing must be closed. */
  private unlessCancelled<T>(work: Promise<T>): Promise<T> {
    const { signal } = this.cancelled;
    const end = new Promise<never>((_resolve, reject) => {
      const leave = () => reject(signal.reason as Error);
      if (signal.aborted) leave();
      else signal.addEventListener('abort', leave, { once: true });
    });
    return Promise.race([work, end]);
  }

  private addEnd(running: Running, { DRAIN_SECONDS, FINISH_SECONDS }: Config): void {
    const extra = Math.max(0, FINISH_SECONDS * 1000 + AFTER_REQUESTS - LIMIT);
    const close = () => running.close();
    this.shutdown.add({ what: 'running work to finish', extra, close });
    if (this.shutdown.begun) return; // no client has been sent to this process yet
    const drained = {
      what: 'load balancers to choose another process',
      extra: DRAIN_SECONDS * 1000,
    };
    this.shutdown.add({ ...drained, close: () => running.drain() });
  }

  private async services(env: Environment): Promise<Config> {
    if (env.DATABASE_URL && env.JWT_SECRET) {
      const services = { databaseUrl: env.DATABASE_URL, jwtSecret: env.JWT_SECRET };
      return configOf(env, { ...services, embedded: false });
    }
    const { signal } = this.cancelled;
    const embedded = await this.service.startEmbedded(env.DATA_DIR, this.say, { signal });
    this.shutdown.add({ what: 'the database to stop', close: () => embedded.stop() });
    const { databaseUrl, jwtSecret } = embedded;
    return configOf(env, {
      databaseUrl,
      jwtSecret: env.JWT_SECRET ?? jwtSecret,
      embedded: true,
    });
  }

  private signalled(): void {
    const now = performance.now();
    if (now - this.lastSignal < ONE_PRESS) return;
    this.lastSignal = now;
    if (this.shutdown.begun) return this.say(this.shutdown.status());
    this.say(`${this.service.title} is stopping`);
    void this.end();
  }

  /** Reports the error, closes what is open and ends with status 1. */
  private async fail(error: unknown, meaning = explain): Promise<void> {
    if (this.failed) return; // only the first error is reported
    this.failed = true;
    const line = meaning(error, this.settings ?? { PORT: 0, HOST: '' });
    this.complain(
      line ?? (error instanceof Error ? (error.stack ?? error.message) : String(error)),
    );
    await this.end();
  }

  private async end(): Promise<void> {
    const first = !this.shutdown.begun;
    this.cancelled.abort();
    const clean = await this.shutdown.begin(this.started.catch(() => undefined));
    if (!first) return; // the first call reports the end
    const well = clean && !this.failed;
    if (well) this.say(`${this.service.title} has stopped`);
    process.exit(well ? 0 : 1);
  }
}
