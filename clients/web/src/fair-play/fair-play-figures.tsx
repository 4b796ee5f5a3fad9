import { useState } from 'preact/hooks';
import { useResult } from '../api/hooks';
import { useChange } from '../api/use-change';
import { Answer } from '../app/answer';
import { NotFound } from '../app/not-found';
import { Button } from '../design/button';
import { SendOutcome } from '../design/outcome';
import { Panel } from '../design/panel';
import { Select } from '../design/select';
import { FairPlayDocument, MeasureFairPlayDocument } from '../generated/graphql';
import type { FairPlayQuery } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { GAMES, ratedAs, ratedGameName } from '../people/games';
import type { RatedGame } from '../people/games';
import people from '../people/people.module.css';
import { DecisionPanel, NetworkPanel, PairPanel, TimePanel } from './fair-play-panels';

/** Figures about a player for moderators. Each reading is in the audit log, so they are read only when asked for. */
export function FairPlayFigures({ username }: { username: string }) {
  const [isRead, setRead] = useState(false);
  const [game, setGame] = useState<RatedGame>('zweier');
  return (
    <>
      <Panel title={t('fairPlay.figures')}>
        <p>{t('fairPlay.noVerdict')}</p>
        <p class={people.muted}>{t('fairPlay.logged')}</p>
        <div class={people.form}>
          <Select
            label={t('fairPlay.game')}
            options={GAMES.map((each) => [each, ratedGameName(each)] as const)}
            value={game}
            onChoose={setGame}
          />
          {!isRead && <Button onClick={() => setRead(true)}>{t('fairPlay.read')}</Button>}
        </div>
      </Panel>
      {isRead && <Figures key={game} username={username} game={game} />}
    </>
  );
}

function Figures({ username, game }: { username: string; game: RatedGame }) {
  const result = useResult(FairPlayDocument, { username, ...ratedAs(game) });
  return (
    <Answer result={result}>
      {({ fairPlay }) =>
        fairPlay ? (
          <>
            <Measure found={fairPlay} game={game} reload={result.reload} />
            <div class={people.columns}>
              <div>
                <DecisionPanel figures={fairPlay.decisionFigures} />
                <TimePanel times={fairPlay.times} />
              </div>
              <div>
                <PairPanel pairs={fairPlay.pairs} />
                <NetworkPanel networks={fairPlay.networks} />
              </div>
            </div>
          </>
        ) : (
          <NotFound text={t('people.nobody', { name: username })} />
        )
      }
    </Answer>
  );
}

interface MeasureProps {
  readonly found: NonNullable<FairPlayQuery['fairPlay']>;
  readonly game: RatedGame;
  readonly reload: () => void;
}

/** How far the decisions are measured, and buttons that have the rest measured or read the figures again. */
function Measure({ found: { user, measure }, game, reload }: MeasureProps) {
  const change = useChange(MeasureFairPlayDocument, (data) => data.measureFairPlay);
  const { matches, measured, running } = measure;
  const input = { username: user.username, ...ratedAs(game) };
  return (
    <Panel title={t('fairPlay.measure')}>
      <p>{t('fairPlay.measured', { measured, matches })}</p>
      {measured < matches && !running && (
        <Button
          disabled={change.isSending || change.isDone}
          onClick={() => void change.send({ input })}
        >
          {t('fairPlay.measureRest')}
        </Button>
      )}
      {(running || change.isDone) && (
        <Button kind="quiet" onClick={reload}>
          {t('fairPlay.readAgain')}
        </Button>
      )}
      <SendOutcome
        done={change.isDone && t('fairPlay.measureBegun')}
        errors={change.otherErrors()}
      />
    </Panel>
  );
}
