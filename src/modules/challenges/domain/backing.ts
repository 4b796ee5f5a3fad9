export type BackingAnswer = 'ASKED' | 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN';

/** Somebody who would be an idle partner of a seat (RULES §4), and what its holder has said. */
export interface Backing {
  readonly userId: string;
  readonly seat: number;
  readonly answer: BackingAnswer;
  /** From 1, by challenge: each request has another. */
  readonly number: number;
}

interface WithBackers {
  readonly backers: readonly Backing[];
}

/** What of a challenge says who holds its seats. */
interface WithSeats {
  readonly seats: readonly {
    readonly seat: number;
    readonly userId: string | null;
    readonly isBot: boolean;
    readonly accepted: boolean;
  }[];
}

/** The request of a user that stands, null for none: nobody backs two seats. */
export function backingOf({ backers }: WithBackers, userId: string | null): Backing | null {
  return backers.find((b) => b.userId === userId && isStanding(b)) ?? null;
}

/** Who will be an idle partner when the match begins; requests without an answer lapse then. */
export function acceptedBackers({ backers }: WithBackers): Backing[] {
  return backers.filter(({ answer }) => answer === 'ACCEPTED');
}

/** The user who holds a seat and may say who backs it; null for house bots and free seats. */
export function holderOf({ seats }: WithSeats, seat: number): string | null {
  const held = seats.find((other) => other.seat === seat);
  return held && held.accepted && !held.isBot ? held.userId : null;
}

/** Those to show: whoever is accepted to all, whoever asks to themselves and the seat's holder. */
export function visibleBackers(
  challenge: WithBackers & WithSeats & { readonly status: string },
  userId: string | null,
): Backing[] {
  return challenge.backers.filter(({ answer, seat, userId: backer }) => {
    const concerned = userId !== null && [backer, holderOf(challenge, seat)].includes(userId);
    const waits = answer === 'ASKED' && challenge.status === 'OPEN';
    return answer === 'ACCEPTED' || (waits && concerned);
  });
}

const isStanding = ({ answer }: Backing): boolean => answer === 'ASKED' || answer === 'ACCEPTED';
