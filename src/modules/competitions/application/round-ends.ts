import { Injectable } from '@nestjs/common';
import type { CompetitionMatch, StoredPairing } from '../domain/competition.js';
import { adjudicate } from '../domain/index.js';
import { bestOfRulesOf } from '../domain/stored-field.js';
import { MatchLinks } from '../storage/match-links.js';
import { PairingStore } from '../storage/pairing-store.js';
import { Deciding } from './deciding.js';
import type { Held } from './held-competition.js';
import { endedOf, Settling } from './settling.js';

/** Adjudicates what is not decided when time is up. The matches go on, and do not count any more. */
@Injectable()
export class RoundEnds {
  constructor(
    private readonly links: MatchLinks,
    private readonly pairings: PairingStore,
    private readonly settling: Settling,
    private readonly deciding: Deciding,
  ) {}

  /** Those of which a match has ended are decided by it, if it decides them. */
  async adjudicate(held: Held, overdue: readonly StoredPairing[]): Promise<void> {
    const running = await this.settling.takeEnded(held, overdue);
    const pairings = (await this.pairings.byKeys(held.id, overdue, held.within)).filter(
      ({ decision }) => decision === null,
    );
    if (pairings.length === 0) return;
    const rules = bestOfRulesOf(held.competition);
    const all = await this.links.ofPairings(held.id, pairings, held.within);
    const decided = pairings.map((pairing) => {
      const own = all.find((match) => isOf(pairing, match) && match.running);
      return {
        ...pairing,
        result: adjudicate(
          {
            rules,
            lots: pairing.lots,
            busy: pairing.busy,
            matches: endedOf(pairing, all),
            running: (own && running.get(own.matchId)) ?? null,
          },
          'ADJUDICATED',
        ),
      };
    });
    await this.deciding.decide(held, decided);
    held.log({ act: 'ADJUDICATED', details: { pairings: decided.length } });
  }
}

const isOf = ({ round, board }: StoredPairing, match: CompetitionMatch): boolean =>
  match.round === round && match.board === board;
