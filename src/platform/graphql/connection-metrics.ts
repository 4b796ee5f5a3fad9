import { Injectable } from '@nestjs/common';
import { SubscriberLimits } from '../accounting/connections.js';
import { Metrics } from '../http/metrics.js';
import { SocketServer } from './socket-server.js';
import { StreamServer } from './stream-server.js';

/** Metrics of the clients that are connected to this process. */
@Injectable()
export class ConnectionMetrics {
  constructor(
    metrics: Metrics,
    sockets: SocketServer,
    streams: StreamServer,
    limits: SubscriberLimits,
  ) {
    const figures = {
      bummerl_sockets: ['Open WebSockets.', () => sockets.count],
      bummerl_event_streams: ['Open streams of server-sent events.', () => streams.count],
      bummerl_subscriptions: ['Running subscriptions.', () => limits.subscriptionCount],
    } as const;
    for (const [name, [help, read]] of Object.entries(figures))
      metrics.gauge({
        name,
        help,
        collect() {
          this.set(read());
        },
      });
  }
}
