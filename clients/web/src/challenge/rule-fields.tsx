import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n/i18n';
import type { OptionFragment, RuleName } from '../generated/graphql';
import styles from './challenge.module.css';
import type { ErrorAt } from './errors';
import { RuleField } from './rule-field';
import { grouped } from './rule-groups';
import { isApplied, presetRules } from './challenge-draft';
import type { OptionValue, Game, ChallengeDraft } from './challenge-draft';

interface Props {
  readonly game: Game;
  readonly draft: ChallengeDraft;
  readonly onChange: (rules: ChallengeDraft['rules']) => void;
  readonly errorAt: ErrorAt;
}

/** All options of the game. Only values that differ from the preset are kept. */
export function RuleFields({ game, draft, onChange, errorAt }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isWrong = errorAt('rules') !== undefined;
  useEffect(() => {
    if (isWrong) setOpen(true);
  }, [isWrong]);
  const preset = presetRules(game, draft.preset);
  const count = Object.keys(draft.rules).length;
  // A changed option stays visible when it has no effect any more, so that it can be changed back.
  const isShown = (option: OptionFragment) =>
    option.name in draft.rules || isApplied(option, chosenFor);
  const chosenFor = (name: RuleName) => draft.rules[name] ?? preset.get(name);
  function set(name: RuleName, chosen: OptionValue): void {
    const others = Object.entries(draft.rules).filter(([other]) => other !== name);
    const isPresets = String(chosen) === String(preset.get(name));
    onChange(Object.fromEntries(isPresets ? others : [...others, [name, chosen]]));
  }
  return (
    <details
      class={styles.options}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{t('challenge.options', { count })}</summary>
      {isOpen &&
        grouped(game.options.filter(isShown)).map(({ group, options }) => (
          <section key={group} class={styles.group}>
            <h2>{t(`challenge.group.${group}`)}</h2>
            {options.map((option) => (
              <RuleField
                key={option.name}
                option={option}
                chosen={chosenFor(option.name) ?? ''}
                onChange={(chosen) => set(option.name, chosen)}
                error={errorAt('rules', option.name)}
              />
            ))}
          </section>
        ))}
    </details>
  );
}
