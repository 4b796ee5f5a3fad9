import type { ComponentChildren } from 'preact';
import { SignInLinks } from '../account/sign-in-links';
import { isSignedIn } from '../api/session';
import { Answer } from '../app/answer';
import { Title } from '../app/title';
import { useLiveQuery } from '../api/hooks';
import { ChallengeByIdDocument, InvitedToDocument } from '../generated/graphql';
import type { WholeChallengeFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './challenge.module.css';
import { ChallengeDetails } from './challenge-details';

/** A challenge by its id. */
export function ChallengePage({ id }: { id: string }) {
  const result = useLiveQuery(ChallengeByIdDocument, { id });
  return (
    <Page>
      <Answer result={result}>
        {({ me, node }) => (
          <Found
            challenge={node?.__typename === 'Challenge' ? node : null}
            viewer={me?.id ?? null}
          />
        )}
      </Answer>
    </Page>
  );
}

/** A challenge by its invitation link. */
export function InvitedPage({ token }: { token: string }) {
  const result = useLiveQuery(InvitedToDocument, { token });
  return (
    <Page>
      <Answer result={result}>
        {({ me, invitation }) => (
          <Found challenge={invitation ?? null} viewer={me?.id ?? null} token={token} />
        )}
      </Answer>
    </Page>
  );
}

function Page({ children }: { children: ComponentChildren }) {
  return (
    <div class={styles.page}>
      <Title text={t('challenge.one')} />
      <h1>{t('challenge.one')}</h1>
      {children}
    </div>
  );
}

interface FoundProps {
  readonly challenge: WholeChallengeFragment | null;
  readonly viewer: string | null;
  readonly token?: string;
}

function Found({ challenge, viewer, token }: FoundProps) {
  if (!challenge) return <Gone />;
  return <ChallengeDetails challenge={challenge} viewer={viewer} token={token} />;
}

/** A challenge to one user is shown only to that user. A visitor who is not signed in may be that user. */
function Gone() {
  if (isSignedIn.value) return <p role="alert">{t('challenge.gone')}</p>;
  return (
    <>
      <p role="alert">{t('challenge.hidden')}</p>
      <SignInLinks />
    </>
  );
}
