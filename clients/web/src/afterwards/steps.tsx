import { useLayoutEffect } from 'preact/hooks';
import { Answer } from '../app/answer';
import { Button } from '../design/button';
import type { AfterwardsDecisionFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import type { Match } from '../table/game';
import { nameOf } from '../table/game';
import { between } from '../table/scenes';
import { Board } from './board';
import { DealChoice } from './deal-choice';
import type { AfterwardsMatch } from './match';
import type { RecordPlace } from './place';
import { DEAL_END } from './place';
import { stepText } from './step-text';
import styles from './steps.module.css';
import type { Replay } from './use-replay';

interface Props {
  readonly match: AfterwardsMatch;
  readonly replay: Replay;
  readonly deal: number;
  readonly decision: AfterwardsDecisionFragment | undefined;
  readonly onGo: (place: RecordPlace) => void;
}

/** The record step by step, with buttons, a slider and the arrow keys. */
export function Steps({ match, replay, deal, decision, onGo }: Props) {
  const { result, at, last, step } = replay;
  useArrowKeys(replay, onGo);
  const shown = tableAt(match, replay);
  return (
    <div class={styles.steps}>
      <DealChoice deals={match.deals} value={deal} onGo={onGo} />
      <p class={styles.told} role="status">
        {step && stepText(step, match)}
        {step && shown?.isTaken && takenText(match, step.deal.lastTaker)}
      </p>
      <div class={styles.place}>
        <Answer result={result}>
          {() => shown && <Board match={shown.match} decision={decision} />}
        </Answer>
      </div>
      <input
        type="range"
        class={styles.range}
        aria-label={t('afterwards.position')}
        min={0}
        max={last}
        value={at}
        onInput={({ currentTarget }) => onGo({ deal, position: currentTarget.valueAsNumber })}
      />
      <Buttons replay={replay} deal={deal} onGo={onGo} />
    </div>
  );
}

function Buttons({ replay, deal, onGo }: Pick<Props, 'replay' | 'deal' | 'onGo'>) {
  const { at, last, back, next } = replay;
  const ways = [
    {
      name: 'first',
      sign: 'M6 4v16M19 4 9 12l10 8Z',
      place: at > 0 ? { deal, position: 0 } : null,
    },
    { name: 'back', sign: 'M17 4 7 12l10 8Z', place: back },
    { name: 'next', sign: 'M7 4l10 8-10 8Z', place: next },
    {
      name: 'last',
      sign: 'M18 4v16M5 4l10 8-10 8Z',
      place: at < last ? { deal, position: DEAL_END } : null,
    },
  ] as const;
  return (
    <div class={styles.buttons}>
      {ways.map(({ name, sign, place }) => (
        <Button
          key={name}
          kind={name === 'next' ? 'main' : 'plain'}
          disabled={!place}
          onClick={() => place && onGo(place)}
        >
          <svg class={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
            <path d={sign} />
          </svg>
          <span class={styles.word}>{t(`afterwards.${name}`)}</span>
        </Button>
      ))}
    </div>
  );
}

/** The table after a step. If the step ended a trick, the complete trick is shown. */
function tableAt(match: AfterwardsMatch, { before, step }: Replay) {
  if (!step) return null;
  const now: Match = { ...match, deal: step.deal };
  return before
    ? between({ ...match, deal: before.deal }, now)[0]!
    : { match: now, isTaken: false };
}

const takenText = (match: AfterwardsMatch, taker: number | null): string =>
  taker === null ? '' : ` – ${t('table.heard.takes', { name: nameOf(match, taker) })}`;

/** Runs as soon as a step is shown, so that no repeat of a held key is lost. */
function useArrowKeys({ back, next }: Replay, onGo: Props['onGo']): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.target as HTMLElement).closest('input, select, textarea')) return;
      const place = { ArrowLeft: back, ArrowRight: next }[event.key];
      if (place) onGo(place);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
