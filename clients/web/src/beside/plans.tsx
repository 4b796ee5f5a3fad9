import { useAgain, useResult } from '../api/hooks';
import { Answer } from '../app/answer';
import { BesidePlansDocument } from '../generated/graphql';
import type { BesideMatchFragment } from '../generated/graphql';
import { PlanEditor } from './plan-editor';

/** What is played for the viewer when they are asked: read anew with each version, since a plan may have answered. */
export function Plans({ match: { id, version } }: { match: BesideMatchFragment }) {
  const result = useResult(BesidePlansDocument, { id });
  useAgain(result.again, [version]);
  return <Answer result={result}>{({ match }) => match && <PlanEditor match={match} />}</Answer>;
}
