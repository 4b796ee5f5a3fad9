import { useQuery } from '@urql/preact';
import { useState } from 'preact/hooks';
import { Title } from '../app/title';
import { Panel } from '../design/panel';
import { AfterwardsDocument } from '../generated/graphql';
import { language } from '../i18n/language';
import { t } from '../i18n/i18n';
import styles from './afterwards.module.css';
import { Downloads } from './downloads';
import type { Place } from './place';
import { ProofCheck } from './proof-check';
import { Review } from './review';
import { Steps } from './steps';
import type { AfterwardsMatch } from './token-words';

/** A match that is over, or a deal that is: step by step, judged, and with its shuffle proven. */
export function Afterwards({ id }: { id: string }) {
  const [{ data, error }] = useQuery({ query: AfterwardsDocument, variables: { id } });
  if (data?.match) return <Parts key={id} match={data.match} />;
  if (data) return <p role="alert">{t('table.none')}</p>;
  return <p role="status">{error ? t('app.failed') : t('app.loading')}</p>;
}

function Parts({ match }: { match: AfterwardsMatch }) {
  const [place, setPlace] = useState<Place>({ deal: 1, position: 0 });
  const { variant, seats, score, result, viewerSeat, status } = match;
  return (
    <div class={styles.page}>
      <Title text={t('afterwards.title')} />
      <header class={styles.head}>
        <h1 class={styles.title}>
          <bdi>{seats.map(({ user }) => user.username).join(' – ')}</bdi>
        </h1>
        <p class={styles.muted}>
          {language.value === 'de' ? variant.nameDe : variant.name} · {score.join(' : ')}
        </p>
        {result && <p>{result.text}</p>}
        <a href={`/match/${encodeURIComponent(match.id)}`}>{t('afterwards.toTable')}</a>
      </header>
      <div class={styles.left}>
        <Panel title={t('afterwards.steps')}>
          <Steps match={match} place={place} onGo={setPlace} />
        </Panel>
      </div>
      <div class={styles.right}>
        {viewerSeat !== null && status === 'FINISHED' && (
          <Panel title={t('afterwards.review')}>
            <Review match={match} onGo={setPlace} />
          </Panel>
        )}
        <Panel title={t('afterwards.proof')}>
          <ProofCheck id={match.id} />
        </Panel>
        <Panel title={t('afterwards.downloads')}>
          <Downloads id={match.id} />
        </Panel>
      </div>
    </div>
  );
}
