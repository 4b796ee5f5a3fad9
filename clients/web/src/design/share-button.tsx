import { t } from '../i18n/i18n';
import { Button } from './button';

interface Props {
  readonly url: string;
  readonly title: string;
}

export const canShare = (): boolean => 'share' in navigator;

/** Gives an address to others by the system's own dialogue; nothing where there is none. */
export function ShareButton({ url, title }: Props) {
  /** Whoever closes the dialogue has changed their mind: nothing has gone wrong. */
  const share = (): void =>
    void navigator.share({ title, url }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        console.warn('it could not be shared', error);
    });
  return canShare() ? <Button onClick={share}>{t('app.share')}</Button> : null;
}
