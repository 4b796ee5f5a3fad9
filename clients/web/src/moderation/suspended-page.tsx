import { useEffect } from 'preact/hooks';
import { DeleteAccount } from '../account/delete-account';
import { LoginForm } from '../account/login';
import { useReload, useResult } from '../api/hooks';
import { session } from '../api/session';
import type { Suspension } from '../api/suspension';
import frame from '../app/frame.module.css';
import { LanguageSwitch } from '../app/language-switch';
import { Signs } from '../app/signs';
import { ThemeSwitch } from '../app/theme-switch';
import { Title } from '../app/title';
import { useSignOut } from '../app/use-sign-out';
import { Button } from '../design/button';
import { DecisionsAboutMeDocument } from '../generated/graphql';
import { moment } from '../i18n/dates';
import { t } from '../i18n/i18n';
import { YourData } from '../settings/your-data';
import { DecisionList } from './decisions';
import styles from './moderation.module.css';

/** All that a suspended person sees, at every address: why, until when, and what they still may do. */
export function SuspendedPage({ until, because }: Suspension) {
  const { signOut, isSending } = useSignOut();
  // What had the focus is gone.
  useEffect(() => document.getElementById('main')?.focus(), []);
  return (
    <>
      <header class={frame.head}>
        <span class={frame.name}>Bummerl</span>
        <div class={frame.tools}>
          <LanguageSwitch />
          <ThemeSwitch />
          <Button kind="quiet" disabled={isSending} onClick={() => void signOut()}>
            {t('app.signOut')}
          </Button>
        </div>
      </header>
      <Signs />
      <main id="main" class={frame.main} tabIndex={-1}>
        <div class={styles.page}>
          <Title text={t('suspended.title')} />
          <h1>{t('suspended.title')}</h1>
          <p>
            {until === null
              ? t('suspended.forGood')
              : t('suspended.until', { moment: moment(until) })}
          </p>
          {because && <p>{t('suspended.because', { reason: because })}</p>}
          <p>{t('suspended.rights')}</p>
          {until && (
            <p>
              <Button onClick={() => location.reload()}>{t('suspended.again')}</Button>
            </p>
          )}
          <Rights />
        </div>
      </main>
    </>
  );
}

/** A person's session has ended with the suspension; a guest's has not, because guests cannot sign in. */
function Rights() {
  const { data, error, reload } = useResult(DecisionsAboutMeDocument, { after: null });
  useReload(() => {
    if (!data) reload();
  }, [session.value?.refreshToken]);
  if (data)
    return (
      <>
        <DecisionList isLoaded />
        <YourData />
        <DeleteAccount isGuest={null} hasFactor={false} toData={null} />
      </>
    );
  return error ? (
    <>
      <p>{t('suspended.signIn')}</p>
      <LoginForm evenSuspended />
    </>
  ) : null;
}
