import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../../platform/config/config.module.js';
import type { Config } from '../../../platform/config/config.js';
import type { Language } from '../../../platform/api/reader.js';
import { OperatorTexts } from '../../texts/application/index.js';
import type { EmailLink } from './render-email.js';

/** The links in the foot of every e-mail: who sends it, and what the sender stores. */
@Injectable()
export class FootLinks {
  constructor(
    private readonly texts: OperatorTexts,
    @Inject(CONFIG) private readonly config: Pick<Config, 'PUBLIC_URL'>,
  ) {}

  /** Only to texts that the operator has written: a placeholder tells the reader nothing. */
  in(language: Language): EmailLink[] {
    return this.texts
      .written(['privacy', 'imprint'], language)
      .map(({ title, path }) => ({ label: title, url: `${this.config.PUBLIC_URL}${path}` }));
  }
}
