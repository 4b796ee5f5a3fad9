import { useQuery } from '@urql/preact';
import { useEffect } from 'preact/hooks';
import { Button } from '../design/button';
import { AfterwardsStepsDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import type { Place } from './place';
import { Board } from './board';
import styles from './steps.module.css';
import { actionName } from './token-words';
import type { AfterwardsMatch } from './token-words';

interface Props {
  readonly match: AfterwardsMatch;
  readonly place: Place;
  readonly onGo: (place: Place) => void;
}

/** The record step by step, with buttons, a slider and the arrow keys. */
export function Steps({ match, place, onGo }: Props) {
  const { deals } = match;
  const [{ data, error }] = useQuery({
    query: AfterwardsStepsDocument,
    variables: { id: match.id, deal: place.deal },
  });
  const steps = data?.match?.steps ?? [];
  const last = steps.length - 1;
  const at = Math.min(place.position, Math.max(last, 0));
  const step = steps[at];
  const go = (position: number) => onGo({ deal: place.deal, position });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.target as HTMLElement).closest('input, select, textarea')) return;
      if (event.key === 'ArrowLeft' && at > 0) go(at - 1);
      if (event.key === 'ArrowRight' && at < last) go(at + 1);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  const told =
    step?.token && step.seat !== null
      ? `${match.seats[step.seat]?.user.username}: ${actionName(step.token, match)}`
      : t('afterwards.dealt');
  return (
    <div class={styles.steps}>
      <label class={styles.deal}>
        {t('afterwards.deal')}
        <select
          value={place.deal}
          onChange={({ currentTarget }) => onGo({ deal: Number(currentTarget.value), position: 0 })}
        >
          {deals.map(({ number, resultText }) => (
            <option key={number} value={number}>
              {number}
              {resultText ? ` – ${resultText}` : ''}
            </option>
          ))}
        </select>
      </label>
      {error && <p role="alert">{t('app.failed')}</p>}
      {step && <Board match={match} step={step} />}
      <p class={styles.told} role="status">
        {told}
      </p>
      <input
        type="range"
        class={styles.range}
        aria-label={t('afterwards.position')}
        min={0}
        max={Math.max(last, 0)}
        value={at}
        onInput={({ currentTarget }) => go(currentTarget.valueAsNumber)}
      />
      <div class={styles.buttons}>
        <Button disabled={at === 0} onClick={() => go(0)}>
          {t('afterwards.first')}
        </Button>
        <Button disabled={at === 0} onClick={() => go(at - 1)}>
          {t('afterwards.back')}
        </Button>
        <Button kind="main" disabled={at >= last} onClick={() => go(at + 1)}>
          {t('afterwards.next')}
        </Button>
        <Button disabled={at >= last} onClick={() => go(last)}>
          {t('afterwards.last')}
        </Button>
      </div>
    </div>
  );
}
