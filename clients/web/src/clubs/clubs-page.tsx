import { SignInLink } from '../account/sign-in-link';
import { useLiveQuery } from '../api/hooks';
import { isSignedIn } from '../api/session';
import { Answer } from '../app/answer';
import { Title } from '../app/title';
import { Panel } from '../design/panel';
import { OwnClubsDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import people from '../people/people.module.css';
import { ClubList } from './club-list';
import { FindClub } from './find-club';
import { FoundClub } from './found-club';

/** The viewer's clubs, a form that founds one with one tap, and the clubs that everyone sees. */
export function ClubsPage() {
  return (
    <div class={people.page}>
      <Title text={t('clubs.title')} />
      <header class={people.head}>
        <div>
          <h1>{t('clubs.title')}</h1>
          <p class={people.muted}>{t('clubs.lead')}</p>
        </div>
      </header>
      <div class={people.columns}>
        <div>{isSignedIn.value ? <Own /> : <Visitor />}</div>
        <div>
          <FindClub />
        </div>
      </div>
    </div>
  );
}

function Visitor() {
  return (
    <p class={people.muted}>
      {t('clubs.signedOut')} <SignInLink />
    </p>
  );
}

function Own() {
  const result = useLiveQuery(OwnClubsDocument, {});
  return (
    <Answer result={result}>
      {({ me }) => {
        const clubs = (me?.clubs?.nodes ?? []).filter((club) => club !== null);
        return (
          <>
            {clubs.length > 0 && (
              <Panel title={t('clubs.yours')}>
                <ClubList clubs={clubs} />
              </Panel>
            )}
            {me && <FoundClub username={me.username} isGuest={me.isGuest} />}
          </>
        );
      }}
    </Answer>
  );
}
