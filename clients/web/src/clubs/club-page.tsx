import { SignInLinks } from '../account/sign-in-links';
import { useLiveQuery } from '../api/hooks';
import { isSignedIn } from '../api/session';
import { Answer } from '../app/answer';
import { Title } from '../app/title';
import { Panel } from '../design/panel';
import { ClubByIdDocument } from '../generated/graphql';
import type { ClubByIdQuery, WholeClubFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import people from '../people/people.module.css';
import { ClubCompetitions } from './club-competitions';
import { ClubInvitation } from './club-invitation';
import { ClubLedger } from './club-ledger';
import { ClubMembers } from './club-members';
import { ClubOffers } from './club-offers';
import styles from './clubs.module.css';
import { JoinOpenClub } from './join-open-club';
import { ManageClub } from './manage-club';

/** A club: its lobby, members and ledger, and for its keepers the link to send. */
export function ClubPage({ id }: { id: string }) {
  const result = useLiveQuery(ClubByIdDocument, { id });
  return (
    <div class={people.page}>
      <Answer result={result}>
        {({ me, club }) => (club ? <Club club={club} me={me} /> : <Gone />)}
      </Answer>
    </div>
  );
}

/** A private club does not exist for others. A visitor who is not signed in may be a member. */
function Gone() {
  return (
    <>
      <Title text={t('clubs.one')} />
      <h1>{t('clubs.one')}</h1>
      <p role="alert">{t('clubs.gone')}</p>
      {!isSignedIn.value && <SignInLinks />}
    </>
  );
}

interface Props {
  readonly club: WholeClubFragment;
  readonly me: ClubByIdQuery['me'];
}

function Club({ club, me }: Props) {
  const { id, name, about, access, memberCount, viewerRole } = club;
  return (
    <>
      <Title text={name} />
      <header>
        <h1 class={styles.name}>{name}</h1>
        <p class={people.muted}>
          {t('clubs.members', { count: memberCount })} · {t(`clubs.accessShort.${access}`)}
          {viewerRole && <> · {t(`clubs.yourRole.${viewerRole}`)}</>}
        </p>
        {about && <p class={styles.about}>{about}</p>}
      </header>
      {viewerRole === null && <JoinOpenClub club={club} />}
      {club.invitation && (
        <ClubInvitation
          club={club}
          invitation={club.invitation}
          isOpenAtFirst={memberCount === 1}
        />
      )}
      <div class={people.columns}>
        <div>
          {viewerRole && <ClubOffers club={club} viewer={me} />}
          <ClubCompetitions club={club} />
          <ClubLedger clubId={id} />
        </div>
        <div>
          <Panel title={t('clubs.membersTitle')} count={memberCount}>
            <ClubMembers club={club} viewer={me?.id ?? null} />
          </Panel>
          {viewerRole && <ManageClub club={club} />}
        </div>
      </div>
    </>
  );
}
