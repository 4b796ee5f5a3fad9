import { useState } from 'preact/hooks';
import { useLiveQuery } from '../api/hooks';
import { Answer } from '../app/answer';
import { Select } from '../design/select';
import { CrossGroupDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { CrossTable } from './cross-table';
import type { CrossLine } from './cross-table';

/** A larger group is shown some rows at a time. */
const MOST_ROWS = 32;
const ROWS = 16;

interface Props {
  readonly id: string;
  readonly group: number | null;
  /** The lot of its first entrant on the page of standings that names the group. */
  readonly firstLot: number;
  /** Its name; null where it is the only one. */
  readonly caption: string | null;
}

/** The cross table of one group. A group that began on an earlier page of standings has been shown there. */
export function CrossGroup({ id, group, firstLot, caption }: Props) {
  const result = useLiveQuery(CrossGroupDocument, { id, group, after: null });
  return (
    <Answer result={result}>
      {({ competition }) => {
        const { nodes = [], pageInfo } = competition?.standings ?? {};
        const lines = nodes.filter((line) => line !== null);
        if (lines[0]?.lot !== firstLot) return null;
        if (pageInfo?.hasNextPage) return <p>{t('competitions.tooManyToCross')}</p>;
        return <Rows id={id} lines={lines} caption={caption} />;
      }}
    </Answer>
  );
}

interface RowsProps extends Pick<Props, 'id' | 'caption'> {
  readonly lines: readonly CrossLine[];
}

function Rows({ id, lines, caption }: RowsProps) {
  const [from, setFrom] = useState(0);
  if (lines.length <= MOST_ROWS)
    return <CrossTable id={id} lines={lines} from={0} to={lines.length} caption={caption} />;
  const starts = lines.flatMap((_, i) => (i % ROWS === 0 ? [i] : []));
  const endOf = (start: number) => Math.min(start + ROWS, lines.length);
  return (
    <>
      <Select
        label={t('competitions.crossRows')}
        options={starts.map((start) => [String(start), `${start + 1}–${endOf(start)}`] as const)}
        value={String(from)}
        onChoose={(chosen) => setFrom(Number(chosen))}
      />
      <CrossTable id={id} lines={lines} from={from} to={endOf(from)} caption={caption} />
    </>
  );
}
