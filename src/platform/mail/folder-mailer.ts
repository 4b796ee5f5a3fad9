import { Injectable } from '@nestjs/common';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.js';
import { errorText } from '../errors.js';
import { Mailer, MailError, smtpMessageOf } from './mailer.js';
import type { Mail } from './mailer.js';

/** Writes each e-mail into a folder, for a service that only its owner uses. */
@Injectable()
export class FolderMailer extends Mailer {
  constructor(
    private readonly folder: string,
    private readonly from: string,
  ) {
    super();
  }

  async send(mail: Mail): Promise<void> {
    const { createTransport } = await import('nodemailer'); // loaded only where mail is written
    const transport = createTransport({ streamTransport: true, buffer: true });
    const { message } = await transport.sendMail(smtpMessageOf(mail, this.from));
    try {
      await this.write(`${timestamp()}-${mail.id}.eml`, message as Buffer);
    } catch (error) {
      throw new MailError(`the e-mail could not be written: ${errorText(error)}`, false, error);
    }
  }

  /** Writes under another name first, so that the file is complete when it appears. */
  private async write(name: string, message: Buffer): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const draft = join(this.folder, `.${name}`);
    const file = await open(draft, 'w', 0o600);
    try {
      await file.writeFile(message);
    } finally {
      await file.close();
    }
    await rename(draft, join(this.folder, name));
  }
}

/** The time in a form that sorts by name: 20261121T132233123Z. */
const timestamp = (): string => new Date().toISOString().replace(/[-:.]/g, '');

/** The folder of the mail; null when mail is sent, or when nobody would read it there. */
export function mailFolder({ SMTP_URL, embedded, DATA_DIR }: Config): string | null {
  return embedded && !SMTP_URL ? join(DATA_DIR, 'mail') : null;
}
