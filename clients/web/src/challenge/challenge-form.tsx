import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { useKey } from '../api/key';
import { happen } from '../api/live';
import { useChange } from '../api/use-change';
import { Button } from '../design/button';
import { SendOutcome } from '../design/outcome';
import { Panel } from '../design/panel';
import { ChallengeDocument } from '../generated/graphql';
import type { BotLevel } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './challenge.module.css';
import { ClockFields } from './clock-fields';
import { namedClock } from './clocks';
import type { Clocks } from './clocks';
import { FIELDS } from './errors';
import { GameFields } from './game-fields';
import { OwnSeat } from './own-seat';
import { RuleFields } from './rule-fields';
import { SeatFields } from './seat-fields';
import { TermFields } from './term-fields';
import { useRateable } from './use-rateable';
import { suggestedIn, useStrengths } from './use-strengths';
import { ANYONE, gameWish, inputOf, seatAt, seated, sentPlace } from './wish';
import type { Game, Wish } from './wish';

interface Props {
  readonly games: readonly Game[];
  readonly clocks: Clocks;
  /** Guests play unrated, against bots or by link. */
  readonly isGuest: boolean;
  readonly opponent: string;
  readonly variant: string;
}

/** All settings of a new challenge, the most used ones first. */
export function ChallengeForm({ games, clocks, isGuest, opponent, variant }: Props) {
  const first = games.find(({ key }) => key === variant) ?? games[0]!;
  const [wish, setWish] = useState<Wish>(() =>
    gameWish(first, { clock: namedClock(clocks, 'threeDays'), ...firstWish(isGuest, opponent) }),
  );
  const { send, isSending, wrong, others } = useSending();
  const game = games.find(({ key }) => key === wish.variant) ?? first;
  const isRateable = useRateable(wish);
  const strengths = useStrengths(wish.variant, wish.preset);
  const set = (change: Partial<Wish>) => setWish({ ...wish, ...change });
  return (
    <form
      class={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send(wish, game, suggestedIn(strengths));
      }}
    >
      <Panel title={t('challenge.game')}>
        <GameFields games={games} game={game} wish={wish} onChange={setWish} />
      </Panel>
      <Panel title={t('challenge.opponents')}>
        {game.seats > 2 && (
          <OwnSeat game={game} seat={wish.seat} onChoose={(seat) => set({ seat })} />
        )}
        {wish.sitters.map((sitter, i) => (
          <SeatFields
            key={i}
            legend={seatName(game, wish, i)}
            sitter={sitter}
            strengths={strengths}
            onChange={(next) => set({ sitters: seated(wish.sitters, i, next) })}
            error={
              wrong('seats', String(sentPlace(wish.sitters, i))) ??
              (i === 0 ? wrong('seats') : undefined)
            }
          />
        ))}
      </Panel>
      <Panel title={t('challenge.terms')}>
        <ClockFields
          clocks={clocks}
          clock={wish.clock}
          onChange={(clock) => set({ clock })}
          wrong={wrong}
        />
        <TermFields isRateable={isRateable} wish={wish} onChange={set} wrong={wrong} />
      </Panel>
      <RuleFields game={game} wish={wish} onChange={(rules) => set({ rules })} wrong={wrong} />
      <SendOutcome wrong={others(...FIELDS)} />
      <Button kind="main" type="submit" disabled={isSending}>
        {t('challenge.send')}
      </Button>
    </form>
  );
}

function firstWish(isGuest: boolean, opponent: string): Partial<Wish> {
  const rated = !isGuest;
  if (opponent) return { rated, sitters: [{ ...ANYONE, kind: 'friend', username: opponent }] };
  return isGuest ? { rated, sitters: [{ ...ANYONE, kind: 'bot' }] } : { rated };
}

/** One of the other seats. */
function seatName(game: Game, wish: Wish, place: number): string {
  if (game.seats === 2) return t('challenge.against');
  const seat = seatAt(game, wish, place);
  const name = t('challenge.seat', { seat: seat + 1 });
  const isPartner = game.sides[seat] === game.sides[wish.seat];
  return isPartner ? `${name}: ${t('challenge.partner')}` : name;
}

function useSending() {
  const change = useChange(ChallengeDocument, (data) => data.createChallenge);
  const { keyFor, isDone } = useKey();
  const { route } = useLocation();
  async function send(wish: Wish, game: Game, suggested: BotLevel): Promise<void> {
    const key = keyFor({ wish, suggested });
    const data = await change.send({ input: inputOf(wish, game, suggested, key) });
    if (!data) return;
    isDone();
    happen();
    const { match, challenge } = data.createChallenge;
    if (match) return route(`/match/${encodeURIComponent(match.id)}`);
    if (challenge) route(`/challenge/${encodeURIComponent(challenge.id)}`);
  }
  return { ...change, send };
}
