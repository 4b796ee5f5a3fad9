import type { PlanRuleInput } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { Button } from '../design/button';
import { SendOutcome } from '../design/outcome';
import type { PlanMatch } from './plan-model';
import { ruleText } from './plan-text';
import parts from './parts.module.css';
import styles from './plans.module.css';

interface Props {
  readonly match: PlanMatch;
  readonly rules: readonly PlanRuleInput[];
  readonly isSending: boolean;
  /** The error of a rule that was refused. */
  readonly errorOf: (at: number) => readonly string[];
  readonly onEdit: (at: number) => void;
  readonly onChange: (rules: PlanRuleInput[]) => void;
}

/** The rules as sentences, in the order in which they are tried. */
export function PlanList({ match, rules, isSending, errorOf, onEdit, onChange }: Props) {
  const earlier = (at: number) => [
    ...rules.slice(0, at - 1),
    rules[at]!,
    rules[at - 1]!,
    ...rules.slice(at + 1),
  ];
  return (
    <ol class={styles.rules}>
      {rules.map((rule, at) => (
        <li key={at} class={styles.rule}>
          <p>
            {ruleText(rule, match)} {rule.once && t('sidebar.plan.onceOnly')}
          </p>
          <div class={parts.row}>
            <Button kind="quiet" disabled={isSending} onClick={() => onEdit(at)}>
              {t('sidebar.plan.edit')}
            </Button>
            {at > 0 && (
              <Button kind="quiet" disabled={isSending} onClick={() => onChange(earlier(at))}>
                {t('sidebar.plan.earlier')}
              </Button>
            )}
            <Button
              kind="quiet"
              disabled={isSending}
              onClick={() => onChange(rules.filter((_, i) => i !== at))}
            >
              {t('sidebar.plan.remove')}
            </Button>
          </div>
          <SendOutcome errors={errorOf(at)} />
        </li>
      ))}
    </ol>
  );
}
