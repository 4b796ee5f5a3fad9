import { useMutation, useQuery, useSubscription } from '@urql/preact';
import { useState } from 'preact/hooks';
import { Title } from '../app/title';
import { Beside } from '../beside/beside';
import { Button } from '../design/button';
import { ActDocument, MatchUpdatedDocument, TableDocument } from '../generated/graphql';
import type { TableMatchFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';

/** One match: as it is, and what the viewer may do. */
export function Table({ id }: { id: string }) {
  const [{ data, error }] = useQuery({ query: TableDocument, variables: { id } });
  useSubscription({ query: MatchUpdatedDocument, variables: { id } });
  if (data?.match) return <Match match={data.match} />;
  if (data) return <p role="alert">{t('table.none')}</p>;
  return <p role="status">{error ? t('app.failed') : t('app.loading')}</p>;
}

function Match({ match }: { match: TableMatchFragment }) {
  const [, act] = useMutation(ActDocument);
  const [wrong, setWrong] = useState('');
  async function play(token: string): Promise<void> {
    const { data, error } = await act({
      input: { matchId: match.id, actions: [token], expectedVersion: match.version },
    });
    setWrong(data?.act.userErrors[0]?.message ?? error?.message ?? '');
  }
  return (
    <>
      <Title text={t('table.title')} />
      <h1>{match.seats.map(({ user }) => user.username).join(' – ')}</h1>
      <p>{match.score.join(' : ')}</p>
      <p>{match.deal.trick.map(({ card }) => card).join(' ')}</p>
      {match.deal.legalActions.map(({ token, text }) => (
        <Button key={token} onClick={() => void play(token)}>
          {text}
        </Button>
      ))}
      {wrong && <p role="alert">{wrong}</p>}
      <Beside match={match} />
    </>
  );
}
