import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n/i18n';
import { seatAt, sentIndex, withSeat } from './challenge-draft';
import type { ChallengeDraft, Game } from './challenge-draft';
import styles from './challenge.module.css';
import type { ErrorAt } from './errors';
import { PresetField } from './game-fields';
import type { Strengths } from './levels';
import { opponentKinds } from './opponents';
import { OwnSeat } from './own-seat';
import { RuleFields } from './rule-fields';
import { SeatFields } from './seat-fields';
import { TermFields } from './term-fields';
import { useRateable } from './use-rateable';

interface Props {
  readonly game: Game;
  readonly draft: ChallengeDraft;
  readonly strengths: Strengths;
  readonly isGuest: boolean;
  readonly onChange: (draft: ChallengeDraft) => void;
  readonly errorAt: ErrorAt;
}

/** Everything that has a good default: the preset, the seats, the terms and the rules. */
export function MoreFields(props: Props) {
  const { game, draft, onChange, errorAt } = props;
  const [isOpen, setOpen] = useState(false);
  const isRateable = useRateable(draft);
  const isWrong = (['rated', 'target', 'rules'] as const).some((field) => errorAt(field));
  useEffect(() => {
    if (isWrong) setOpen(true);
  }, [isWrong]);
  const set = (change: Partial<ChallengeDraft>) => onChange({ ...draft, ...change });
  return (
    <details
      class={styles.options}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{t('challenge.more')}</summary>
      {isOpen && (
        <div class={styles.part}>
          <PresetField game={game} draft={draft} onChange={onChange} />
          {game.seats > 2 && <Seats {...props} />}
          <TermFields
            isRateable={isRateable}
            isGuest={props.isGuest}
            draft={draft}
            onChange={set}
            errorAt={errorAt}
          />
          <RuleFields
            game={game}
            draft={draft}
            onChange={(rules) => set({ rules })}
            errorAt={errorAt}
          />
        </div>
      )}
    </details>
  );
}

/** Who sits where. */
function Seats({ game, draft, strengths, isGuest, onChange, errorAt }: Props) {
  return (
    <>
      <OwnSeat game={game} seat={draft.seat} onChoose={(seat) => onChange({ ...draft, seat })} />
      {draft.otherSeats.map((choice, i) => (
        <SeatFields
          key={i}
          legend={seatName(game, draft, i)}
          kinds={opponentKinds(isGuest)}
          choice={choice}
          strengths={strengths}
          onChange={(next) =>
            onChange({ ...draft, otherSeats: withSeat(draft.otherSeats, i, next) })
          }
          error={errorAt('seats', sentIndex(draft.otherSeats, i))}
        />
      ))}
    </>
  );
}

/** One of the other seats. */
function seatName(game: Game, draft: ChallengeDraft, place: number): string {
  const seat = seatAt(game, draft, place);
  const name = t('challenge.seat', { seat: seat + 1 });
  const isPartner = game.sides[seat] === game.sides[draft.seat];
  return isPartner ? `${name}: ${t('challenge.partner')}` : name;
}
