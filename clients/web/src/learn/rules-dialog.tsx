import { useEffect, useRef, useState } from 'preact/hooks';
import { useResult } from '../api/hooks';
import { Pending } from '../app/pending';
import { Button } from '../design/button';
import { MatchRulesDocument } from '../generated/graphql';
import type { MatchRulesQuery, VariantKey } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { showRule } from './rule-places';
import { openedRules } from './rules-at-hand';
import { rulesInForce } from './rules-in-force';
import { optionRows } from './rules-node';
import type { RulesText } from './rules-node';
import { RulesBody } from './rules-text';
import styles from './rules.module.css';
import { RULED_VARIANTS, useRulesText } from './use-rules-text';

/** The rules over the table: those of the match, with its options marked. */
export function RulesDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const opened = openedRules.value;
  if (!opened) return null;
  return (
    <dialog
      ref={dialog}
      class={styles.dialog}
      aria-label={t('learn.rules')}
      // The table below takes a click as “skip”.
      onClick={(event) => {
        event.stopPropagation();
        if (event.target === dialog.current) dialog.current?.close();
      }}
      onClose={() => {
        openedRules.value = null;
      }}
    >
      <div class={styles.sheet}>
        <div class={styles.head}>
          <Button onClick={() => dialog.current?.close()}>{t('learn.toTable')}</Button>
        </div>
        <MatchRulesText {...opened} />
      </div>
    </dialog>
  );
}

interface TextProps {
  readonly matchId: string;
  readonly variant: VariantKey;
  readonly rule: string | null;
}

function MatchRulesText({ matchId, variant, rule }: TextProps) {
  const [shown, setShown] = useState<VariantKey>(variant);
  const { text, error, reload } = useRulesText(shown);
  const isOwn = shown === variant;
  const { data } = useResult(MatchRulesDocument, { id: matchId });
  useEffect(() => {
    if (text && rule) showRule(null, rule);
  }, [text, rule]);
  if (!text) return <Pending error={error} reload={reload} />;
  const show = (wanted: string) =>
    setShown(RULED_VARIANTS.find((known) => known === wanted) ?? variant);
  return (
    <>
      <h2 class={styles.title}>{text.title}</h2>
      {!isOwn && <Button onClick={() => setShown(variant)}>{t('learn.back')}</Button>}
      {isOwn && data && <Changed match={data.match} text={text} />}
      <RulesBody
        text={text}
        inForce={isOwn && data?.match ? rulesInForce(data.match.rules) : null}
        onVariant={show}
      />
    </>
  );
}

/** In which options this match differs from the usual rules. */
function Changed({ match, text }: Pick<MatchRulesQuery, 'match'> & { text: RulesText }) {
  const changed = match?.changed ?? [];
  const rows = optionRows(text);
  return (
    <section class={styles.changed}>
      <h3>{t('learn.inThisMatch')}</h3>
      {changed.length === 0 && <p>{t('learn.allUsual')}</p>}
      <ul>
        {changed.map(({ name, value }) => (
          <li key={name}>
            <a href={`#rule-${name}`} onClick={(event) => showRule(event, name)}>
              {rows.find((row) => row.name === name)?.title ?? name}
            </a>
            : {value.text}
          </li>
        ))}
      </ul>
    </section>
  );
}
