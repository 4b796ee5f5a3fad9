import { Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap } from '@nestjs/common';
import { PasswordMail } from '../../application/index.js';

/** Sends nothing, and never logs a link: a service's log is read by more than its users. */
@Injectable()
export class NoPasswordMail extends PasswordMail implements OnApplicationBootstrap {
  private readonly logger = new Logger('PasswordMail');

  onApplicationBootstrap(): void {
    this.logger.warn('no mail is set up: users who forget their password cannot get a new one');
  }

  send(): Promise<void> {
    return Promise.resolve();
  }
}
