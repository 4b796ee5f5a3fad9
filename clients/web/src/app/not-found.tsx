import { SignInLinks } from '../account/sign-in-links';
import { isSignedIn } from '../api/session';
import { t } from '../i18n/i18n';
import { Title } from './title';

interface Props {
  readonly text?: string;
  /** Whether some signed-in users can see it. */
  readonly isForSome?: boolean;
}

/** Shown for an address without a page, or with `text` for something else that does not exist. */
export function NotFound({ text = t('app.notFound'), isForSome = false }: Props) {
  return (
    <>
      <Title text={text} />
      <h1>{text}</h1>
      {isForSome && !isSignedIn.value && (
        <>
          <p>{t('app.notSignedIn')}</p>
          <SignInLinks />
        </>
      )}
      <p>
        <a href="/">{t('app.toHome')}</a>
      </p>
    </>
  );
}
