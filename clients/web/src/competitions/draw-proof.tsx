import { CopyButton } from '../design/copy-button';
import { Panel } from '../design/panel';
import type { WholeCompetitionFragment } from '../generated/graphql';
import { moment } from '../i18n/dates';
import { t } from '../i18n/i18n';
import people from '../people/people.module.css';
import styles from './competitions.module.css';

/** What anyone needs to verify the draw of lots. */
export function DrawProof({
  competition: { drawOfLots },
}: {
  competition: Pick<WholeCompetitionFragment, 'drawOfLots'>;
}) {
  if (!drawOfLots) return null;
  const { commitment, secret, seed, drawnAt } = drawOfLots;
  const values = [
    [t('competitions.commitment'), commitment],
    [t('competitions.secret'), secret],
    [t('competitions.seed'), seed],
  ] as const;
  return (
    <Panel title={t('competitions.draw')}>
      <p class={people.muted}>
        {drawnAt
          ? t('competitions.drawnText', { when: moment(drawnAt) })
          : t('competitions.notDrawnText')}
      </p>
      <details>
        <summary class={styles.summary}>{t('competitions.drawValues')}</summary>
        <dl class={styles.proof}>
          {values.map(([name, value]) => [
            <dt key={`${name}:`}>{name}</dt>,
            <dd key={name}>
              {value === null ? (
                t('competitions.notYet')
              ) : (
                <>
                  <code class={styles.hex}>{value}</code> <CopyButton text={value} />
                </>
              )}
            </dd>,
          ])}
        </dl>
      </details>
    </Panel>
  );
}
