import { useQuery } from '@urql/preact';
import { useEffect } from 'preact/hooks';
import { BesidePlansDocument } from '../generated/graphql';
import type { BesideMatchFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { PlanEditor } from './plan-editor';

/** What is played for the viewer when they are asked: read anew with each version, since a plan may have answered. */
export function Plans({ match: { id, version } }: { match: BesideMatchFragment }) {
  const [{ data, error }, ask] = useQuery({ query: BesidePlansDocument, variables: { id } });
  useEffect(() => {
    if (data) ask({ requestPolicy: 'network-only' });
  }, [version]);
  if (!data?.match) return <p role="status">{error ? t('app.failed') : t('app.loading')}</p>;
  return <PlanEditor match={data.match} />;
}
