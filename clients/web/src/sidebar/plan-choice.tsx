import { useState } from 'preact/hooks';
import { Button } from '../design/button';
import { Select } from '../design/select';
import { sorted } from '../cards/card';
import type { PlanChoiceInput } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { CardPicker } from './card-picker';
import { handOf } from './plan-model';
import type { PlanMatch } from './plan-model';
import parts from './parts.module.css';

interface Props {
  readonly match: PlanMatch;
  readonly onAdd: (choice: PlanChoiceInput) => void;
}

const NAMES = ['cheapest', 'cheapestWinning', 'highest'] as const;
const NARROWED = ['any', 'noTrump', 'onlyTrump'] as const;

/** Adds a choice to a rule: a card of the viewer's hand, a card by its worth, or another action. */
export function AddChoice({ match, onAdd }: Props) {
  const [narrowed, setNarrowed] = useState<(typeof NARROWED)[number]>('any');
  const others = match.deal.legalActions.filter((action) => action.__typename !== 'PlayCardAction');
  const trump = narrowed === 'any' ? {} : { trump: narrowed === 'onlyTrump' };
  return (
    <div class={parts.part}>
      <CardPicker
        label={t('sidebar.plan.ownCard')}
        cards={sorted(handOf(match), match.deal.trump)}
        chosen={null}
        onChoose={(token) => onAdd({ token })}
      />
      <Select
        label={t('sidebar.plan.byWorth')}
        options={NARROWED.map((each) => [each, t(`sidebar.plan.${each}`)] as const)}
        value={narrowed}
        onChoose={setNarrowed}
      />
      <div class={parts.row}>
        {NAMES.map((name) => (
          <Button key={name} onClick={() => onAdd({ [name]: true, ...trump })}>
            {t(`sidebar.plan.${name}`)}
          </Button>
        ))}
      </div>
      {others.length > 0 && (
        <div class={parts.row} role="group" aria-label={t('sidebar.plan.otherActions')}>
          {others.map(({ token, text }) => (
            <Button key={token} onClick={() => onAdd({ token })}>
              {text}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
