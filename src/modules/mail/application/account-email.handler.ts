import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG } from '../../../platform/config/config.module.js';
import type { Config } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import { inBatches } from '../../../platform/database/batches.js';
import { errorText } from '../../../platform/errors.js';
import { Mailer, MailError } from '../../../platform/mail/mailer.js';
import type { TaskPayload } from '../../../platform/tasks/task.js';
import type { TaskHandler } from '../../../platform/tasks/task-handlers.js';
import { SignedTokens } from '../../../platform/signing/signed-tokens.js';
import { CHANGE_KINDS, ACCOUNT_EMAILS, MAX_TRIES, purposeOf } from '../domain/account-email.js';
import type { ChangeKind, AccountEmailKind } from '../domain/account-email.js';
import { AccountEmailStore } from '../storage/account-email-store.js';
import type { ClaimedEmail } from '../storage/account-email-store.js';
import { emailOfChange, emailWithLink } from './account-email-texts.js';
import { renderEmail } from './render-email.js';

/** How many account e-mails the sweep sends at the same time. */
const BATCH = 8;

/** How many batches one pass sends at most. */
const MOST_BATCHES = 50;

/**
 * Sends pending account e-mails. A worker that claims an e-mail has it alone until the next try is due; a try
 * must end before that. An e-mail is settled when the mail server has accepted it. If a worker dies before
 * that, the e-mail is sent again under the same Message-ID: it may arrive twice, but it is never lost.
 */
@Injectable()
export class AccountEmailHandler implements TaskHandler {
  readonly kind = 'mail';
  readonly concurrency = 4;
  private readonly logger = new Logger(AccountEmailHandler.name);

  constructor(
    private readonly store: AccountEmailStore,
    private readonly mailer: Mailer,
    private readonly tokens: SignedTokens,
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Sends one e-mail at once, from its task. */
  handle({ letterId }: TaskPayload): Promise<void> {
    return this.send(String(letterId));
  }

  /** Sends all e-mails that are due: postponed ones, and ones that a dead worker has left. */
  due(): Promise<void> {
    const next = (done: readonly string[]) => this.store.due(BATCH, done);
    return inBatches(MOST_BATCHES, String, next, async (ids) => {
      await Promise.all(ids.map((id) => this.sendSafely(id)));
    });
  }

  /** An e-mail that fails does not stop the others. It may still be due, but is not tried again in this pass. */
  private async sendSafely(id: string): Promise<void> {
    try {
      await this.send(id);
    } catch (error) {
      await this.database.ask();
      this.logger.warn(`account e-mail ${id}: ${errorText(error)}`);
    }
  }

  private async send(id: string): Promise<void> {
    const email = await this.store.claim(id);
    if (!email) return;
    if (email.email === null) return this.store.settle(id, 'DROPPED', 'the address has changed');
    try {
      await this.mailer.send({ ...this.contentOf(email), id, to: email.email });
      await this.store.settle(id, 'SENT', null);
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      await this.failed(email, error);
    }
  }

  private failed({ id, tries }: ClaimedEmail, { isFinal, message }: MailError): Promise<void> {
    if (!isFinal && tries < MAX_TRIES) return this.store.note(id, message);
    this.logger.warn(`account e-mail ${id} is given up: ${message}`);
    return this.store.settle(id, 'FAILED', message);
  }

  private contentOf(email: ClaimedEmail) {
    const { id, kind, createdAt } = email;
    const content = isChange(kind)
      ? emailOfChange(kind, email, createdAt)
      : emailWithLink(kind, email, this.linkOf(id, kind));
    return { ...renderEmail(content), unsubscribeUrl: null };
  }

  private linkOf(id: string, kind: AccountEmailKind): string {
    const token = this.tokens.sign(purposeOf(kind), id);
    return `${this.config.PUBLIC_URL}/${ACCOUNT_EMAILS[kind].page}?token=${token}`;
  }
}

const isChange = (kind: AccountEmailKind | ChangeKind): kind is ChangeKind =>
  CHANGE_KINDS.some((change) => change === kind);
