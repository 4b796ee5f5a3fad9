import { useEffect, useRef } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { PlayNow } from '../account/play-now';
import { useLiveQuery } from '../api/hooks';
import { Answer } from '../app/answer';
import { Title } from '../app/title';
import { LinkButton } from '../design/link-button';
import { InvitedToDocument } from '../generated/graphql';
import type { InvitedToQuery, WholeChallengeFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { Acceptance } from './acceptance';
import { ChallengeRules, ChallengeTerms } from './challenge-details';
import { gameName } from './game-names';
import styles from './invitation.module.css';
import { shownName } from '../people/user-name';

/** The page behind an invitation link: who invites, to what, and one button to sit down. */
export function InvitedPage({ token }: { token: string }) {
  return (
    <div class={styles.page}>
      <Invitation token={token} />
    </div>
  );
}

function Invitation({ token }: { token: string }) {
  const result = useLiveQuery(InvitedToDocument, { token });
  // A visitor who becomes a guest has a new cache, which is empty at first.
  const last = useRef(result.data);
  last.current = result.data ?? last.current;
  return (
    <Answer result={{ ...result, data: last.current }}>
      {(data) =>
        data.invitation ? (
          <Invited challenge={data.invitation} viewer={data.me} token={token} />
        ) : (
          <UsedUp isSignedIn={data.me !== null} />
        )
      }
    </Answer>
  );
}

interface InvitedProps {
  readonly challenge: WholeChallengeFragment;
  readonly viewer: InvitedToQuery['me'];
  readonly token: string;
}

function Invited({ challenge, viewer, token }: InvitedProps) {
  const { id, variant, preset, creator, timeControl } = challenge;
  const { route } = useLocation();
  const isOwn = creator.id === viewer?.id && challenge.status === 'OPEN';
  // Its creator wants to see who has come, and to share the link.
  useEffect(() => {
    if (isOwn) route(`/challenge/${encodeURIComponent(id)}`, true);
  }, [isOwn, id]);
  const title = t('challenge.invites', { name: shownName(creator.username) });
  return (
    <>
      <Title text={title} />
      <h1>{title}</h1>
      <p class={styles.game}>{gameName(variant, preset)}</p>
      <p>{t(`challenge.plain.${variant}`)}</p>
      <p>{t('challenge.pace', { clock: timeControl.text })}</p>
      <Acceptance challenge={challenge} viewer={viewer} token={token} />
      <details class={styles.more}>
        <summary>{t('challenge.allTerms')}</summary>
        <ChallengeTerms challenge={challenge} />
        <ChallengeRules rules={challenge.rules} />
      </details>
    </>
  );
}

/** A wrong link, or one whose seats are taken. */
function UsedUp({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <>
      <Title text={t('challenge.usedUp')} />
      <h1>{t('challenge.usedUp')}</h1>
      <p role="alert">{t('challenge.usedUpWhy')}</p>
      <div class={styles.answer}>
        {isSignedIn ? (
          <LinkButton kind="main" href="/new">
            {t('home.new')}
          </LinkButton>
        ) : (
          <PlayNow />
        )}
      </div>
    </>
  );
}
