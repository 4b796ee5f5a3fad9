import { useLocation } from 'preact-iso';
import { useSignInAddress } from '../account/sign-in-address';
import { SignInLinks } from '../account/sign-in-links';
import { useResult } from '../api/hooks';
import { isSignedIn } from '../api/session';
import { Answer } from '../app/answer';
import { Title } from '../app/title';
import { GamesDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { ChallengeForm } from './challenge-form';
import styles from './challenge.module.css';

/** The page for a new challenge. `?opponent=` names the opponent, `?club=` the club to whose members it is offered. */
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
            <>
              {me?.isGuest && <GuestHint opponent={query['opponent'] ?? ''} />}
              <ChallengeForm
                games={variants}
                clocks={clocks}
                isGuest={me?.isGuest ?? false}
                opponent={query['opponent'] ?? ''}
                variant={query['variant'] ?? ''}
                club={query['club'] ?? null}
              />
            </>
          )}
        </Answer>
      ) : (
        <SignInLinks />
      )}
    </div>
  );
}

/** Says why some choices are missing, and how to get them. */
function GuestHint({ opponent }: { opponent: string }) {
  const toKeep = useSignInAddress('/keep');
  const text = opponent
    ? t('challenge.guestsNameNobody', { name: opponent })
    : t('challenge.guestsPlay');
  return (
    <p class={styles.hint}>
      {text} <a href={toKeep}>{t('account.keep')}</a>
    </p>
  );
}
