import { useReload, useResult } from '../api/hooks';
import { Answer } from '../app/answer';
import { MatchPlansDocument } from '../generated/graphql';
import type { SidebarMatchFragment } from '../generated/graphql';
import { PlanEditor } from './plan-editor';

/** The viewer's plan. It is read again with each version of the match, because the plan may have played. */
export function Plans({ match: { id, version } }: { match: SidebarMatchFragment }) {
  const result = useResult(MatchPlansDocument, { id });
  useReload(result.reload, [version]);
  return <Answer result={result}>{({ match }) => match && <PlanEditor match={match} />}</Answer>;
}
