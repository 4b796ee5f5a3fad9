import { Choice } from '../design/choice';
import type { PresetKey, VariantKey } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './challenge.module.css';
import { draftForGame, presetDefaults } from './challenge-draft';
import type { Game, ChallengeDraft } from './challenge-draft';
import { presetName, variantName } from './game-names';

interface Props {
  readonly games: readonly Game[];
  readonly game: Game;
  readonly draft: ChallengeDraft;
  readonly onChange: (draft: ChallengeDraft) => void;
}

/** The choice of the game and its preset. */
export function GameFields({ games, game, draft, onChange }: Props) {
  function chooseGame(variant: VariantKey): void {
    const next = games.find(({ key }) => key === variant);
    if (next) onChange(draftForGame(next, draft));
  }
  return (
    <div class={styles.part}>
      <Choice
        label={t('challenge.variant')}
        options={games.map(({ key, seats }) => ({
          value: key,
          text: variantName(key),
          hint: t('challenge.players', { count: seats }),
        }))}
        value={draft.variant}
        onChoose={chooseGame}
      />
      {game.presets.length > 1 && (
        <Choice<PresetKey>
          label={t('challenge.preset')}
          options={game.presets.map(({ name, text }) => ({
            value: name,
            text: presetName(name),
            hint: text,
          }))}
          value={draft.preset}
          onChoose={(preset) => onChange({ ...draft, ...presetDefaults(game, preset) })}
        />
      )}
    </div>
  );
}
