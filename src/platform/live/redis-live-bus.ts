import { Injectable } from '@nestjs/common';
import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { OutageLog } from '../logging/throttled-log.js';
import { redisFrom, subscriberFrom } from '../redis.js';
import type { RedisClient } from '../redis.js';
import { LiveBus } from './live-bus.js';

/** ioredis does not subscribe again by itself: this class does, so that it knows when the channel is subscribed. */
const OPTIONS = { autoResubscribe: false, keepAlive: 10_000 };

const outage = new OutageLog('live updates by Redis are interrupted');

/** Publish and subscribe of Redis, on two connections that reconnect by themselves. */
@Injectable()
export class RedisLiveBus extends LiveBus implements OnModuleInit, OnApplicationShutdown {
  private readonly publisher: RedisClient;
  private readonly subscriber: Redis;
  private readonly channel: string;

  constructor(url: string, prefix: string) {
    super();
    this.channel = `${prefix}.live`;
    this.publisher = redisFrom(url, { ...OPTIONS, maxRetriesPerRequest: 1, commandTimeout: 5000 });
    this.subscriber = subscriberFrom(url, { ...OPTIONS, maxRetriesPerRequest: null });
    for (const client of [this.publisher, this.subscriber]) {
      client.on('error', (error: Error) => outage.note(error));
    }
  }

  async onModuleInit(): Promise<void> {
    await Promise.all([this.publisher.connect(), this.subscriber.connect()]);
    this.subscriber.on('message', (_channel, text) => this.receive(text));
    await this.subscriber.subscribe(this.channel);
    this.connected();
    this.subscriber.on('close', () => this.disconnected());
    this.subscriber.on('ready', () => void this.listenAgain());
  }

  protected override async transmit(text: string): Promise<void> {
    await this.publisher.publish(this.channel, text);
  }

  onApplicationShutdown(): void {
    this.publisher.disconnect();
    this.subscriber.disconnect();
  }

  /** Streams read again only after the channel is subscribed again: otherwise a message could be missed. */
  private async listenAgain(): Promise<void> {
    try {
      await this.subscriber.subscribe(this.channel);
      this.resync();
    } catch (error) {
      outage.note(error); // after the next connection `ready` calls this again
    }
  }
}
