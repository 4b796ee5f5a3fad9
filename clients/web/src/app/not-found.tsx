import { Entrances } from '../account/entrances';
import { isSignedIn } from '../api/session';
import { t } from '../i18n/i18n';
import { Title } from './title';

interface Props {
  readonly text?: string;
  /** Whether some see it, when they are signed in. */
  readonly isForSome?: boolean;
}

/** Nothing is at this address: no page, or `text` says what else there is not. */
export function NotFound({ text = t('app.notFound'), isForSome = false }: Props) {
  return (
    <>
      <Title text={text} />
      <h1>{text}</h1>
      {isForSome && !isSignedIn.value && (
        <>
          <p>{t('app.notSignedIn')}</p>
          <Entrances />
        </>
      )}
      <p>
        <a href="/">{t('app.toHome')}</a>
      </p>
    </>
  );
}
