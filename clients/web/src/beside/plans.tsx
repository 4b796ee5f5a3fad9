import { useQuery } from '@urql/preact';
import { useEffect } from 'preact/hooks';
import { Pending } from '../app/pending';
import { BesidePlansDocument } from '../generated/graphql';
import type { BesideMatchFragment } from '../generated/graphql';
import { PlanEditor } from './plan-editor';

/** What is played for the viewer when they are asked: read anew with each version, since a plan may have answered. */
export function Plans({ match: { id, version } }: { match: BesideMatchFragment }) {
  const [{ data, error }, ask] = useQuery({ query: BesidePlansDocument, variables: { id } });
  useEffect(() => {
    if (data) ask({ requestPolicy: 'network-only' });
  }, [version]);
  if (!data?.match)
    return <Pending error={error} again={() => ask({ requestPolicy: 'network-only' })} />;
  return <PlanEditor match={data.match} />;
}
