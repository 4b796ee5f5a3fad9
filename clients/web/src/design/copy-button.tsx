import { useState } from 'preact/hooks';
import { t } from '../i18n/i18n';
import { Button } from './button';
import type { ButtonProps } from './button';

interface Props {
  readonly text: string;
  readonly kind?: ButtonProps['kind'];
  readonly label?: string;
}

/** Copies the text beside it. Over plain http browsers have no clipboard, and no button is shown. */
export function CopyButton({ text, kind, label = t('app.copy') }: Props) {
  const [message, setMessage] = useState('');
  async function copy(): Promise<void> {
    // Browsers may refuse. The text beside the button can still be selected.
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setMessage(t(isCopied ? 'app.copied' : 'app.notCopied'));
  }
  if (!('clipboard' in navigator)) return null;
  return (
    <span>
      <Button kind={kind} onClick={() => void copy()}>
        {label}
      </Button>{' '}
      <span role="status">{message}</span>
    </span>
  );
}
