import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { linkIn } from '../../support/mail-server.js';
import { until } from '../../support/wait.js';

/** The e-mails of a service without an SMTP server: one file each, which appears when it is complete. */
export class Emails {
  private readonly folder = mkdtempSync(join(tmpdir(), 'bummerl-emails-'));

  /** The settings for starting the service. */
  get settings() {
    return { DATA_DIR: this.folder };
  }

  /** Waits for an e-mail to an address, and returns its link to one of the service's pages. */
  link(page: 'verify' | 'reset', address: string): Promise<string> {
    return until(`the link to ${page}`, async () => {
      const emails = await this.all();
      const mail = emails.find(({ to, text }) =>
        Boolean(to?.some((one) => one.address === address) && text?.includes(`/${page}?token=`)),
      );
      return mail && linkIn({ mail }, page);
    });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private all(): Promise<Email[]> {
    const names = readdirSync(this.folder, { recursive: true, encoding: 'utf8' });
    const written = names.filter((name) => /(^|\/)[^./][^/]*\.eml$/.test(name));
    return Promise.all(
      written.map(async (name) => PostalMime.parse(await readFile(join(this.folder, name)))),
    );
  }
}
