import { t } from '../i18n/i18n';
import { Title } from './title';

/** Nothing is at this address: no page, or `text` says what else there is not. */
export function NotFound({ text = t('app.notFound') }: { text?: string }) {
  return (
    <>
      <Title text={text} />
      <h1>{text}</h1>
      <p>
        <a href="/">{t('app.toHome')}</a>
      </p>
    </>
  );
}
