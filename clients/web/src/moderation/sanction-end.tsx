import { useState } from 'preact/hooks';
import { Field } from '../design/field';
import { Select } from '../design/select';
import { t } from '../i18n/i18n';
import { momentOf } from '../i18n/wall-clock';
import { zone } from '../i18n/zone';

const LENGTHS = ['1', '7', '30', '365', 'date', 'good'] as const;
type Length = (typeof LENGTHS)[number];

/** When a sanction ends, as it was chosen. */
interface SanctionEnd {
  readonly length: Length;
  /** The last day, if `length` says `date`. */
  readonly day: string;
}

const A_WEEK: SanctionEnd = { length: '7', day: '' };

const DAY_MILLIS = 86_400_000;

/** The acts that last: a warning has no end. */
const LASTING: ReadonlySet<string> = new Set(['MUTE', 'SUSPEND']);

/** When what is done ends, and the fields that ask for it. */
export interface ChosenEnd {
  /** For the input; nothing for an act that has no end. */
  readonly input: { readonly until?: string | null };
  /** Whether the day is not given yet. */
  readonly isMissing: boolean;
  /** The fields; null for an act that has no end. */
  readonly fields: Omit<Props, 'error'> | null;
}

/** Lets a moderator choose when an act ends: a week at first. */
export function useSanctionEnd(act: string): ChosenEnd {
  const [end, onChange] = useState(A_WEEK);
  if (!LASTING.has(act)) return { input: {}, isMissing: false, fields: null };
  const until = sanctionEndsAt(end);
  const input = { until: until ?? null };
  return { input, isMissing: until === undefined, fields: { end, onChange } };
}

/** The moment at which a sanction ends; null for never, undefined while the day is missing. */
function sanctionEndsAt({ length, day }: SanctionEnd): string | null | undefined {
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
