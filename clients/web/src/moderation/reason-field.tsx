import type { Change } from '../api/use-change';
import { TextArea } from '../design/text-area';

/** How long the reason of a moderator is. */
const MOST = 1000;
const LEAST = 3;

export const isReason = (text: string): boolean => text.trim().length >= LEAST;

interface Props {
  readonly label: string;
  readonly change: Pick<Change<unknown, unknown>, 'errorAt'>;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Why a moderator does something. */
export function ReasonField({ label, change, value, onChange }: Props) {
  return (
    <TextArea
      label={label}
      maxLength={MOST}
      value={value}
      onInput={({ currentTarget }) => onChange(currentTarget.value)}
      error={change.errorAt('reason')}
    />
  );
}
