import type { EstimateFactsFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { number } from '../review/format-number';
import people from '../people/people.module.css';

interface Props {
  readonly name: string;
  /** Null: too few observations. */
  readonly of: EstimateFactsFragment | null;
  /** Writes a value with its unit. */
  readonly text: (value: number) => string;
}

/** A figure with its bounds in words, and how many observations it comes from. */
export function EstimateLine({ name, of, text }: Props) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        {of ? (
          <>
            <strong>{text(of.estimate)}</strong>{' '}
            <span class={people.muted}>
              {t('fairPlay.bounds', {
                low: text(of.low),
                high: text(of.high),
                count: of.observations,
              })}
            </span>
          </>
        ) : (
          <span class={people.muted}>{t('fairPlay.tooFew')}</span>
        )}
      </dd>
    </>
  );
}

export const percent = (value: number): string => `${number(100 * value, 0)} %`;
export const points = (value: number): string => number(value, 3);
export const seconds = (millis: number): string => `${number(millis / 1000, 1)} s`;
export const twoDigits = (value: number): string => number(value, 2);
