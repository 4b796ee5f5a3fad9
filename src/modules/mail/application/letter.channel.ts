import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG } from '../../../platform/config/config.module.js';
import type { Config } from '../../../platform/config/config.js';
import { Mailer, MailError } from '../../../platform/mail/mailer.js';
import { SignedTokens } from '../../../platform/signing/signed-tokens.js';
import type { Claimed, DeliveryChannel, Outcome } from '../../deliveries/application/index.js';
import { CHANGE_KINDS, LINK_LETTERS, purposeOf, LETTER_WAITS } from '../domain/letter.js';
import type { ChangeKind, LinkKind } from '../domain/letter.js';
import { LetterStore } from '../storage/letter-store.js';
import type { AddressedLetter } from '../storage/letter-store.js';
import { FootLinks } from './foot-links.js';
import { LETTER } from './letters.js';
import { letterOfChange, letterWithLink } from './letter-texts.js';
import { renderEmail } from './render-email.js';

/** Sends letters. A letter that is sent again has the same Message-ID and the same link. */
@Injectable()
export class LetterChannel implements DeliveryChannel {
  readonly key = LETTER;
  readonly concurrency = 8;
  readonly waits = LETTER_WAITS;
  private readonly logger = new Logger(LetterChannel.name);

  constructor(
    private readonly store: LetterStore,
    private readonly mailer: Mailer,
    private readonly tokens: SignedTokens,
    private readonly foot: FootLinks,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Letters are about the account itself, which a suspended person still has. */
  reachesSuspended = (): boolean => true;

  async deliver(claimed: Claimed): Promise<Outcome> {
    const letter = await this.store.address(claimed.subjectId!);
    if (!letter?.email) return { status: 'SUPPRESSED', reason: 'OUT_OF_DATE' };
    try {
      await this.mailer.send({ ...this.contentOf(letter), id: letter.id, to: letter.email });
      return { status: 'DELIVERED' };
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      return this.failed(claimed, error);
    }
  }

  private failed({ id, attempts }: Claimed, { isFinal, message: reason }: MailError): Outcome {
    if (!isFinal && attempts <= this.waits.length) return { status: 'RETRY', reason };
    this.logger.warn(`letter ${id} is given up: ${reason}`);
    return { status: 'FAILED', reason };
  }

  private contentOf(letter: AddressedLetter) {
    const { id, kind, createdAt } = letter;
    const content = isChange(kind)
      ? letterOfChange(kind, letter, this.dateOf(kind, createdAt))
      : letterWithLink(kind, letter, this.linkOf(id, kind));
    const email = renderEmail({ ...content, footLinks: this.foot.in(content.language) });
    return { ...email, unsubscribeUrl: null };
  }

  /** The date that a letter names: when the change was made, or when the account ends. */
  private dateOf(kind: ChangeKind, at: Date): Date {
    if (kind !== 'DELETION_ASKED') return at;
    return new Date(at.getTime() + this.config.ACCOUNT_GRACE_DAYS * 24 * 3600 * 1000);
  }

  private linkOf(id: string, kind: LinkKind): string {
    const token = this.tokens.sign(purposeOf(kind), id);
    return `${this.config.PUBLIC_URL}/${LINK_LETTERS[kind].page}?token=${token}`;
  }
}

const isChange = (kind: LinkKind | ChangeKind): kind is ChangeKind =>
  CHANGE_KINDS.some((change) => change === kind);
