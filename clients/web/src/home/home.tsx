import { useLiveQuery } from '../api/hooks';
import { session } from '../api/session';
import { Title } from '../app/title';
import { Panel } from '../design/panel';
import { HomeDocument } from '../generated/graphql';
import type { HomeQuery } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './home.module.css';
import { MatchList } from './match-list';
import { OpenChallenges } from './open-challenges';
import { PlayBot } from './play-bot';
import { Welcome } from './welcome';

/** The matches that wait for the viewer first; then everything else that is theirs. */
export function Home() {
  return session.value ? <OwnMatches /> : <Welcome />;
}

function OwnMatches() {
  const { data, error } = useLiveQuery(HomeDocument, {});
  if (!data) return <p role="status">{error ? t('app.failed') : t('app.loading')}</p>;
  return (
    <div class={styles.home}>
      <Title text={titleOf(data)} />
      <h1 class={styles.hidden}>{t('home.title')}</h1>
      <Panel title={t('home.yourTurn')} count={data.myTurns.totalCount}>
        <MatchList matches={data.myTurns.nodes} empty={t('home.noTurn')} />
        <PlayBot />
      </Panel>
      <Panel title={t('home.waiting')} count={data.running.totalCount}>
        <MatchList matches={data.running.nodes} empty={t('home.noneWaiting')} />
      </Panel>
      <Panel title={t('home.challenges')} count={data.open.totalCount}>
        <OpenChallenges challenges={data.open.nodes} />
      </Panel>
      <Panel title={t('home.finished')}>
        <MatchList matches={data.finished.nodes} empty={t('home.noneFinished')} />
      </Panel>
    </div>
  );
}

function titleOf({ myTurns }: HomeQuery): string {
  const title = t('home.title');
  return myTurns.totalCount > 0 ? `(${myTurns.totalCount}) ${title}` : title;
}
