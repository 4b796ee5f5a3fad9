import { Injectable, Logger } from '@nestjs/common';
import { PasswordMail } from '../../application/index.js';
import type { ResetLetter } from '../../application/index.js';

/** Writes letters to the log of a service that runs for its owner alone, on its own Postgres. */
@Injectable()
export class LogPasswordMail extends PasswordMail {
  private readonly logger = new Logger('PasswordMail');

  send({ to, link }: ResetLetter): Promise<void> {
    this.logger.log(`a new password for ${to.username}, within an hour: ${link}`);
    return Promise.resolve();
  }
}
