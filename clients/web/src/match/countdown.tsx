import { t } from '../i18n/i18n';
import { durationText } from '../i18n/dates';
import { nowByMinute, nowBySecond } from '../i18n/now';
import styles from './rows.module.css';

const HOUR_SECONDS = 3600;

const secondsUntil = (moment: string, now: number): number =>
  Math.max(0, Math.floor((Date.parse(moment) - now) / 1000));

/**
 * The time left until a moment. Under an hour it counts seconds. A browser that translates the page must leave it alone:
 * it replaces texts, and a replaced text does not change any more.
 */
export function Countdown({ until }: { until: string }) {
  const isShort = secondsUntil(until, nowByMinute()) < HOUR_SECONDS;
  const left = isShort ? secondsUntil(until, nowBySecond()) : secondsUntil(until, nowByMinute());
  if (left === 0)
    return (
      <span class={styles.soon} translate={false}>
        {t('home.timeOver')}
      </span>
    );
  return (
    <time translate={false} dateTime={until} class={isShort ? styles.soon : undefined}>
      {isShort ? clock(left) : durationText(left, 'short')}
    </time>
  );
}

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
