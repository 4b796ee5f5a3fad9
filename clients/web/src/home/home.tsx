import { AccountHints } from '../account/hints';
import { isSignedIn } from '../api/session';
import { Answer } from '../app/answer';
import { Title } from '../app/title';
import { useLiveQuery } from '../api/hooks';
import { NextPairings } from '../competitions/next-pairings';
import { LinkButton } from '../design/link-button';
import { Panel } from '../design/panel';
import { HomeDocument } from '../generated/graphql';
import type { HomeQuery } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { MatchList } from '../match/match-list';
import rows from '../match/rows.module.css';
import { ChallengeRow } from './challenge-row';
import { Finished } from './finished';
import styles from './home.module.css';
import { Lobby } from './lobby';
import { PlayBot } from './play-bot';
import { Welcome } from './welcome';

/** The start page: a user's matches and challenges, or the welcome for a visitor who is not signed in. */
export function Home() {
  return isSignedIn.value ? <OwnMatches /> : <Welcome />;
}

function OwnMatches() {
  const result = useLiveQuery(HomeDocument, {});
  return (
    <>
      <Title text={t('home.title')} />
      <header class={styles.head}>
        <h1>{t('home.title')}</h1>
        <div class={styles.actions}>
          <LinkButton kind="quiet" href="/rules">
            {t('learn.rules')}
          </LinkButton>
          <PlayBot />
          <LinkButton kind="main" href="/new">
            {t('home.new')}
          </LinkButton>
        </div>
      </header>
      <Answer result={result}>
        {(data) => (
          <>
            <AccountHints me={data.me} hasFinished={data.finished.nodes.length > 0} />
            <Lists data={data} />
          </>
        )}
      </Answer>
    </>
  );
}

function Lists({ data }: { data: HomeQuery }) {
  return (
    <div class={styles.home}>
      <div class={styles.column}>
        <Panel title={t('home.yourTurn')} count={data.myTurnCount}>
          <MatchList matches={data.myTurns.nodes} empty={t('home.noTurn')} />
        </Panel>
        <Panel title={t('home.waiting')} count={shownCount(data.running)}>
          <MatchList matches={data.running.nodes} empty={t('home.noneWaiting')} />
        </Panel>
        <div class={styles.last}>
          <Panel title={t('home.finished')}>
            <Finished />
          </Panel>
        </div>
      </div>
      <div class={styles.column}>
        <NextPairings />
        <Challenges data={data} />
        <Panel title={t('home.lobby')}>
          <Lobby />
        </Panel>
      </div>
    </div>
  );
}

/** How many items there are, or at least are: `50+`. */
function shownCount({ nodes, pageInfo }: HomeQuery['running']): string | null {
  if (pageInfo.hasNextPage) return `${nodes.length}+`;
  return nodes.length > 0 ? String(nodes.length) : null;
}

/** The challenges that the viewer made, and those that name the viewer. */
function Challenges({ data: { open, me } }: { data: HomeQuery }) {
  const viewer = me?.id ?? null;
  const loaded = open.nodes.filter((challenge) => challenge !== null);
  const named = loaded.filter(({ creator }) => creator.id !== viewer);
  const own = loaded.filter(({ creator }) => creator.id === viewer);
  return (
    <Panel title={t('home.challenges')} count={named.length}>
      {loaded.length === 0 && <p class={rows.empty}>{t('home.noChallenges')}</p>}
      <ul class={rows.list}>
        {[...named, ...own].map((challenge) => (
          <ChallengeRow key={challenge.id} challenge={challenge} viewer={viewer} />
        ))}
      </ul>
    </Panel>
  );
}
