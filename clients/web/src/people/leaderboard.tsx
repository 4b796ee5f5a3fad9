import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { useResult } from '../api/hooks';
import { Answer } from '../app/answer';
import { Title } from '../app/title';
import { Choice } from '../design/choice';
import { Panel } from '../design/panel';
import { LeaderboardDocument } from '../generated/graphql';
import type { LeaderboardQuery } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { GAMES, ratedAs, ratedGameName, isGame } from './games';
import type { RatedGame } from './games';
import { More } from '../design/more';
import styles from './people.module.css';
import { UserLink } from './user-link';

type Kind = 'people' | 'bots';

/** The highest ratings in a game, for people and bots separately. The address has the choice, so it can be shared. */
export function Leaderboard() {
  const { query, route } = useLocation();
  const game = isGame(query['game']) ? query['game'] : 'zweier';
  const kind: Kind = query['kind'] === 'bots' ? 'bots' : 'people';
  const show = (next: RatedGame, of: Kind) => route(`/leaderboard?game=${next}&kind=${of}`, true);
  return (
    <div class={styles.page}>
      <Title text={t('people.leaderboard')} />
      <header class={styles.head}>
        <div>
          <h1>{t('people.leaderboard')}</h1>
          <p class={styles.muted}>{t('people.leaderboardLead')}</p>
        </div>
        <a href="/people">{t('people.toPeople')}</a>
      </header>
      <Choice
        label={t('people.game')}
        options={GAMES.map((value) => ({ value, text: ratedGameName(value) }))}
        value={game}
        onChoose={(next) => show(next, kind)}
      />
      <Choice<Kind>
        label={t('people.peopleAndBots')}
        options={[
          { value: 'people', text: t('people.humans') },
          { value: 'bots', text: t('people.bots') },
        ]}
        value={kind}
        onChoose={(next) => show(game, next)}
      />
      <Panel title={ratedGameName(game)}>
        <Ranking key={`${game} ${kind}`} game={game} bots={kind === 'bots'} />
      </Panel>
    </div>
  );
}

function Ranking({ game, bots }: { game: RatedGame; bots: boolean }) {
  const [after, setAfter] = useState<string | null>(null);
  const result = useResult(LeaderboardDocument, { ...ratedAs(game), bots, after });
  return (
    <Answer result={result}>
      {({ leaderboard: { nodes, pageInfo } }) => (
        <>
          <RankingTable nodes={nodes} />
          <More page={pageInfo} isLoading={result.fetching} onMore={setAfter} />
        </>
      )}
    </Answer>
  );
}

function RankingTable({ nodes }: Pick<LeaderboardQuery['leaderboard'], 'nodes'>) {
  const ranked = nodes.filter((rating) => rating !== null);
  if (ranked.length === 0) return <p class={styles.muted}>{t('people.leaderboardEmpty')}</p>;
  return (
    <table class={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('people.rank')}</th>
          <th scope="col" class={styles.name}>
            {t('people.player')}
          </th>
          <th scope="col">{t('people.rating')}</th>
          <th scope="col">{t('people.wins')}</th>
        </tr>
      </thead>
      <tbody>
        {ranked.map((entry) => (
          <RankingRow key={entry.user.id} entry={entry} />
        ))}
      </tbody>
    </table>
  );
}

type RankedUser = NonNullable<LeaderboardQuery['leaderboard']['nodes'][number]>;

function RankingRow({
  entry: { rank, user, rating, deviation, wins, matches },
}: {
  entry: RankedUser;
}) {
  return (
    <tr>
      <td>{rank}</td>
      <th scope="row" class={styles.name}>
        <UserLink username={user.username} />
      </th>
      <td>
        <strong>{rating}</strong> ± {deviation}
      </td>
      <td>{t('people.winsOf', { wins, matches })}</td>
    </tr>
  );
}
