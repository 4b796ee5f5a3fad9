import { Injectable } from '@nestjs/common';
import webPush from 'web-push';
import { Database } from '../../../../platform/database/database.js';
import { VapidKeys } from '../../application/vapid-keys.js';
import type { VapidKeyPair } from '../../application/vapid-keys.js';

const FIND = {
  name: 'push-keys-find',
  text: 'SELECT public_key AS "publicKey", private_key AS "privateKey" FROM push_keys',
};

/** Of several processes that draw at once the first is heard. */
const DRAW = {
  name: 'push-keys-draw',
  text: 'INSERT INTO push_keys (public_key, private_key) VALUES ($1, $2) ON CONFLICT DO NOTHING',
};

@Injectable()
export class PostgresVapidKeys extends VapidKeys {
  private known: VapidKeyPair | null = null;

  constructor(private readonly database: Database) {
    super();
  }

  async pair(): Promise<VapidKeyPair> {
    return (this.known ??= (await this.find()) ?? (await this.draw()));
  }

  private async find(): Promise<VapidKeyPair | undefined> {
    return (await this.database.run<{ publicKey: string; privateKey: string }>(FIND, []))[0];
  }

  private async draw(): Promise<VapidKeyPair> {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    await this.database.run(DRAW, [publicKey, privateKey]);
    return (await this.find())!;
  }
}
