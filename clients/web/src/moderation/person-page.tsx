import { FairPlayFigures } from '../fair-play/fair-play-figures';
import { t } from '../i18n/i18n';
import { profileOf } from '../people/addresses';
import { shownName } from '../people/user-name';
import { ActsOnPerson } from './acts-on-person';
import { ModerationPage } from './moderation-page';

/** A person as moderators see them. */
export function PersonPage({ name: username }: { name: string }) {
  return (
    <ModerationPage title={t('moderation.person', { name: shownName(username) })}>
      <p>
        <a href={profileOf(username)}>{t('fairPlay.toProfile')}</a>
      </p>
      <ActsOnPerson username={username} />
      <FairPlayFigures username={username} />
    </ModerationPage>
  );
}
