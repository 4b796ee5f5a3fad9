import { DeleteAccount } from '../account/delete-account';
import { Pending } from '../app/pending';
import { LinkButton } from '../design/link-button';
import { Panel } from '../design/panel';
import { AccountSettingsDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { EmailForm } from './email-form';
import { NameForm } from './name-form';
import { PasswordForm } from './password-form';
import styles from './settings.module.css';
import { SecondFactorPanel } from './second-factor';
import { Sessions } from './sessions';
import { usePart } from './use-part';

/** The name, the e-mail address, the password, two-factor sign-in, the viewer's sessions, and the end of the account. */
export function Account() {
  const { data, pending, refresh } = usePart(AccountSettingsDocument);
  if (!data?.me) return <Pending {...pending} />;
  const { username, renamableAt, isGuest, email, emailVerified, sessions } = data.me;
  if (isGuest)
    return (
      <>
        <GuestAccount />
        <DeleteAccount isGuest hasFactor={false} toData="/settings/data" />
      </>
    );
  const hasFactor = data.me.secondFactor !== null;
  return (
    <>
      <Panel title={t('settings.name')}>
        <NameForm
          username={username}
          renamableAt={renamableAt!}
          hasFactor={hasFactor}
          refresh={refresh}
        />
      </Panel>
      <Panel title={t('settings.email')}>
        <EmailForm
          email={email}
          isVerified={emailVerified ?? false}
          hasFactor={hasFactor}
          refresh={refresh}
        />
      </Panel>
      <Panel title={t('settings.password')}>
        <PasswordForm username={username} hasFactor={hasFactor} refresh={refresh} />
      </Panel>
      <Panel title={t('settings.factor')}>
        <SecondFactorPanel me={data.me} refresh={refresh} />
      </Panel>
      <Panel title={t('settings.sessions')}>
        <Sessions sessions={sessions ?? []} />
      </Panel>
      <p>
        <a href="/decisions">{t('settings.decisions')}</a>
      </p>
      <DeleteAccount isGuest={false} hasFactor={hasFactor} toData="/settings/data" />
    </>
  );
}

/** A guest has no password yet, so settings that require the password cannot be changed. */
function GuestAccount() {
  return (
    <Panel title={t('account.keep')}>
      <p class={styles.hint}>{t('account.guestHint')}</p>
      <LinkButton kind="main" href="/keep">
        {t('account.keep')}
      </LinkButton>
    </Panel>
  );
}
