import { useState } from 'preact/hooks';
import { LivePages } from '../app/live-pages';
import { Panel } from '../design/panel';
import { Select } from '../design/select';
import { BracketRoundDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import people from '../people/people.module.css';
import { BracketPairing } from './bracket-pairing';
import type { PartProps } from './part-props';
import styles from './competitions.module.css';
import { ScrollBox } from './scroll-box';

/** So many rounds stand beside each other. */
const COLUMNS = 4;

/** The rounds of a knock-out beside each other, each a list of its pairings. A large round shows a part at first. */
export function Bracket({ competition: { id, round: last, viewerEntry } }: PartProps) {
  const [from, setFrom] = useState(Math.max(1, last - COLUMNS + 1));
  const rounds = Array.from({ length: Math.min(COLUMNS, last - from + 1) }, (_, i) => from + i);
  return (
    <Panel title={t('competitions.part.bracket')}>
      {last > COLUMNS && (
        <Select
          label={t('competitions.fromRound')}
          options={Array.from({ length: last }, (_, i) => {
            const round = i + 1;
            return [String(round), t('competitions.roundNumber', { round })] as const;
          })}
          value={String(from)}
          onChoose={(chosen) => setFrom(Number(chosen))}
        />
      )}
      <p class={people.muted}>{t('competitions.bracketHint')}</p>
      <ScrollBox label={t('competitions.part.bracket')}>
        <div class={styles.bracket}>
          {rounds.map((round) => (
            <section key={round} class={styles.round}>
              <h3>{t('competitions.roundNumber', { round })}</h3>
              <Column id={id} round={round} ownLot={viewerEntry?.lot ?? null} />
            </section>
          ))}
        </div>
      </ScrollBox>
    </Panel>
  );
}

interface ColumnProps {
  readonly id: string;
  readonly round: number;
  readonly ownLot: number | null;
}

function Column({ id, round, ownLot }: ColumnProps) {
  return (
    <LivePages
      query={BracketRoundDocument}
      variablesAt={(after) => ({ id, round, after })}
      infoOf={({ competition }) => competition?.pairings.pageInfo}
    >
      {({ competition }) => (
        <ol class={styles.pairings}>
          {(competition?.pairings.nodes ?? [])
            .filter((pairing) => pairing !== null)
            .map((pairing) => (
              <li key={pairing.board}>
                <BracketPairing pairing={pairing} ownLot={ownLot} />
              </li>
            ))}
        </ol>
      )}
    </LivePages>
  );
}
