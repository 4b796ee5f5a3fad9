import { Options } from '../design/options';
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

/** Which game, and in which of its forms. */
export function GameFields({ games, game, wish, onChange }: Props) {
  function chooseGame(variant: VariantKey): void {
    const next = games.find(({ key }) => key === variant);
    if (next) onChange(gameWish(next, wish));
  }
  return (
    <div class={styles.part}>
      <Options
        legend={t('challenge.variant')}
        items={games.map(({ key, seats }) => ({
          value: key,
          label: variantName(key),
          hint: t('challenge.players', { count: seats }),
        }))}
        value={wish.variant}
        onChange={chooseGame}
      />
      {game.presets.length > 1 && (
        <Options<PresetKey>
          legend={t('challenge.preset')}
          items={game.presets.map(({ name, text }) => ({
            value: name,
            label: presetName(name),
            hint: text,
          }))}
          value={wish.preset}
          onChange={(preset) => onChange({ ...wish, ...presetWish(game, preset) })}
        />
      )}
    </div>
  );
}
