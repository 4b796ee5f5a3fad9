import { useLiveQuery } from '../api/hooks';
import { Answer } from '../app/answer';
import { FairPlayFigures } from '../fair-play/fair-play-figures';
import { ModeratedPersonDocument } from '../generated/graphql';
import type { PersonStandingFragment } from '../generated/graphql';
import { moment } from '../i18n/dates';
import { t } from '../i18n/i18n';
import { profileOf } from '../people/addresses';
import { shownName } from '../people/user-name';
import { ActsOnPerson } from './acts-on-person';
import { ModerationPage } from './moderation-page';

/** A person as moderators see them. */
export function PersonPage({ name: username }: { name: string }) {
  return (
    <ModerationPage title={t('moderation.person', { name: shownName(username) })}>
      <Known username={username} />
    </ModerationPage>
  );
}

/** Moderators act neither on nobody nor on themselves: that is said before they write a reason. */
function Known({ username }: { username: string }) {
  const result = useLiveQuery(ModeratedPersonDocument, { username });
  return (
    <Answer result={result}>
      {({ me, user }) => {
        if (!user) return <p>{t('people.nobody', { name: username })}</p>;
        return (
          <>
            <p>
              <a href={profileOf(username)}>{t('fairPlay.toProfile')}</a>
            </p>
            {user.id === me?.id ? (
              <p>{t('moderation.yourself')}</p>
            ) : (
              <>
                <Standing of={user} />
                <ActsOnPerson username={username} />
                <FairPlayFigures username={username} />
              </>
            )}
          </>
        );
      }}
    </Answer>
  );
}

/** What the person may not do now. */
function Standing({ of: { standing } }: { of: PersonStandingFragment }) {
  return (
    <div role="status">
      {(['mute', 'suspension'] as const).map((kind) => {
        const sanction = standing?.[kind];
        if (!sanction) return null;
        const { until } = sanction;
        return (
          <p key={kind}>
            {until === null
              ? t(`moderation.holdsForGood.${kind}`)
              : t(`moderation.holds.${kind}`, { moment: moment(until) })}
          </p>
        );
      })}
    </div>
  );
}
