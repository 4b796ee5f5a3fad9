import { Title } from '../app/title';
import { t } from '../i18n/i18n';
import styles from './people.module.css';

/** The profile of a deleted account. */
export function DeletedProfile() {
  return (
    <div class={styles.page}>
      <Title text={t('people.deleted')} />
      <h1>{t('people.deleted')}</h1>
      <p>{t('people.deletedHint')}</p>
    </div>
  );
}
