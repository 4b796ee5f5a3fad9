import { useLiveQuery } from '../api/hooks';
import { OwnMuteDocument } from '../generated/graphql';
import { moment } from '../i18n/dates';
import { t } from '../i18n/i18n';
import { nowByMinute } from '../i18n/now';
import parts from './parts.module.css';

/** A mute of the viewer that holds now. */
interface Mute {
  /** Null for good. */
  readonly until: string | null;
}

/** Null unless the viewer is muted. A notification of the decision has it read again. */
export function useMute(): Mute | null {
  const { data } = useLiveQuery(OwnMuteDocument, {});
  const mute = data?.me?.standing?.mute;
  if (!mute) return null;
  return mute.until === null || Date.parse(mute.until) > nowByMinute() ? mute : null;
}

/** Says to a muted person until when, and where to read why. */
export function Muted({ id, mute: { until } }: { id: string; mute: Mute }) {
  return (
    <p id={id} class={parts.hint}>
      {until === null
        ? t('sidebar.mutedForGood')
        : t('sidebar.mutedUntil', { moment: moment(until) })}{' '}
      <a href="/decisions">{t('sidebar.mutedWhy')}</a>
    </p>
  );
}
