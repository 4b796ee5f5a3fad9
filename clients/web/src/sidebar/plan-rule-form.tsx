import { useState } from 'preact/hooks';
import { Button } from '../design/button';
import { SendOutcome } from '../design/outcome';
import type { PlanConditionInput, PlanRuleInput } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { Chips } from './chips';
import { AddChoice } from './plan-choice';
import { AddCondition } from './plan-condition';
import { conditionParts } from './plan-model';
import type { PlanMatch } from './plan-model';
import { choiceText, partText } from './plan-text';
import parts from './parts.module.css';
import styles from './plans.module.css';

interface Props {
  readonly match: PlanMatch;
  readonly rule: PlanRuleInput;
  readonly isSending: boolean;
  readonly error: readonly string[];
  readonly onSave: (rule: PlanRuleInput) => void;
  readonly onCancel: () => void;
}

/** A form for one rule: its conditions and its choices. */
export function PlanRuleForm({ match, rule, isSending, error, onSave, onCancel }: Props) {
  const [draft, setDraft] = useState(rule);
  const { when, then, once } = draft;
  function leaveOut(key: keyof PlanConditionInput): void {
    setDraft({ ...draft, when: { ...when, [key]: undefined } });
  }
  return (
    <div class={styles.form} role="group" aria-label={t('sidebar.plan.new')}>
      <h3 class={parts.title}>{t('sidebar.plan.whenTitle')}</h3>
      <Chips
        empty={t('sidebar.plan.noCondition')}
        texts={conditionParts(when).map((part) => partText(part, match))}
        onRemove={(at) => leaveOut(conditionParts(when)[at]![0])}
      />
      <AddCondition
        match={match}
        condition={when}
        onAdd={(more) => setDraft({ ...draft, when: { ...when, ...more } })}
      />
      <h3 class={parts.title}>{t('sidebar.plan.thenTitle')}</h3>
      <Chips
        empty={t('sidebar.plan.noChoice')}
        texts={then.map((choice) => choiceText(choice, match))}
        onRemove={(at) => setDraft({ ...draft, then: then.filter((_, i) => i !== at) })}
      />
      <AddChoice
        match={match}
        onAdd={(choice) => setDraft({ ...draft, then: [...then, choice] })}
      />
      <label class={parts.row}>
        <input
          type="checkbox"
          checked={once ?? false}
          onChange={({ currentTarget }) => setDraft({ ...draft, once: currentTarget.checked })}
        />
        {t('sidebar.plan.once')}
      </label>
      <SendOutcome errors={error} />
      <div class={parts.row}>
        <Button kind="main" disabled={isSending || then.length === 0} onClick={() => onSave(draft)}>
          {t('sidebar.plan.save')}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {t('sidebar.plan.cancel')}
        </Button>
      </div>
    </div>
  );
}
