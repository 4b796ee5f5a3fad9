import { Choice } from '../design/choice';
import type { ChallengeSeatFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';

interface Props {
  readonly table: readonly ChallengeSeatFragment[];
  readonly seat: number | null;
  readonly onChoose: (seat: number) => void;
}

const freeSeats = (table: Props['table']): number[] =>
  table.flatMap(({ seat, state }) => (state === 'FREE' ? [seat] : []));

export const firstFreeSeat = (table: Props['table']): number | null => freeSeats(table)[0] ?? null;

/** The choice among several free seats. */
export function FreeSeatChoice({ table, seat, onChoose }: Props) {
  const free = freeSeats(table);
  if (free.length < 2) return null;
  return (
    <Choice
      label={t('challenge.yourSeat')}
      options={free.map((seat) => ({
        value: String(seat),
        text: t('challenge.seat', { seat: seat + 1 }),
      }))}
      value={String(seat)}
      onChoose={(value) => onChoose(Number(value))}
    />
  );
}
