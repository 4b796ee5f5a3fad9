import { useSubscription } from '@urql/preact';
import { useRef } from 'preact/hooks';
import { useReload, useResult } from '../api/hooks';
import { isOnline } from '../api/socket';
import { NotFound } from '../app/not-found';
import { Loading, Pending } from '../app/pending';
import { MatchUpdatedDocument, TableDocument } from '../generated/graphql';
import type { TableQuery } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { language } from '../i18n/language';
import type { Match } from './game';
import { MatchTable } from './match';
import { useMissed } from './use-missed';
import { useRecheck } from './use-recheck';

/** One match with the viewer's legal actions. */
export function Table({ id }: { id: string }) {
  const result = useResult(TableDocument, { id });
  const { data, error, stale, reload } = result;
  useSubscription({ query: MatchUpdatedDocument, variables: { id } });
  // The texts of the legal actions are in the language of the request.
  useReload(reload, [language.value]);
  const isIn = useRef(false);
  // A cached state of an earlier visit is not shown first, unless the page is offline.
  isIn.current ||= Boolean(data?.match) && (!stale || !isOnline.value);
  const match = useKept(data);
  useRecheck(match, reload);
  if (match && isIn.current) return <Arrival match={match} />;
  if (data && !data.match) return <NotFound text={t('table.none')} isForSome />;
  // The match is cached and loaded again. Until the answer arrives, the page waits.
  return <Pending error={error} reload={reload} />;
}

/** The last answer. During a reload there is no answer, and the table keeps the old one. */
function useKept(data: TableQuery | undefined): Match | null | undefined {
  const seen = useRef<Match | undefined>(undefined);
  if (data?.match) seen.current = data.match;
  return data ? data.match : seen.current;
}

/** Shows the events since the last visit, then the present table. */
function Arrival({ match }: { match: Match }) {
  const missed = useMissed(match);
  if (!missed) return <Loading />;
  return <MatchTable match={match} missed={missed} />;
}
