/** Stops a server so that every client gets an answer (ADR 34). */
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { Exports } from '../modules/exports/application/index.js';
import { TakeoutDownloads } from '../modules/takeout/application/index.js';
import type { Config } from '../platform/config/config.js';
import { SocketServer } from '../platform/graphql/socket-server.js';
import { StreamServer } from '../platform/graphql/stream-server.js';
import { Readiness } from '../platform/http/readiness.js';
import type { RunningRequests } from '../platform/http/running-requests.js';
import { Relay } from '../platform/events/relay.js';
import { LiveBus } from '../platform/live/live-bus.js';

/** Milliseconds between two checks whether a request is still being answered. */
const CHECK_MILLIS = 20;

type Settings = Pick<Config, 'DRAIN_SECONDS' | 'FINISH_SECONDS'>;

export class GracefulShutdown {
  private readonly sockets: SocketServer;
  private readonly streams: StreamServer;

  constructor(
    private readonly app: NestFastifyApplication,
    private readonly requests: RunningRequests,
    private readonly settings: Settings,
  ) {
    this.sockets = app.get(SocketServer);
    this.streams = app.get(StreamServer);
  }

  /** Reports “not ready”, and serves everything except exports until load balancers have noticed. */
  async drain(): Promise<void> {
    this.app.get(Readiness).markStopping();
    this.requests.closeAfterAnswer();
    this.app.get(Exports).stop();
    this.app.get(TakeoutDownloads).stop();
    await pause(this.settings.DRAIN_SECONDS * 1000);
  }

  /** Accepts no new requests and answers running ones. A request that takes too long is cut when the app closes. */
  async finish(): Promise<void> {
    this.requests.stopAccepting();
    this.sockets.stopAccepting();
    this.streams.stopAccepting();
    const tooLong = new AbortController();
    const bound = pause(this.settings.FINISH_SECONDS * 1000, undefined, { ref: false });
    await Promise.race([this.lastAnswers(tooLong.signal), bound]);
    tooLong.abort();
    await Promise.all([this.sockets.close(), this.streams.close()]);
  }

  /** Waits for the last answers, then publishes the messages of the last moves before sockets close. */
  private async lastAnswers(tooLong: AbortSignal): Promise<void> {
    while (this.requests.count > this.streams.subscriptionCount || this.sockets.isAnswering) {
      if (tooLong.aborted) return;
      await pause(CHECK_MILLIS);
    }
    await this.app.get(Relay).finish();
    await this.app.get(LiveBus).drain();
  }
}
