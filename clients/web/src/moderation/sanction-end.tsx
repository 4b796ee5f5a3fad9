import { Field } from '../design/field';
import { Select } from '../design/select';
import { t } from '../i18n/i18n';
import { momentOf } from '../i18n/wall-clock';
import { zone } from '../i18n/zone';

const LENGTHS = ['1', '7', '30', '365', 'date', 'good'] as const;
type Length = (typeof LENGTHS)[number];

/** When a sanction ends, as it was chosen. */
export interface SanctionEnd {
  readonly length: Length;
  /** The last day, if `length` says `date`. */
  readonly day: string;
}

export const A_WEEK: SanctionEnd = { length: '7', day: '' };

const DAY_MILLIS = 86_400_000;

/** The moment at which a sanction ends; null for never, undefined while the day is missing. */
export function sanctionEndsAt({ length, day }: SanctionEnd): string | null | undefined {
  if (length === 'good') return null;
  if (length !== 'date') return new Date(Date.now() + Number(length) * DAY_MILLIS).toISOString();
  return day ? momentOf(`${day}T23:59`, zone.value) : undefined;
}

interface Props {
  readonly end: SanctionEnd;
  readonly onChange: (end: SanctionEnd) => void;
  readonly error: string | undefined;
}

/** How long a sanction lasts: some days, until a day, or for good. */
export function SanctionEndFields({ end, onChange, error }: Props) {
  return (
    <>
      <Select<Length>
        label={t('moderation.length')}
        options={LENGTHS.map((each) => [each, t(`moderation.length.${each}`)] as const)}
        value={end.length}
        onChoose={(length) => onChange({ ...end, length })}
      />
      {end.length === 'date' && (
        <Field
          label={t('moderation.lastDay')}
          type="date"
          required
          value={end.day}
          onInput={({ currentTarget }) => onChange({ ...end, day: currentTarget.value })}
        />
      )}
      {error && <p role="alert">{error}</p>}
    </>
  );
}
