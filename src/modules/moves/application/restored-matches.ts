import type { RestoreStep } from '../../../platform/epochs/begin-epoch.js';
import type { Epoch } from '../../../platform/epochs/epochs.js';
import { FIRST_UUID } from '../../../platform/api/ids.js';
import { happened } from '../../domain-events.js';
import type { DomainEventOf } from '../../domain-events.js';
import { CHAIN_LENGTH, drawChain, linkOfDeal } from '../../fairness/application/index.js';
import {
  callOffLost,
  dealAgain,
  dealerFor,
  MatchBroken,
  timeAdvance,
  whatHappened,
} from '../../matches/application/index.js';
import type { StoredMatch } from '../../matches/application/index.js';
import type { MoveStore } from '../storage/move-store.js';
import type {
  NewChainOf,
  RaisedMatch,
  RestoredMatch,
  RestoredStore,
} from '../storage/restored-store.js';

/** How many matches are written at the same time: two statements for sixteen each. */
const AT_ONCE = 32;

/** A match is changed by nobody else. But its statement must come within seconds. */
const ATTEMPTS = 3;

/** A line about progress comes after this many matches. */
const REPORT_EVERY = 10_000;

/**
 * Deals the running deals of unrated matches again, from new chains, and calls rated matches off: players may have seen
 * cards in the time that is lost. First the version of each match is raised to the beginning of the epoch. A match at
 * exactly that version has still to be changed. So the step may be interrupted anywhere.
 */
export class RestoredMatches implements RestoreStep {
  constructor(
    private readonly restored: RestoredStore,
    private readonly moves: MoveStore,
    private readonly say: (line: string) => void,
  ) {}

  async plan(): Promise<string> {
    const { running, rated } = await this.restored.count();
    return `deal the running deal of ${running - rated} unrated matches again, and call ${rated} rated matches off`;
  }

  async run(epoch: Epoch): Promise<string> {
    const broken: string[] = [];
    for await (const page of pages((after) => this.restored.before(epoch.version, after))) {
      const sound = await this.sound(page, broken);
      await this.restored.raise(epoch.version, await Promise.all(sound.map(newChainOf)));
    }
    let done = 0;
    for await (const page of pages((after) => this.restored.at(epoch.version, after))) {
      await inParts(page, (raised) => this.write(raised, epoch));
      done += page.length;
      if (done % REPORT_EVERY < page.length) this.say(`${done} matches so far`);
    }
    const left = broken.map((line) => `\n  left as it is: ${line}`).join('');
    return `${done} running matches were dealt again or called off${left}`;
  }

  /** The matches that can be read. A broken one is left to be repaired, and does not stop the others. */
  private async sound(
    page: readonly RestoredMatch[],
    broken: string[],
  ): Promise<readonly RestoredMatch[]> {
    const unreadable = new Set<string>();
    await inParts(page, async ({ id }) => {
      const { match, moment } = await this.moves.load(id, null);
      try {
        timeAdvance(callOffLost({ ...match!, restores: [ANY_RESTORE] }), match!, moment);
      } catch (error) {
        if (!(error instanceof MatchBroken)) throw error;
        unreadable.add(id);
        broken.push(error.message);
      }
    });
    return page.filter(({ id }) => !unreadable.has(id));
  }

  private async write({ id, checkpoint }: RaisedMatch, epoch: Epoch): Promise<void> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const { match, moment } = await this.moves.load(id, null);
      const advance = timeAdvance(stepOf(match!, checkpoint), match!, moment);
      const events = [...whatHappened(advance), ...noticesTo(advance.match, epoch)];
      if (await this.moves.commit(advance, events, null)) return;
    }
    throw new Error(`match ${id} cannot be written`);
  }
}

/** For a step that is only tried. */
const ANY_RESTORE = { from: 0, to: 0, deal: null, commitment: null };

/** Page after page, each of the items that come after the last one of the page before, until one is empty. */
async function* pages<T extends { readonly id: string }>(
  read: (after: string) => Promise<readonly T[]>,
): AsyncGenerator<readonly T[]> {
  let page = await read(FIRST_UUID);
  for (; page.length > 0; page = await read(page.at(-1)!.id)) yield page;
}

/** Does work for all items, a part of them at a time. */
async function inParts<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  for (let first = 0; first < items.length; first += AT_ONCE)
    await Promise.all(items.slice(first, first + AT_ONCE).map(work));
}

/** A rated match gets none; neither does an old match that has more deals than a new chain. */
async function newChainOf({ id, rated, dealNumber }: RestoredMatch): Promise<NewChainOf> {
  if (rated || linkOfDeal(dealNumber) > CHAIN_LENGTH)
    return { id, commitment: null, checkpoints: null };
  const { commitment, checkpoints } = await drawChain();
  return { id, commitment: commitment.toString('hex'), checkpoints: checkpoints.toString('hex') };
}

const stepOf = (match: StoredMatch, checkpoint: Buffer) =>
  match.restores.at(-1)!.commitment === null
    ? callOffLost(match)
    : dealAgain(match, dealerFor({ ...match, checkpoint }));

/** Each person gets one notification, however many matches are concerned. */
const noticesTo = ({ players, backers }: StoredMatch, { number }: Epoch): DomainEventOf[] =>
  [...players.filter(({ isBot }) => !isBot), ...backers].map(({ userId }) =>
    happened('SERVICE_RESTORED', { userId, number }),
  );
