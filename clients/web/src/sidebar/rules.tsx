import { useState } from 'preact/hooks';
import { useResult } from '../api/hooks';
import { Answer } from '../app/answer';
import { MatchRulesDocument } from '../generated/graphql';
import type {
  SidebarMatchFragment,
  MatchRuleFragment,
  MatchRulesQuery,
} from '../generated/graphql';
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
      <Answer result={result}>{(data) => <Lists match={data.match} />}</Answer>
    </details>
  );
}

function Lists({ match }: Pick<MatchRulesQuery, 'match'>) {
  const changed = match?.changed ?? [];
  const names = new Set(changed.map(({ name }) => name));
  const rest = (match?.rules ?? []).filter(({ name }) => !names.has(name));
  return (
    <div class={parts.stack}>
      <RuleList title={t('sidebar.changed')} rules={changed} isChanged />
      <RuleList title={t('sidebar.usual')} rules={rest} />
    </div>
  );
}

interface ListProps {
  readonly title: string;
  readonly rules: readonly MatchRuleFragment[];
  readonly isChanged?: boolean;
}

function RuleList({ title, rules, isChanged = false }: ListProps) {
  if (rules.length === 0) return null;
  return (
    <section>
      <h3 class={parts.title}>{title}</h3>
      <dl class={styles.rules}>
        {rules.map((rule) => (
          <div key={rule.name} class={styles.rule}>
            <dt>{rule.text}</dt>
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
