import type { ComponentChildren } from 'preact';
import { useLiveQuery } from '../api/hooks';
import { Answer } from '../app/answer';
import { SecondGroupDocument } from '../generated/graphql';
import { groupName } from './groups';
import type { Competition } from './part-props';

export interface Grouping {
  /** Whether all are in one table. */
  readonly isOne: boolean;
  /** The viewer's group; null where there are not several. */
  readonly own: number | null;
  /** The name of a group; null where there are not several, as one alone needs none. */
  readonly nameOf: (group: number | null) => string | null;
}

interface Props {
  readonly competition: Competition;
  readonly children: (grouping: Grouping) => ComponentChildren;
}

/** Finds out whether there are several groups or divisions now: those of a final make one table. */
export function ByGroups({ competition: { id, form, viewerEntry }, children }: Props) {
  const result = useLiveQuery(SecondGroupDocument, { id });
  return (
    <Answer result={result}>
      {(data) =>
        data.competition?.standings.nodes.length
          ? children({
              isOne: false,
              own: viewerEntry?.group ?? null,
              nameOf: (group) => groupName(group, form.hasDivisions),
            })
          : children({ isOne: true, own: null, nameOf: () => null })
      }
    </Answer>
  );
}
