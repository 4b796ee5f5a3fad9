import { useQuery, useSubscription } from '@urql/preact';
import { useEffect } from 'preact/hooks';
import { MatchUpdatedDocument, TableDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { language } from '../i18n/language';
import { MatchTable } from './match';

/** One match: as it is, and what the viewer may do. */
export function Table({ id }: { id: string }) {
  const [{ data, error }, ask] = useQuery({ query: TableDocument, variables: { id } });
  useSubscription({ query: MatchUpdatedDocument, variables: { id } });
  // What may be done is said in the language of the request.
  useEffect(() => ask({ requestPolicy: 'network-only' }), [language.value]);
  if (data?.match) return <MatchTable key={id} match={data.match} />;
  if (data) return <p role="alert">{t('table.none')}</p>;
  return <p role="status">{error ? t('app.failed') : t('app.loading')}</p>;
}
