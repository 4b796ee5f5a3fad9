import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { useKey } from '../api/idempotency-key';
import { reloadLists } from '../api/live';
import { useChange } from '../api/use-change';
import { Button } from '../design/button';
import { SendOutcome } from '../design/outcome';
import { Panel } from '../design/panel';
import { seedTaken, useNextSeed } from '../fairness/seeds';
import { ChallengeDocument } from '../generated/graphql';
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
import { suggestedIn } from './levels';
import type { Strengths } from './levels';
import { useStrengths } from './use-strengths';
import { ANYONE, draftForGame, inputOf, seatAt, withSeat, sentIndex } from './challenge-draft';
import type { Game, ChallengeDraft } from './challenge-draft';

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
  const [draft, setDraft] = useState<ChallengeDraft>(() =>
    draftForGame(first, {
      clock: namedClock(clocks, 'threeDays'),
      ...firstDraft(isGuest, opponent),
    }),
  );
  const { send, isSending, errorAt, otherErrors } = useSending();
  const game = games.find(({ key }) => key === draft.variant) ?? first;
  const isRateable = useRateable(draft);
  const strengths = useStrengths(draft.variant, draft.preset);
  const set = (change: Partial<ChallengeDraft>) => setDraft({ ...draft, ...change });
  return (
    <form
      class={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send(draft, game, strengths);
      }}
    >
      <Panel title={t('challenge.game')}>
        <GameFields games={games} game={game} draft={draft} onChange={setDraft} />
      </Panel>
      <Panel title={t('challenge.opponents')}>
        {game.seats > 2 && (
          <OwnSeat game={game} seat={draft.seat} onChoose={(seat) => set({ seat })} />
        )}
        {draft.otherSeats.map((choice, i) => (
          <SeatFields
            key={i}
            legend={seatName(game, draft, i)}
            choice={choice}
            strengths={strengths}
            onChange={(next) => set({ otherSeats: withSeat(draft.otherSeats, i, next) })}
            error={
              errorAt('seats', String(sentIndex(draft.otherSeats, i))) ??
              (i === 0 ? errorAt('seats') : undefined)
            }
          />
        ))}
      </Panel>
      <Panel title={t('challenge.terms')}>
        <ClockFields
          clocks={clocks}
          clock={draft.clock}
          onChange={(clock) => set({ clock })}
          errorAt={errorAt}
        />
        <TermFields isRateable={isRateable} draft={draft} onChange={set} errorAt={errorAt} />
      </Panel>
      <RuleFields
        game={game}
        draft={draft}
        onChange={(rules) => set({ rules })}
        errorAt={errorAt}
      />
      <SendOutcome errors={otherErrors(...FIELDS)} />
      <Button kind="main" type="submit" disabled={isSending}>
        {t('challenge.send')}
      </Button>
    </form>
  );
}

function firstDraft(isGuest: boolean, opponent: string): Partial<ChallengeDraft> {
  const rated = !isGuest;
  if (opponent) return { rated, otherSeats: [{ ...ANYONE, kind: 'friend', username: opponent }] };
  return isGuest ? { rated, otherSeats: [{ ...ANYONE, kind: 'bot' }] } : { rated };
}

/** One of the other seats. */
function seatName(game: Game, draft: ChallengeDraft, place: number): string {
  if (game.seats === 2) return t('challenge.against');
  const seat = seatAt(game, draft, place);
  const name = t('challenge.seat', { seat: seat + 1 });
  const isPartner = game.sides[seat] === game.sides[draft.seat];
  return isPartner ? `${name}: ${t('challenge.partner')}` : name;
}

function useSending() {
  const change = useChange(ChallengeDocument, (data) => data.createChallenge);
  const { keyFor, isDone } = useKey();
  const seedFor = useNextSeed();
  const { route } = useLocation();
  async function send(draft: ChallengeDraft, game: Game, strengths: Strengths): Promise<void> {
    const key = keyFor({ draft, suggested: suggestedIn(strengths) });
    const input = { ...inputOf(draft, game, strengths, key), ...(await seedFor(key)) };
    const data = await change.send({ input });
    if (!data) return;
    isDone();
    reloadLists();
    const { match, challenge } = data.createChallenge;
    seedTaken(challenge?.matchId);
    if (match) return route(`/match/${encodeURIComponent(match.id)}`);
    if (challenge) route(`/challenge/${encodeURIComponent(challenge.id)}`);
  }
  return { ...change, send };
}
