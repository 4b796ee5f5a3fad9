import { useId, useState } from 'preact/hooks';
import { Button } from '../design/button';
import { Select } from '../design/select';
import type { Suit } from '../cards/card';
import type { NumberRangeInput, PlanConditionInput } from '../generated/graphql';
import { language } from '../i18n/language';
import { t } from '../i18n/i18n';
import { CardPicker } from './card-picker';
import { CONDITIONS, deckOf } from './plan-model';
import type { ConditionKey, PlanMatch } from './plan-model';
import parts from './parts.module.css';
import styles from './plans.module.css';
import { SuitPicker } from './suit-picker';

interface Props {
  readonly match: PlanMatch;
  readonly condition: PlanConditionInput;
  readonly onAdd: (more: PlanConditionInput) => void;
}

/** Adds a condition to a rule: first its kind, then a card, suit or number. */
export function AddCondition({ match, condition, onAdd }: Props) {
  const [key, setKey] = useState<ConditionKey>('led');
  const open = CONDITIONS.filter(
    (each) => condition[each] === undefined && (each !== 'contract' || hasContracts(match)),
  );
  const chosen = open.includes(key) ? key : open[0];
  if (!chosen) return null;
  return (
    <div class={parts.part}>
      <Select
        label={t('sidebar.plan.when')}
        options={open.map((each) => [each, t(`sidebar.plan.kind.${each}`)] as const)}
        value={chosen}
        onChoose={setKey}
      />
      <Value key={chosen} name={chosen} match={match} onAdd={onAdd} />
    </div>
  );
}

const hasContracts = ({ variant }: PlanMatch): boolean => variant.contracts.length > 0;

interface ValueProps {
  readonly name: ConditionKey;
  readonly match: PlanMatch;
  readonly onAdd: (more: PlanConditionInput) => void;
}

function Value({ name, match, onAdd }: ValueProps) {
  const add = (value: string | boolean | NumberRangeInput) => onAdd({ [name]: value });
  const label = t(`sidebar.plan.kind.${name}`);
  switch (name) {
    case 'led':
    case 'holds':
      return <CardPicker label={label} cards={deckOf(match)} chosen={null} onChoose={add} />;
    case 'ledSuit':
    case 'trump':
      return <SuitPicker label={label} chosen={null} onChoose={(suit: Suit) => add(suit)} />;
    case 'onLead':
    case 'closed':
      return (
        <div class={parts.row}>
          <Button onClick={() => add(true)}>{t(`sidebar.plan.${name}.yes`)}</Button>
          <Button onClick={() => add(false)}>{t(`sidebar.plan.${name}.no`)}</Button>
        </div>
      );
    case 'cardPoints':
    case 'trickNumber':
      return <AtLeast onAdd={(min) => add({ min })} />;
    case 'contract':
      return (
        <div class={parts.row}>
          {match.variant.contracts.map((contract) => (
            <Button key={contract.key} onClick={() => add(contract.key)}>
              {language.value === 'de' ? contract.nameDe : contract.name}
            </Button>
          ))}
        </div>
      );
  }
}

function AtLeast({ onAdd }: { onAdd: (min: number) => void }) {
  const id = useId();
  const [min, setMin] = useState(1);
  return (
    <div class={parts.row}>
      <label for={id}>{t('sidebar.plan.least')}</label>
      <input
        id={id}
        class={styles.number}
        type="number"
        min={0}
        value={min}
        onInput={({ currentTarget }) => setMin(currentTarget.valueAsNumber)}
      />
      <Button disabled={!Number.isInteger(min)} onClick={() => onAdd(min)}>
        {t('sidebar.plan.take')}
      </Button>
    </div>
  );
}
