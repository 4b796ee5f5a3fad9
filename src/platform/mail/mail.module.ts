import { Global, Module } from '@nestjs/common';
import { CONFIG } from '../config/config.module.js';
import type { Config } from '../config/config.js';
import { FolderMailer } from './folder-mailer.js';
import { mailFolder } from './mail-folder.js';
import { Mailer } from './mailer.js';
import { NoMailer } from './no-mailer.js';
import { SmtpMailer } from './smtp-mailer.js';

function mailerFor(config: Config): Mailer {
  const folder = mailFolder(config);
  if (config.SMTP_URL) return new SmtpMailer(config.SMTP_URL, config.MAIL_FROM);
  return folder === null ? new NoMailer() : new FolderMailer(folder, config.MAIL_FROM);
}

@Global()
@Module({
  providers: [{ provide: Mailer, inject: [CONFIG], useFactory: mailerFor }],
  exports: [Mailer],
})
export class MailerModule {}
