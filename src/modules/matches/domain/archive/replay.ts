import { openMatch, snapshot, variantOf } from '../../../../engine/index.js';
import type { Action } from '../../../../engine/index.js';
import { offerAbort, withdrawAbort } from '../abort.js';
import type { Advance, StoredEventAt } from '../advance.js';
import { assertKnown } from '../match-broken.js';
import type { StoredMatch } from '../stored-match.js';
import { giveTime } from '../time-given.js';
import { abandonMatch, leaveMatch, openTable, playActions, substitutePlayer } from '../table.js';
import type { DealCards } from '../table.js';
import type { ArchivedMatch, OtherStep } from './archived-match.js';

type Step = OtherStep | { readonly type: 'ACTED'; readonly token: Action };

/**
 * The events of an archived match, in order, made again step by step by the code that made them first. A caller can
 * pause between two steps: a match may have a thousand deals.
 *
 * @param stored the match's row
 * @throws Error if a step cannot be taken; MatchNewer
 */
export function* replayArchived(
  stored: StoredMatch,
  archived: ArchivedMatch,
): Generator<readonly StoredEventAt[]> {
  assertKnown(stored.id, stored);
  const deal = dealerOf(archived);
  const [first = 0, ...pauses] = archived.times;
  let at = first;
  let advance = open(stored, deal);
  yield eventsAt(advance, at);
  let number = 0;
  for (const step of stepsOf(archived)) {
    at += pauses[number++]!;
    advance = take(stored, advance.match, step, deal);
    yield eventsAt(advance, at);
  }
}

/** Gives the cards that the deals had. */
function dealerOf({ deals }: ArchivedMatch): DealCards {
  return (_, { number }) => {
    const archived = deals[number - 1];
    if (!archived) return null;
    const { variant, drawn, dealer, hands, talon, algorithm, link } = archived;
    return {
      deal: { dealer, hands, talon, algorithm, link: Buffer.from(link, 'hex') },
      variant,
      drawn,
    };
  };
}

/** The steps in order. */
function* stepsOf({ deals, others }: ArchivedMatch): Generator<Step> {
  const tokens = deals.flatMap(({ actions }) => actions);
  let taken = 0;
  for (const [actionsBefore, step] of others) {
    while (taken < actionsBefore) yield { type: 'ACTED', token: tokens[taken++]! };
    yield step;
  }
  while (taken < tokens.length) yield { type: 'ACTED', token: tokens[taken++]! };
}

function open(stored: StoredMatch, deal: DealCards): Advance {
  const match = openMatch(variantOf(stored.variant)!, stored.options, null);
  const players = stored.players.map((player) => ({ ...player, substituteId: null }));
  const blank = { ...stored, players, version: 0, abortOffers: [], snapshot: snapshot(match) };
  return openTable(blank, match, deal);
}

function take(stored: StoredMatch, match: StoredMatch, step: Step, deal: DealCards): Advance {
  switch (step.type) {
    case 'ACTED':
      return act(match, step.token, deal);
    case 'SEAT_LEFT':
      return substitutePlayer(match, step.seat, step.reason, substituteOf(stored, step.seat));
    case 'ABORT_OFFERED':
      return offerAbort(match, step.seat);
    case 'ABORT_WITHDRAWN':
      return withdrawAbort(match, step.seat);
    case 'TIME_GIVEN':
      return giveTime(match, step.seat, step.seconds);
    case 'DEPARTED':
      return depart(stored, match);
  }
}

function act(match: StoredMatch, token: Action, deal: DealCards): Advance {
  const played = playActions(match, [token], deal);
  if (!played.ok) throw new Error(`${token} is refused: ${played.error.code}`);
  return played.value;
}

function substituteOf({ players }: StoredMatch, seat: number): string {
  const substituteId = players[seat]?.substituteId;
  if (!substituteId) throw new Error(`nobody plays on for seat ${seat}`);
  return substituteId;
}

function depart({ snapshot: { departure } }: StoredMatch, match: StoredMatch): Advance {
  const advance =
    departure === null || departure.reason === 'ABANDONED'
      ? abandonMatch(match)
      : leaveMatch(match, departure.seat, departure.reason);
  if (!advance) throw new Error('nobody can leave');
  return advance;
}

function eventsAt({ fromVersion, match, events }: Advance, at: number): StoredEventAt[] {
  return events.map((event, i) => ({
    matchId: match.id,
    version: fromVersion + i + 1,
    ...event,
    at: new Date(at),
  }));
}
