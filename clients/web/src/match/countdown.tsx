import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n/i18n';
import { span } from '../i18n/moments';
import styles from './rows.module.css';

const HOUR_SECONDS = 3600;

/** What is left until a moment; below an hour each second counts. */
export function Countdown({ until }: { until: string }) {
  const [now, setNow] = useState(Date.now());
  const left = Math.max(0, Math.floor((Date.parse(until) - now) / 1000));
  const isShort = left < HOUR_SECONDS;
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), isShort ? 1000 : 30_000);
    return () => clearInterval(timer);
  }, [isShort]);
  if (left === 0) return <span class={styles.soon}>{t('home.timeOver')}</span>;
  return (
    <time dateTime={until} class={isShort ? styles.soon : undefined}>
      {isShort ? clock(left) : span(left, 'short')}
    </time>
  );
}

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
