import { Global, Injectable, Logger, Module } from '@nestjs/common';
import type { OnApplicationBootstrap } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { FolderMailer, mailFolder } from './folder-mailer.js';
import { Mailer, MailError } from './mailer.js';

/** The mailer without SMTP_URL and without a folder: it warns at the start, and sends nothing. */
@Injectable()
export class NoMailer extends Mailer implements OnApplicationBootstrap {
  private readonly logger = new Logger('Mail');

  onApplicationBootstrap(): void {
    this.logger.warn(
      'SMTP_URL is not set: no mail is sent, and users cannot reset a forgotten password',
    );
  }

  send(): Promise<void> {
    return Promise.reject(new MailError('the service has no SMTP_URL', true));
  }
}

async function mailerFor(config: Config): Promise<Mailer> {
  const folder = mailFolder(config);
  if (config.SMTP_URL) {
    const { SmtpMailer } = await import('./smtp-mailer.js');
    return new SmtpMailer(config.SMTP_URL, config.MAIL_FROM);
  }
  return folder === null ? new NoMailer() : new FolderMailer(folder, config.MAIL_FROM);
}

@Global()
@Module({
  providers: [{ provide: Mailer, inject: [CONFIG], useFactory: mailerFor }],
  exports: [Mailer],
})
export class MailerModule {}
