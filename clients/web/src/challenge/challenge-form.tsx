import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { useKey } from '../api/idempotency-key';
import { useListChange } from '../api/use-list-change';
import { Button } from '../design/button';
import { SendOutcome } from '../design/outcome';
import { seedTaken, useNextSeed } from '../fairness/seeds';
import { pageOfClub } from '../clubs/addresses';
import { ChallengeDocument, OfferInClubDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './challenge.module.css';
import { ClockFields } from './clock-fields';
import type { ClockChoice, Clocks } from './clocks';
import { FIELDS } from './errors';
import { GameField } from './game-fields';
import { lastChoices, noteChoices } from './last-choices';
import { suggestedIn } from './levels';
import type { Strengths } from './levels';
import { MoreFields } from './more-fields';
import { OpponentFields } from './opponent-fields';
import { opponentKind, withOpponents } from './opponents';
import { useStrengths } from './use-strengths';
import { ANYONE, draftForGame, inputOf, presetDefaults, termsOf } from './challenge-draft';
import type { Game, ChallengeDraft } from './challenge-draft';

interface Props {
  readonly games: readonly Game[];
  readonly clocks: Clocks;
  /** Guests play unrated, against bots or by link. */
  readonly isGuest: boolean;
  /** A user to play with; empty for none. */
  readonly opponent: string;
  readonly variant: string;
  /** The id of the club to whose members the match is offered; null for none. */
  readonly club: string | null;
}

/** A new challenge in three choices: the game, the opponents and the clock. Everything else is folded. */
export function ChallengeForm(props: Props) {
  const { games, clocks, isGuest, club } = props;
  const [draft, setDraft] = useState(() => firstDraft(props));
  const { send, isSending, errorAt, otherErrors } = useSending(club);
  const game = games.find(({ key }) => key === draft.variant) ?? games[0]!;
  const strengths = useStrengths(draft.variant, draft.preset);
  const setGame = (next: ChallengeDraft) => {
    const nextGame = games.find(({ key }) => key === next.variant) ?? game;
    setDraft(withOpponents(nextGame, next, { kind: opponentKind(next), isFilled: false, isGuest }));
  };
  // A match without a clock cannot be rated.
  const setClock = (clock: ClockChoice) =>
    setDraft({ ...draft, clock, rated: draft.rated && clock.kind !== 'NONE' });
  const parts = { game, draft, strengths, isGuest, onChange: setDraft, errorAt };
  return (
    <form
      class={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send(draft, game, strengths);
      }}
    >
      <GameField games={games} draft={draft} onChange={setGame} />
      {club === null ? (
        <OpponentFields {...parts} />
      ) : (
        <p class={styles.hint}>{t('clubs.offerHint')}</p>
      )}
      <ClockFields clocks={clocks} clock={draft.clock} onChange={setClock} errorAt={errorAt} />
      <MoreFields {...parts} />
      <SendOutcome errors={otherErrors(...FIELDS)} />
      <div class={styles.start}>
        <Button kind="main" type="submit" disabled={isSending}>
          {club === null ? t(`challenge.send.${opponentKind(draft)}`) : t('clubs.sendOffer')}
        </Button>
      </div>
    </form>
  );
}

/** The choices of the last match, unless the address names a user or a game. */
function firstDraft({ games, clocks, isGuest, variant, club, ...props }: Props): ChallengeDraft {
  // A guest cannot challenge by name.
  const opponent = isGuest ? '' : props.opponent;
  const last = {
    ...lastChoices(games, clocks, isGuest),
    ...(club !== null && { kind: 'anyone' as const, isFilled: false }),
  };
  const game = games.find(({ key }) => key === variant) ?? last.game;
  const first = { ...ANYONE, username: opponent, bot: last.bot };
  const draft = draftForGame(game, {
    clock: last.clock,
    otherSeats: [first, { ...first, username: '' }, { ...first, username: '' }].slice(
      0,
      game.seats - 1,
    ),
  });
  const preset = game === last.game ? last.preset : null;
  return withOpponents(
    game,
    { ...draft, ...(preset && presetDefaults(game, preset)) },
    {
      kind: opponent ? 'friend' : last.kind,
      isFilled: game.seats > 2 && (opponent ? true : last.isFilled && last.kind !== 'bot'),
      isGuest,
    },
  );
}

/** Sends the challenge, or offers it in a club. */
function useSending(club: string | null) {
  const created = useListChange(ChallengeDocument, (data) => data.createChallenge);
  const offered = useListChange(OfferInClubDocument, (data) => data.offerInClub);
  const { keyFor, isDone } = useKey();
  const seedFor = useNextSeed();
  const { route } = useLocation();
  async function send(draft: ChallengeDraft, game: Game, strengths: Strengths): Promise<void> {
    const key = keyFor({ draft, suggested: suggestedIn(strengths) });
    const seed = await seedFor(key);
    const input = { ...inputOf(draft, game, strengths, key), ...seed };
    const offer = { ...termsOf(draft, game, strengths, key), ...seed };
    const answer =
      club === null
        ? (await created.send({ input }))?.createChallenge
        : (await offered.send({ input: { ...offer, clubId: club } }))?.offerInClub;
    if (!answer) return;
    isDone();
    if (club === null) noteChoices(draft);
    const { match, challenge } = answer;
    seedTaken(challenge?.matchId);
    if (match) return route(`/match/${encodeURIComponent(match.id)}`);
    if (club !== null) return route(pageOfClub(club));
    if (challenge) route(`/challenge/${encodeURIComponent(challenge.id)}`);
  }
  return { ...(club === null ? created : offered), send };
}
