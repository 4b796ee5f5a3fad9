import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { variantOf } from '../../../../engine/index.js';
import type { InLanguages, Language } from '../../../../platform/api/reader.js';
import { LinkPreviews } from '../../../../platform/http/web/link-previews.js';
import type { LinkPreview } from '../../../../platform/http/web/link-previews.js';
import { shownName, usernameKey, Users, Visibility } from '../../../users/application/index.js';
import { RatingReader } from '../../application/index.js';
import type { StoredRating } from '../../application/index.js';

/** A user's name and, if everyone may see it, the best rating. */
@Injectable()
export class UserPreview implements OnModuleInit {
  constructor(
    private readonly previews: LinkPreviews,
    private readonly users: Users,
    private readonly visibility: Visibility,
    private readonly ratings: RatingReader,
  ) {}

  onModuleInit(): void {
    this.previews.register('user', (name) => this.find(name));
  }

  /** An old name leads on to a profile that everyone may see; of another one it says no more than a name of nobody. */
  private async find(name: string): Promise<InLanguages<LinkPreview> | null> {
    const user = await this.users.byAnyUsername(name);
    if (!user) return null;
    const isOld = usernameKey(user.username) !== usernameKey(name);
    if (!(await this.visibility.isShown(user, 'profile', null)))
      return isOld ? null : userPreview(shownName(user.username), []);
    const ratings = (await this.ratings.ofUsers([user.id])).get(user.id) ?? [];
    const { de, en } = userPreview(shownName(user.username), ratings);
    const moved = isOld && { movedTo: user.username };
    return { de: { ...de, ...moved }, en: { ...en, ...moved } };
  }
}

type Shown = Pick<StoredRating, 'mu' | 'ratingKey' | 'provisional'>;

export function userPreview(title: string, ratings: readonly Shown[]): InLanguages<LinkPreview> {
  const settled = ratings.filter(({ provisional }) => !provisional);
  const [best] = [...settled].sort((one, other) => other.mu - one.mu);
  if (!best)
    return {
      de: { title, description: 'Spielt Schnapsen auf Bummerl.' },
      en: { title, description: 'Plays Schnapsen on Bummerl.' },
    };
  const rating = Math.round(best.mu);
  const { ratingKey } = best;
  // A preset that is rated separately has its key as its name, in both languages.
  const preset = ratingKey.charAt(0).toUpperCase() + ratingKey.slice(1);
  const game = (language: Language) => variantOf(ratingKey)?.names[language] ?? preset;
  return {
    de: { title, description: `Beste Wertung: ${rating} (${game('de')}).` },
    en: { title, description: `Best rating: ${rating} (${game('en')}).` },
  };
}
