import { t } from '../i18n/i18n';
import { Title } from './title';

export function NotFound() {
  return (
    <>
      <Title text={t('app.notFound')} />
      <h1>{t('app.notFound')}</h1>
      <p>
        <a href="/">{t('app.toHome')}</a>
      </p>
    </>
  );
}
