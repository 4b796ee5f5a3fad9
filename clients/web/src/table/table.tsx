import { useSubscription } from '@urql/preact';
import { useRef } from 'preact/hooks';
import { useAgain, useResult } from '../api/hooks';
import { isOnline } from '../api/socket';
import { NotFound } from '../app/not-found';
import { Pending } from '../app/pending';
import { MatchUpdatedDocument, TableDocument } from '../generated/graphql';
import type { TableQuery } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { language } from '../i18n/language';
import type { Match } from './game';
import { MatchTable } from './match';
import { useMissed } from './use-missed';

/** One match: as it is, and what the viewer may do. */
export function Table({ id }: { id: string }) {
  const result = useResult(TableDocument, { id });
  const { data, error, stale, again } = result;
  useSubscription({ query: MatchUpdatedDocument, variables: { id } });
  // What may be done is said in the language of the request.
  useAgain(again, [language.value]);
  const isIn = useRef(false);
  // What was kept of an earlier visit is not where one arrives, unless there is nothing else.
  isIn.current ||= Boolean(data?.match) && (!stale || !isOnline.value);
  const match = useKept(id, data);
  if (match && isIn.current) return <Arrival key={id} match={match} />;
  if (data && !data.match) return <NotFound text={t('table.none')} isForSome />;
  // The match is there, and is asked for anew: until then it counts as none.
  return <Pending error={error} again={again} />;
}

/** The match as it was answered last: while it is asked for anew there is no answer, and the table stays. */
function useKept(id: string, data: TableQuery | undefined): Match | null | undefined {
  const seen = useRef<{ id: string; match: Match } | null>(null);
  if (data?.match) seen.current = { id, match: data.match };
  if (data) return data.match;
  return seen.current?.id === id ? seen.current.match : undefined;
}

/** First what happened since the last visit, then the table as it is. */
function Arrival({ match }: { match: Match }) {
  const missed = useMissed(match);
  if (!missed) return <p role="status">{t('app.loading')}</p>;
  return <MatchTable match={match} missed={missed} />;
}
