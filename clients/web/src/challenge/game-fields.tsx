import { Choice } from '../design/choice';
import type { PresetKey, VariantKey } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { draftForGame, presetDefaults } from './challenge-draft';
import type { Game, ChallengeDraft } from './challenge-draft';
import { presetName, variantName } from './game-names';

interface Props {
  readonly game: Game;
  readonly draft: ChallengeDraft;
  readonly onChange: (draft: ChallengeDraft) => void;
}

/** The choice of the game. */
export function GameField({ games, draft, onChange }: Omit<Props, 'game'> & GamesProps) {
  function choose(variant: VariantKey): void {
    const next = games.find(({ key }) => key === variant);
    if (next) onChange(draftForGame(next, draft));
  }
  return (
    <Choice
      label={t('challenge.variant')}
      columns={2}
      options={games.map(({ key, seats }) => ({
        value: key,
        text: variantName(key),
        hint: t('challenge.players', { count: seats }),
      }))}
      value={draft.variant}
      onChoose={choose}
    />
  );
}

interface GamesProps {
  readonly games: readonly Game[];
}

/** The choice of the game's preset; nothing if it has only one. */
export function PresetField({ game, draft, onChange }: Props) {
  if (game.presets.length === 1) return null;
  return (
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
  );
}
