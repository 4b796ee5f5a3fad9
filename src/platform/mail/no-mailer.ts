import { Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap } from '@nestjs/common';
import { Mailer, MailError } from './mailer.js';

/** Where there is no SMTP_URL and nobody would look into a folder: says so, and sends nothing. */
@Injectable()
export class NoMailer extends Mailer implements OnApplicationBootstrap {
  private readonly logger = new Logger('Mail');

  onApplicationBootstrap(): void {
    this.logger.warn(
      'SMTP_URL is not set: no mail is sent, and who forgets the password has no way back in',
    );
  }

  send(): Promise<void> {
    return Promise.reject(new MailError('the service has no SMTP_URL', true));
  }
}
