import { useLayoutEffect } from 'preact/hooks';
import { Answer } from '../app/answer';
import { Button } from '../design/button';
import type { ReviewDecisionFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import type { Match } from '../table/game';
import { nameOf } from '../table/game';
import { between, plain } from '../table/scenes';
import { Board } from './board';
import { DealChoice } from './deal-choice';
import type { ReviewMatch } from './match';
import type { RecordPosition } from './record-position';
import { DEAL_END } from './record-position';
import { stepText } from './step-text';
import styles from './steps.module.css';
import type { Replay } from './use-replay';

interface Props {
  readonly match: ReviewMatch;
  readonly replay: Replay;
  readonly deal: number;
  readonly decision: ReviewDecisionFragment | undefined;
  readonly onGo: (position: RecordPosition) => void;
}

/** The record step by step, with buttons, a slider and the arrow keys. */
export function Steps({ match, replay, deal, decision, onGo }: Props) {
  const { result, at, last, step } = replay;
  useArrowKeys(replay, onGo);
  const shown = tableAt(match, replay);
  return (
    <div class={styles.steps}>
      <DealChoice deals={match.deals} value={deal} onGo={onGo} />
      <p class={styles.step} role="status">
        {step && stepText(step, match)}
        {step && takenText(match, shown?.taker ?? null)}
      </p>
      <div class={styles.board}>
        <Answer result={result}>
          {() => shown && <Board match={shown.match} decision={decision} />}
        </Answer>
      </div>
      <input
        type="range"
        class={styles.range}
        aria-label={t('review.position')}
        min={0}
        max={last}
        value={at}
        onInput={({ currentTarget }) => onGo({ deal, actionCount: currentTarget.valueAsNumber })}
      />
      <Buttons replay={replay} deal={deal} onGo={onGo} />
    </div>
  );
}

function Buttons({ replay, deal, onGo }: Pick<Props, 'replay' | 'deal' | 'onGo'>) {
  const { at, last, back, next } = replay;
  const buttons = [
    {
      name: 'first',
      sign: 'M6 4v16M19 4 9 12l10 8Z',
      position: at > 0 ? { deal, actionCount: 0 } : null,
    },
    { name: 'back', sign: 'M17 4 7 12l10 8Z', position: back },
    { name: 'next', sign: 'M7 4l10 8-10 8Z', position: next },
    {
      name: 'last',
      sign: 'M18 4v16M5 4l10 8-10 8Z',
      position: at < last ? { deal, actionCount: DEAL_END } : null,
    },
  ] as const;
  return (
    <div class={styles.buttons}>
      {buttons.map(({ name, sign, position }) => (
        <Button
          key={name}
          kind={name === 'next' ? 'main' : 'plain'}
          disabled={!position}
          onClick={() => position && onGo(position)}
        >
          <svg class={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
            <path d={sign} />
          </svg>
          <span class={styles.word}>{t(`review.${name}`)}</span>
        </Button>
      ))}
    </div>
  );
}

/** The table after a step. If the step ended a trick, the complete trick is shown. */
function tableAt(match: ReviewMatch, { before, step }: Replay) {
  if (!step) return null;
  const now: Match = { ...match, deal: step.deal };
  return before ? between({ ...match, deal: before.deal }, now)[0]! : plain(now);
}

const takenText = (match: ReviewMatch, taker: number | null): string =>
  taker === null ? '' : ` – ${t('table.event.takes', { name: nameOf(match, taker) })}`;

/** Runs as soon as a step is shown, so that no repeat of a held key is lost. */
function useArrowKeys({ back, next }: Replay, onGo: Props['onGo']): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.target as HTMLElement).closest('input, select, textarea')) return;
      const position = { ArrowLeft: back, ArrowRight: next }[event.key];
      if (position) onGo(position);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
