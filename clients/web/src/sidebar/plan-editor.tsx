import { useState } from 'preact/hooks';
import { useChange } from '../api/use-change';
import { Button } from '../design/button';
import { ConfirmedButton } from '../design/confirmed-button';
import { Select } from '../design/select';
import { SendOutcome } from '../design/outcome';
import { RemovePlanDocument, SetPlanDocument } from '../generated/graphql';
import type { MatchPlanFragment, PlanRuleInput, PlanScope } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { PlanList } from './plan-list';
import { isComplete, rulesOf } from './plan-model';
import type { PlanMatch } from './plan-model';
import { PlanRuleForm } from './plan-rule-form';
import parts from './parts.module.css';

const SCOPES = ['DEAL', 'MATCH'] as const satisfies readonly PlanScope[];
const EMPTY: PlanRuleInput = { when: {}, then: [], once: false };

/** Shows the plan and lets the user add, change and remove its rules. Each change is sent at once. */
export function PlanEditor({ match }: { match: PlanMatch }) {
  const { plan } = match;
  const set = useChange(SetPlanDocument, (data) => data.setPlan);
  const remove = useChange(RemovePlanDocument, (data) => data.removePlan);
  const [edited, setEdited] = useState<number | null>(null);
  const [scope, setScope] = useState<PlanScope>(plan?.scope ?? 'DEAL');
  const isSending = set.isSending || remove.isSending;
  const rules = plan ? rulesOf(plan) : [];

  async function save(next: PlanRuleInput[], of: PlanScope = scope): Promise<void> {
    const expected = { matchId: match.id, expectedRevision: plan?.revision ?? 0 };
    const done =
      next.length > 0
        ? await set.send({ input: { ...expected, rules: next, scope: of } })
        : await remove.send({ input: expected });
    if (done) setEdited(null);
  }
  function errorOf(at: number): readonly string[] {
    const error = edited === null && set.errorAt('rules', at);
    return error ? [error] : [];
  }
  if (plan && !isComplete(plan))
    return <UnknownPlan onRemove={() => void save([])} errors={remove.otherErrors()} />;
  return (
    <div class={parts.stack}>
      <p class={parts.hint}>{t('sidebar.plan.lead')}</p>
      {plan && <PlanStatus plan={plan} onAgain={() => void save(rules)} />}
      <PlanList
        match={match}
        rules={rules}
        isSending={isSending}
        errorOf={errorOf}
        onEdit={setEdited}
        onChange={(next) => void save(next)}
      />
      {edited === null ? (
        <Button disabled={isSending} onClick={() => setEdited(rules.length)}>
          {t('sidebar.plan.add')}
        </Button>
      ) : (
        <PlanRuleForm
          key={edited}
          match={match}
          rule={rules[edited] ?? EMPTY}
          isSending={isSending}
          error={set.otherErrors()}
          onSave={(rule) => void save(rules.toSpliced(edited, 1, rule))}
          onCancel={() => setEdited(null)}
        />
      )}
      <Select
        label={t('sidebar.plan.scope')}
        options={SCOPES.map((each) => [each, t(`sidebar.plan.scope.${each}`)] as const)}
        value={scope}
        onChoose={(next) => {
          setScope(next);
          if (rules.length > 0) void save(rules, next);
        }}
      />
      {edited === null && (
        <SendOutcome errors={[...set.otherErrors('rules'), ...remove.otherErrors()]} />
      )}
    </div>
  );
}

function PlanStatus({ plan, onAgain }: { plan: MatchPlanFragment; onAgain: () => void }) {
  const { status, stopped, firedVersions } = plan;
  const statusText = t(`sidebar.plan.status.${status}`, { count: firedVersions.length });
  return (
    <div class={parts.row} role="status">
      <span>
        {statusText}{' '}
        {stopped && t(`sidebar.plan.stopped.${stopped.reason}`, { rule: (stopped.rule ?? 0) + 1 })}
      </span>
      {status !== 'ACTIVE' && plan.rules && (
        <Button onClick={onAgain}>{t('sidebar.plan.again')}</Button>
      )}
    </div>
  );
}

function UnknownPlan({ onRemove, errors }: { onRemove: () => void; errors: readonly string[] }) {
  return (
    <div class={parts.stack}>
      <p class={parts.hint}>{t('sidebar.plan.foreign')}</p>
      <ConfirmedButton question={t('sidebar.plan.removeAllAsk')} onConfirm={onRemove}>
        {t('sidebar.plan.removeAll')}
      </ConfirmedButton>
      <SendOutcome errors={errors} />
    </div>
  );
}
