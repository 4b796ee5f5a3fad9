import { useRef, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { enterAsGuest } from '../account/enter-as-guest';
import { setBrowserTimeZone } from '../account/set-time-zone';
import { useSignInAddress } from '../account/sign-in-address';
import { client } from '../api/client';
import { useLiveQuery } from '../api/hooks';
import { reloadLists } from '../api/live';
import { isSignedIn } from '../api/session';
import { Answer } from '../app/answer';
import { Title } from '../app/title';
import invitation from '../challenge/invitation.module.css';
import { Button } from '../design/button';
import { LinkButton } from '../design/link-button';
import { ClubBehindLinkDocument, JoinClubDocument } from '../generated/graphql';
import type { ClubBehindLinkQuery } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { shownName } from '../people/user-name';
import { pageOfClub } from './addresses';
import styles from './clubs.module.css';

/** The page behind the link of a club: what one joins, and one button to join. A visitor joins as a guest. */
export function JoinClubPage({ token }: { token: string }) {
  const result = useLiveQuery(ClubBehindLinkDocument, { token });
  // A visitor who becomes a guest has a new cache, which is empty at first.
  const last = useRef(result.data);
  last.current = result.data ?? last.current;
  return (
    <div class={invitation.page}>
      <Answer result={{ ...result, data: last.current }}>
        {({ clubInvitation }) =>
          clubInvitation ? <Invited club={clubInvitation} token={token} /> : <UsedUp />
        }
      </Answer>
    </div>
  );
}

interface Props {
  readonly club: NonNullable<ClubBehindLinkQuery['clubInvitation']>;
  readonly token: string;
}

function Invited({ club: { name, about, memberCount, owner, club, refusal }, token }: Props) {
  const title = owner
    ? t('clubs.invitedBy', { name: shownName(owner.username), club: name })
    : t('clubs.invited', { name });
  const isMember = club !== null && club.viewerRole !== null;
  return (
    <>
      <Title text={title} />
      <h1 class={styles.name}>{title}</h1>
      <p>{t('clubs.members', { count: memberCount })}</p>
      {about && <p class={styles.about}>{about}</p>}
      <p>{t('clubs.whatIsIt')}</p>
      <p>{t('clubs.joinTerms')}</p>
      <div class={invitation.answer}>
        {isMember && (
          <>
            <p class={invitation.hint}>{t('clubs.isMember')}</p>
            <LinkButton kind="main" href={pageOfClub(club.id)}>
              {t('clubs.open')}
            </LinkButton>
          </>
        )}
        {!isMember && refusal && <p role="alert">{refusal.message}</p>}
        {!isMember && !refusal && <Join token={token} />}
      </div>
    </>
  );
}

function Join({ token }: { token: string }) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const { route } = useLocation();
  const toLogin = useSignInAddress('/login');
  async function join(): Promise<void> {
    setBusy(true);
    // It replaces this page: going back from the club must not lead here again.
    setError(await joinBy(token, (id) => route(pageOfClub(id), true)));
    setBusy(false);
  }
  return (
    <>
      <Button kind="main" disabled={isBusy} onClick={() => void join()}>
        {t('clubs.join')}
      </Button>
      {error && <p role="alert">{error}</p>}
      {!isSignedIn.value && (
        <>
          <p class={invitation.hint}>{t('clubs.joinHint')}</p>
          <p>
            <a href={toLogin}>{t('account.toLogin')}</a>
          </p>
        </>
      )}
    </>
  );
}

/** @returns an error text, empty if the viewer is a member now */
async function joinBy(token: string, open: (id: string) => void): Promise<string> {
  if (!isSignedIn.value) {
    const refusal = await enterAsGuest();
    if (refusal !== null) return refusal;
    await setBrowserTimeZone();
  }
  const input = { invitationToken: token };
  const { data } = await client.value.mutation(JoinClubDocument, { input });
  reloadLists();
  if (!data) return t('app.failed');
  const { club, userErrors } = data.joinClub;
  if (club) open(club.id);
  return userErrors[0]?.message ?? '';
}

/** A wrong link, or one that was replaced by another. */
function UsedUp() {
  return (
    <>
      <Title text={t('clubs.usedUp')} />
      <h1>{t('clubs.usedUp')}</h1>
      <p role="alert">{t('clubs.usedUpWhy')}</p>
      <p>
        <a href="/clubs">{t('clubs.title')}</a>
      </p>
    </>
  );
}
