import { useState } from 'preact/hooks';
import { LivePages } from '../app/live-pages';
import { Panel } from '../design/panel';
import { CompetitionPairingsDocument, CompetitionRoundsDocument } from '../generated/graphql';
import type { CompetitionRoundsQuery } from '../generated/graphql';
import { moment } from '../i18n/dates';
import { t } from '../i18n/i18n';
import rows from '../match/rows.module.css';
import people from '../people/people.module.css';
import type { PartProps } from './part-props';
import styles from './competitions.module.css';
import { PairingList } from './pairing-list';

/** The rounds, the last first. A round's pairings are loaded when it is opened. A ladder has no rounds. */
export function Rounds({ competition }: PartProps) {
  const { id, form } = competition;
  if (form.isLadder)
    return (
      <Panel title={t('competitions.part.challenges')}>
        <Pairings id={id} round={null} />
      </Panel>
    );
  return (
    <Panel title={t('competitions.part.rounds')}>
      <LivePages
        query={CompetitionRoundsDocument}
        variablesAt={(after) => ({ id, after })}
        infoOf={(data) => data.competition?.rounds.pageInfo}
      >
        {(data, isFirst) => {
          const rounds = (data.competition?.rounds.nodes ?? []).filter((round) => round !== null);
          if (rounds.length === 0)
            return isFirst ? <p class={rows.empty}>{t('competitions.noRounds')}</p> : null;
          return (
            <>
              {rounds.map((round, i) => (
                <Round key={round.number} id={id} round={round} isOpen={isFirst && i === 0} />
              ))}
            </>
          );
        }}
      </LivePages>
    </Panel>
  );
}

type RoundOf = NonNullable<
  NonNullable<CompetitionRoundsQuery['competition']>['rounds']['nodes'][number]
>;

interface RoundProps {
  readonly id: string;
  readonly round: RoundOf;
  readonly isOpen: boolean;
}

function Round({ id, round: { number, endsAt, endedAt }, isOpen: isOpenAtFirst }: RoundProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary class={styles.summary}>
        {t('competitions.roundNumber', { round: number })}
        <span class={styles.note}> {whenOf(endsAt, endedAt)}</span>
      </summary>
      {isOpen && <Pairings id={id} round={number} />}
    </details>
  );
}

function whenOf(endsAt: string | null, endedAt: string | null): string {
  if (endedAt) return t('competitions.roundEnded', { when: moment(endedAt) });
  return endsAt ? t('competitions.roundEnds', { when: moment(endsAt) }) : '';
}

function Pairings({ id, round }: { id: string; round: number | null }) {
  return (
    <LivePages
      query={CompetitionPairingsDocument}
      variablesAt={(after) => ({ id, round, ofLot: null, after })}
      infoOf={({ competition }) => competition?.pairings.pageInfo}
    >
      {({ competition }, isFirst) => {
        const pairings = (competition?.pairings.nodes ?? []).filter((one) => one !== null);
        if (pairings.length === 0)
          return isFirst ? <p class={people.muted}>{t('competitions.noPairings')}</p> : null;
        return <PairingList pairings={pairings} isRoundShown={round === null} />;
      }}
    </LivePages>
  );
}
