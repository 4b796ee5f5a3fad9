import { Choice } from '../design/choice';
import { Select } from '../design/select';
import { Switch } from '../design/switch';
import type { BotLevel } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { sentIndex } from './challenge-draft';
import type { ChallengeDraft, Game } from './challenge-draft';
import styles from './challenge.module.css';
import type { ErrorAt } from './errors';
import { FriendField } from './friend-field';
import { levelIn } from './levels';
import type { Strengths } from './levels';
import { isFilledWithBots, opponentKind, opponentKinds, withOpponents } from './opponents';

interface Props {
  readonly game: Game;
  readonly draft: ChallengeDraft;
  readonly strengths: Strengths;
  readonly isGuest: boolean;
  readonly onChange: (draft: ChallengeDraft) => void;
  readonly errorAt: ErrorAt;
}

/** The opponents: all of one kind, or one person and bots. The seats can be chosen one by one in the fold. */
export function OpponentFields({ game, draft, strengths, isGuest, onChange, errorAt }: Props) {
  const kind = opponentKind(draft);
  const isFilled = isFilledWithBots(draft);
  const set = (change: Partial<Parameters<typeof withOpponents>[2]>) =>
    onChange(withOpponents(game, draft, { kind, isFilled, isGuest, ...change }));
  const error = errorAt('seats');
  const has = (some: typeof kind) => draft.otherSeats.some((choice) => choice.kind === some);
  const mayFill = game.seats > 2 && kind !== 'bot';
  return (
    <div class={styles.opponents} data-switch={mayFill || undefined}>
      <Choice
        label={t('challenge.opponents')}
        columns={2}
        options={opponentKinds(isGuest).map((value) => ({
          value,
          text: t(`challenge.who.${value}`),
        }))}
        value={kind}
        onChoose={(next) => set({ kind: next, isFilled: isFilled && next !== 'bot' })}
      />
      {mayFill && (
        <Switch
          label={t('challenge.fillWithBots')}
          checked={isFilled}
          onChange={(next) => set({ isFilled: next })}
        />
      )}
      {(has('friend') || has('bot')) && (
        <div class={styles.names}>
          <FriendFields draft={draft} onChange={onChange} errorAt={errorAt} />
          {has('bot') && <Level draft={draft} strengths={strengths} onChange={onChange} />}
        </div>
      )}
      {error && !has('friend') && (
        <p class={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

function FriendFields({ draft, onChange, errorAt }: Pick<Props, 'draft' | 'onChange' | 'errorAt'>) {
  return (
    <>
      {draft.otherSeats.map(
        (choice, place) =>
          choice.kind === 'friend' && (
            <FriendField
              key={place}
              label={t('challenge.friend')}
              username={choice.username}
              isCompact
              error={errorAt('seats', sentIndex(draft.otherSeats, place))}
              onChange={(username) =>
                onChange({
                  ...draft,
                  otherSeats: draft.otherSeats.map((other, i) =>
                    i === place ? { ...other, username } : other,
                  ),
                })
              }
            />
          ),
      )}
    </>
  );
}

/** The level of all bots. */
function Level({ draft, strengths, onChange }: Pick<Props, 'draft' | 'strengths' | 'onChange'>) {
  const chosen = draft.otherSeats.find(({ kind }) => kind === 'bot')?.bot ?? null;
  return (
    <Select<BotLevel>
      label={t('challenge.level')}
      isCompact
      options={strengths.map(({ level, rating, suggested }) => {
        const text = t('challenge.levelRated', { level: t(`challenge.bot.${level}`), rating });
        return [level, suggested ? `${text} · ${t('challenge.likeYou')}` : text];
      })}
      value={levelIn(strengths, chosen)}
      onChoose={(bot) =>
        onChange({ ...draft, otherSeats: draft.otherSeats.map((seat) => ({ ...seat, bot })) })
      }
    />
  );
}
