import { useLocation } from 'preact-iso';
import { SignInLinks } from '../account/sign-in-links';
import { useResult } from '../api/hooks';
import { isSignedIn } from '../api/session';
import { Answer } from '../app/answer';
import { Title } from '../app/title';
import { GamesDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { ChallengeForm } from './challenge-form';
import styles from './challenge.module.css';

/** The page for a new challenge. `?opponent=` names the opponent. */
export function NewChallenge() {
  const result = useResult(GamesDocument, {});
  const { query } = useLocation();
  return (
    <div class={styles.page}>
      <Title text={t('challenge.title')} />
      <header class={styles.top}>
        <h1>{t('challenge.title')}</h1>
        <a href="/rules">{t('learn.rules')}</a>
      </header>
      {isSignedIn.value ? (
        <Answer result={result}>
          {({ me, variants, clocks }) => (
            <ChallengeForm
              games={variants}
              clocks={clocks}
              isGuest={me?.isGuest ?? false}
              opponent={query['opponent'] ?? ''}
              variant={query['variant'] ?? ''}
            />
          )}
        </Answer>
      ) : (
        <SignInLinks />
      )}
    </div>
  );
}
