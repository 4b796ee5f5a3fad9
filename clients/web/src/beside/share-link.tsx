import { useState } from 'preact/hooks';
import { Button } from '../design/button';
import { t } from '../i18n/i18n';

/** Gives the match's address to others, by the system's own dialogue where there is one. */
export function ShareLink({ id }: { id: string }) {
  const [told, setTold] = useState('');
  const url = new URL(`/match/${encodeURIComponent(id)}`, location.origin).href;
  async function share(): Promise<void> {
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ url });
      await navigator.clipboard.writeText(url);
      setTold(t('beside.copied'));
    } catch (error) {
      // Whoever closes the system's dialogue has changed their mind.
      if ((error as DOMException).name !== 'AbortError') setTold(url);
    }
  }
  return (
    <div>
      <Button onClick={() => void share()}>{t('beside.share')}</Button>{' '}
      <span role="status">{told}</span>
    </div>
  );
}
