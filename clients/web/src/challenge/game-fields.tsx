import { Choice } from '../design/choice';
import type { PresetKey, VariantKey } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './challenge.module.css';
import { gameWish, presetWish } from './wish';
import type { Game, Wish } from './wish';
import { presetName, variantName } from './words';

interface Props {
  readonly games: readonly Game[];
  readonly game: Game;
  readonly wish: Wish;
  readonly onChange: (wish: Wish) => void;
}

/** The choice of the game and its preset. */
export function GameFields({ games, game, wish, onChange }: Props) {
  function chooseGame(variant: VariantKey): void {
    const next = games.find(({ key }) => key === variant);
    if (next) onChange(gameWish(next, wish));
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
        value={wish.variant}
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
          value={wish.preset}
          onChoose={(preset) => onChange({ ...wish, ...presetWish(game, preset) })}
        />
      )}
    </div>
  );
}
