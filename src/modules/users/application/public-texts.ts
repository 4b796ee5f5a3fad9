import { Injectable } from '@nestjs/common';
import { muted } from '../../../platform/api/suspension.js';
import { WordFilter } from '../../../platform/words/word-filter.js';
import { UserStandings } from '../storage/user-standings.js';
import { userFailure } from './failures.js';
import type { UserFailure } from './failures.js';

/** The texts of one input, by field. Null and undefined ones are not given. */
type Texts = Readonly<Record<string, string | null | undefined>>;

/** Whether users may post texts that others read. Every such text is asked here, and names by `WordFilter`. */
@Injectable()
export class PublicTexts {
  constructor(
    private readonly standings: UserStandings,
    private readonly filter: WordFilter,
  ) {}

  /**
   * WORDS_REFUSED for each text with a listed word.
   *
   * @param isPrivate whether only friends of the author read the texts: they may use any words. Asked only when there is one
   * @throws ApiError MUTED when there is a text and its author is muted
   */
  async failures(
    authorId: string,
    texts: Texts,
    isPrivate: () => Promise<boolean> = () => Promise.resolve(false),
  ): Promise<UserFailure[]> {
    const given = Object.entries(texts).filter(([, text]) => typeof text === 'string');
    if (given.length === 0) return [];
    const { mute } = await this.standings.of(authorId);
    if (mute) throw muted(mute);
    const refused = given.filter(([, text]) => this.filter.refuses(text!));
    if (refused.length === 0 || (await isPrivate())) return [];
    return refused.map(([field]) => userFailure('WORDS_REFUSED', field));
  }
}
