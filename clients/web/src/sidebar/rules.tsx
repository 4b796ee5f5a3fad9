import { useState } from 'preact/hooks';
import { useResult } from '../api/hooks';
import { Answer } from '../app/answer';
import { Button } from '../design/button';
import { MatchRulesDocument } from '../generated/graphql';
import type {
  SidebarMatchFragment,
  MatchRuleFragment,
  MatchRulesQuery,
} from '../generated/graphql';
import { openRules } from '../learn/rules-at-hand';
import { language } from '../i18n/language';
import { t } from '../i18n/i18n';
import parts from './parts.module.css';
import styles from './rules.module.css';

/** The rules of the match. Rules that differ from the usual ones come first. */
export function Rules({ match: { id, variant } }: { match: SidebarMatchFragment }) {
  const [isOpen, setOpen] = useState(false);
  const result = useResult(MatchRulesDocument, { id }, { pause: !isOpen });
  return (
    <details
      class={`${parts.part} ${parts.fold}`}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {t('sidebar.rules', { game: language.value === 'de' ? variant.nameDe : variant.name })}
      </summary>
      <p>
        <Button onClick={() => openRules({ id, variant })}>{t('learn.read')}</Button>
      </p>
      <Answer result={result}>
        {(data) => <Lists match={data.match} onRead={(rule) => openRules({ id, variant }, rule)} />}
      </Answer>
    </details>
  );
}

interface ListsProps extends Pick<MatchRulesQuery, 'match'> {
  /** Opens the rules at an option. */
  readonly onRead: (rule: string) => void;
}

function Lists({ match, onRead }: ListsProps) {
  const changed = match?.changed ?? [];
  const names = new Set(changed.map(({ name }) => name));
  const rest = (match?.rules ?? []).filter(({ name }) => !names.has(name));
  return (
    <div class={parts.stack}>
      <RuleList title={t('sidebar.changed')} rules={changed} onRead={onRead} isChanged />
      <RuleList title={t('sidebar.usual')} rules={rest} onRead={onRead} />
    </div>
  );
}

interface ListProps extends Pick<ListsProps, 'onRead'> {
  readonly title: string;
  readonly rules: readonly MatchRuleFragment[];
  readonly isChanged?: boolean;
}

function RuleList({ title, rules, onRead, isChanged = false }: ListProps) {
  if (rules.length === 0) return null;
  return (
    <section>
      <h3 class={parts.title}>{title}</h3>
      <dl class={styles.rules}>
        {rules.map((rule) => (
          <div key={rule.name} class={styles.rule}>
            <dt>
              <button type="button" class={styles.read} onClick={() => onRead(rule.name)}>
                {rule.text}
              </button>
            </dt>
            <dd>{rule.value.text}</dd>
            <dd class={styles.source}>
              {isChanged && `${t('sidebar.usually', { text: rule.default.text })} · `}
              {t('sidebar.source', { source: sectionsOf(rule) })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/**
 * The sections of the specification, in the language of the page. The API writes `rules 5.9, S2 „…"`: the sources after
 * the sections mean nothing to players.
 */
const sectionsOf = ({ source }: MatchRuleFragment): string =>
  source.replace(/, S\d.*$/, '').replace(/^rules\b/, t('sidebar.specification'));
