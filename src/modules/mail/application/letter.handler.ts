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
import { CHANGE_KINDS, LETTERS, MAX_TRIES, purposeOf } from '../domain/letter.js';
import type { ChangeKind, LetterKind } from '../domain/letter.js';
import { LetterStore } from '../storage/letter-store.js';
import type { ClaimedLetter } from '../storage/letter-store.js';
import { changeLetter, linkLetter } from './letter-texts.js';
import { setLetter } from './set-letter.js';

/** How many letters one pass of the sweep sends at once. */
const BATCH = 8;

/** How many times in one pass at most. */
const MOST_BATCHES = 50;

/**
 * Sends the letters that are owed. Whoever claims one has it alone until its next try is due, which is
 * longer than a try may take; it is settled when the mail server has taken it. A worker that dies in
 * between sends the same letter once more, under the same Message-ID, and never not at all.
 */
@Injectable()
export class LetterHandler implements TaskHandler {
  readonly kind = 'mail';
  readonly concurrency = 4;
  private readonly logger = new Logger(LetterHandler.name);

  constructor(
    private readonly store: LetterStore,
    private readonly mailer: Mailer,
    private readonly tokens: SignedTokens,
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The prompt for one letter. */
  handle({ letterId }: TaskPayload): Promise<void> {
    return this.send(String(letterId));
  }

  /** Sends what is due: put off, or left behind by a dead worker. */
  due(): Promise<void> {
    const next = (done: readonly string[]) => this.store.due(BATCH, done);
    return inBatches(MOST_BATCHES, String, next, async (ids) => {
      await Promise.all(ids.map((id) => this.sendSafely(id)));
    });
  }

  /** One letter that breaks keeps no others waiting: it may be due still, and is not tried again in this pass. */
  private async sendSafely(id: string): Promise<void> {
    try {
      await this.send(id);
    } catch (error) {
      await this.database.ask();
      this.logger.warn(`letter ${id}: ${errorText(error)}`);
    }
  }

  private async send(id: string): Promise<void> {
    const letter = await this.store.claim(id);
    if (!letter) return;
    if (letter.email === null) return this.store.settle(id, 'DROPPED', 'the address is another');
    try {
      await this.mailer.send({ ...this.written(letter), id, to: letter.email });
      await this.store.settle(id, 'SENT', null);
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      await this.failed(letter, error);
    }
  }

  private failed({ id, tries }: ClaimedLetter, { isFinal, message }: MailError): Promise<void> {
    if (!isFinal && tries < MAX_TRIES) return this.store.note(id, message);
    this.logger.warn(`letter ${id} is given up: ${message}`);
    return this.store.settle(id, 'FAILED', message);
  }

  private written(letter: ClaimedLetter) {
    const { id, kind, createdAt } = letter;
    const written = isChange(kind)
      ? changeLetter(kind, letter, createdAt)
      : linkLetter(kind, letter, this.linkOf(id, kind));
    return { ...setLetter(written), unsubscribeUrl: null };
  }

  private linkOf(id: string, kind: LetterKind): string {
    const token = this.tokens.sign(purposeOf(kind), id);
    return `${this.config.PUBLIC_URL}/${LETTERS[kind].page}?token=${token}`;
  }
}

const isChange = (kind: LetterKind | ChangeKind): kind is ChangeKind =>
  CHANGE_KINDS.some((change) => change === kind);
