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
import {
  CHANGE_FOOTER,
  CHANGE_LETTERS,
  changeParagraphs,
  LETTER_FOOTER,
  LETTERS,
  MAX_TRIES,
  purposeOf,
} from '../domain/letter.js';
import type { ChangeKind, LetterKind } from '../domain/letter.js';
import { LetterStore } from '../storage/letter-store.js';
import type { ClaimedLetter } from '../storage/letter-store.js';
import { setLetter } from './set-letter.js';
import type { Written } from './set-letter.js';

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
    const { kind, username, createdAt } = letter;
    const set = isChange(kind)
      ? setLetter(changeLetter(kind, username, createdAt))
      : this.linkLetter(letter.id, kind, username);
    return { ...set, unsubscribeUrl: null };
  }

  private linkLetter(id: string, kind: LetterKind, username: string) {
    const { page, subject, says, label } = LETTERS[kind];
    const url = `${this.config.PUBLIC_URL}/${page}?token=${this.tokens.sign(purposeOf(kind), id)}`;
    const paragraphs = [`Hello ${username},`, says(username)];
    return setLetter({ subject, paragraphs, link: { label, url }, footer: LETTER_FOOTER });
  }
}

const isChange = (kind: LetterKind | ChangeKind): kind is ChangeKind =>
  Object.hasOwn(CHANGE_LETTERS, kind);

const changeLetter = (kind: ChangeKind, username: string, at: Date): Written => ({
  subject: CHANGE_LETTERS[kind].subject,
  paragraphs: changeParagraphs(kind, username, at),
  link: null,
  footer: CHANGE_FOOTER,
});
