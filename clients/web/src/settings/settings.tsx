import type { ComponentType } from 'preact';
import { SignInLink } from '../account/sign-in-link';
import { isSignedIn } from '../api/session';
import { NotFound } from '../app/not-found';
import { OperatorTexts } from '../app/operator-texts';
import { Title } from '../app/title';
import { LinkMenu } from '../design/link-menu';
import { t } from '../i18n/i18n';
import { Access } from './access';
import { Account } from './account';
import { Appearance } from './appearance';
import { Blocked } from './blocked';
import { General } from './general';
import { NotificationSettings } from './notification-settings';
import styles from './settings.module.css';
import { Vacations } from './vacations';
import { YourData } from './your-data';

/** The parts in the order of the menu. Each name is the end of the part's address. */
const PARTS = {
  general: General,
  notifications: NotificationSettings,
  vacation: Vacations,
  account: Account,
  access: Access,
  blocked: Blocked,
  data: YourData,
} as const satisfies Record<string, ComponentType>;
type PartName = keyof typeof PARTS;

const NAMES = Object.keys(PARTS) as readonly PartName[];

/** The settings, in parts. Visitors who are not signed in can set only the appearance. */
export function Settings({ part = 'general' }: { part?: string }) {
  const name = NAMES.find((known) => known === part);
  if (!name) return <NotFound />;
  const Part = PARTS[name];
  return (
    <div class={styles.page}>
      <Title text={t(`settings.part.${name}`)} />
      <h1>{t('settings.title')}</h1>
      {isSignedIn.value ? (
        <>
          <Menu here={name} />
          <div class={styles.part}>
            <Part />
            {name === 'general' && <Licences />}
          </div>
        </>
      ) : (
        <div class={styles.part}>
          <p class={styles.hint}>
            {t('settings.signedOut')} <SignInLink />
          </p>
          <Appearance />
          <Licences />
        </div>
      )}
    </div>
  );
}

/** The service shows the list, not this client: a link without a target would be taken for a page of the client. */
function Licences() {
  return (
    <p class={styles.hint}>
      <OperatorTexts />
      <a href="/licences.txt" target="_blank">
        {t('settings.licences')}
      </a>
    </p>
  );
}

function Menu({ here }: { here: PartName }) {
  return (
    <LinkMenu
      label={t('settings.title')}
      isColumn
      items={NAMES.map((name) => ({
        href: name === 'general' ? '/settings' : `/settings/${name}`,
        text: t(`settings.part.${name}`),
        isHere: name === here,
      }))}
    />
  );
}
