import { SignInLinks } from '../account/sign-in-links';
import { isSignedIn } from '../api/session';
import { Answer } from '../app/answer';
import { Title } from '../app/title';
import { useLiveQuery } from '../api/hooks';
import { ChallengeByIdDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './challenge.module.css';
import { ChallengeDetails } from './challenge-details';

/** A challenge by its id. */
export function ChallengePage({ id }: { id: string }) {
  const result = useLiveQuery(ChallengeByIdDocument, { id });
  return (
    <div class={styles.page}>
      <Title text={t('challenge.one')} />
      <h1>{t('challenge.one')}</h1>
      <Answer result={result}>
        {({ me, node }) =>
          node?.__typename === 'Challenge' ? (
            <ChallengeDetails challenge={node} viewer={me} />
          ) : (
            <Gone />
          )
        }
      </Answer>
    </div>
  );
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
