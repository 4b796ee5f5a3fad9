import { isSignedIn } from '../api/session';
import { Title } from '../app/title';
import { LinkButton } from '../design/link-button';
import { Panel } from '../design/panel';
import { t } from '../i18n/i18n';
import { Lobby } from './lobby';
import styles from './home.module.css';

/** The lobby with the open challenges of all users. */
export function LobbyPage() {
  return (
    <>
      <Title text={t('app.to.lobby')} />
      <header class={styles.head}>
        <h1>{t('app.to.lobby')}</h1>
        {isSignedIn.value && (
          <LinkButton kind="main" href="/new">
            {t('home.new')}
          </LinkButton>
        )}
      </header>
      <Panel title={t('home.lobby')}>
        <Lobby />
      </Panel>
    </>
  );
}
