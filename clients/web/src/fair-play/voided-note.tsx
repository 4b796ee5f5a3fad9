import { day } from '../i18n/dates';
import { t } from '../i18n/i18n';
import parts from '../sidebar/parts.module.css';

/** Says that a match counts for nothing, and since when. */
export function VoidedNote({ voidedAt }: { voidedAt: string }) {
  return (
    <p class={parts.part} role="note">
      {t('fairPlay.voidedNote', { day: day(voidedAt) })}
    </p>
  );
}
