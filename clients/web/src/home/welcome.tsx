import { PlayNow } from '../account/play-now';
import { OperatorTexts } from '../app/operator-texts';
import { Title } from '../app/title';
import { LinkButton } from '../design/link-button';
import { t } from '../i18n/i18n';
import { SampleTable } from './sample-table';
import styles from './welcome.module.css';

const REASONS = ['pace', 'anyone', 'games', 'learn'] as const;

/** The start page of a new visitor: what this is, and one button that starts a game. */
export function Welcome() {
  return (
    <div class={styles.welcome}>
      <Title text={t('home.welcome')} />
      <div class={styles.text}>
        <h1>{t('home.welcome')}</h1>
        <p class={styles.lead}>{t('home.lead')}</p>
        <div class={styles.start}>
          <PlayNow />
          <PlayNow isGuided />
        </div>
        <p class={styles.hint}>{t('home.playNowHint')}</p>
        <p class={styles.ways}>
          <LinkButton href="/register">{t('app.register')}</LinkButton>
          <LinkButton kind="quiet" href="/lobby">
            {t('home.toLobby')}
          </LinkButton>
          <LinkButton kind="quiet" href="/rules">
            {t('learn.rules')}
          </LinkButton>
        </p>
      </div>
      <SampleTable />
      <ul class={styles.reasons}>
        {REASONS.map((reason) => (
          <li key={reason}>
            <h2>{t(`home.reason.${reason}`)}</h2>
            <p>{t(`home.because.${reason}`)}</p>
          </li>
        ))}
      </ul>
      <p class={styles.texts}>
        <OperatorTexts />
      </p>
    </div>
  );
}
