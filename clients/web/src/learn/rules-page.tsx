import { useLocation } from 'preact-iso';
import { PlayNow } from '../account/play-now';
import { Pending } from '../app/pending';
import { Title } from '../app/title';
import { variantName } from '../challenge/game-names';
import { t } from '../i18n/i18n';
import styles from './rules.module.css';
import { RulesBody } from './rules-text';
import { RULED_VARIANTS, useRulesText } from './use-rules-text';

/** The rules of one game, with links to the others. Without a name, of the game for two. */
export function RulesPage({ variant }: { variant?: string }) {
  const shown = RULED_VARIANTS.find((known) => known === variant) ?? 'zweier';
  const { text, error, reload } = useRulesText(shown);
  const { route } = useLocation();
  return (
    <div class={styles.page}>
      <Title text={t('learn.rules')} />
      <nav class={styles.games} aria-label={t('learn.games')}>
        {RULED_VARIANTS.map((known) => (
          <a
            key={known}
            href={`/rules/${known}`}
            aria-current={known === shown ? 'page' : undefined}
          >
            {variantName(known)}
          </a>
        ))}
      </nav>
      {text ? (
        <>
          <h1>{text.title}</h1>
          {shown === 'zweier' && <PlayNow isGuided />}
          <RulesBody text={text} inForce={null} onVariant={(wanted) => route(`/rules/${wanted}`)} />
        </>
      ) : (
        <Pending error={error} reload={reload} />
      )}
    </div>
  );
}
