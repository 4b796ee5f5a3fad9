import { t } from '../i18n/i18n';
import { Button } from './button';
import type { ButtonProps } from './button';

interface Props {
  readonly url: string;
  readonly title: string;
  readonly kind?: ButtonProps['kind'];
}

export const canShare = (): boolean => 'share' in navigator;

/** Shares an address with the system's share dialogue. Shows nothing if there is no such dialogue. */
export function ShareButton({ url, title, kind }: Props) {
  /** A closed dialogue is not an error: it only means that the user changed their mind. */
  const share = (): void =>
    void navigator.share({ title, url }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        console.warn('it could not be shared', error);
    });
  return canShare() ? (
    <Button kind={kind} onClick={share}>
      {t('app.share')}
    </Button>
  ) : null;
}
