import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../config/config.module.js';
import type { Config } from '../config/config.js';
import { busy } from './unavailable.js';

type Settings = Pick<Config, 'DATABASE_POOL' | 'DATABASE_WAITING'>;

/**
 * The operations that this process works on. There are as many as may have a connection or wait for one:
 * of a burst nobody waits yet when it comes in, and all would be let in.
 */
@Injectable()
export class UnderWay {
  private readonly operations = new Set<object>();
  private readonly most: number;

  constructor(@Inject(CONFIG) { DATABASE_POOL, DATABASE_WAITING }: Settings) {
    this.most = DATABASE_POOL + DATABASE_WAITING;
  }

  /** @throws ApiError UNAVAILABLE when there are as many as there may be */
  begin(operation: object): void {
    if (this.operations.size >= this.most) throw busy();
    this.operations.add(operation);
  }

  /** Of what was not begun, or is over, nothing. */
  end(operation: object): void {
    this.operations.delete(operation);
  }
}
