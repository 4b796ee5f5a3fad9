import { Module } from '@nestjs/common';
import { BlocksModule } from '../blocks/blocks.module.js';
import { FairnessModule } from '../fairness/fairness.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { UsersModule } from '../users/users.module.js';
import { PostgresChallengeStore } from './adapters/typeorm/postgres-challenge-store.js';
import { ChallengeDesk } from './application/challenge-desk.js';
import {
  AcceptChallenge,
  BackSeats,
  ChallengeStore,
  CreateChallenge,
  EndChallenge,
  OfferRematch,
} from './application/index.js';
import { MatchStarter } from './application/match-starter.js';
import { Opponents } from './application/opponents.js';

/** Challenges: how players find each other and agree on the rules. */
@Module({
  imports: [BlocksModule, FairnessModule, MatchesModule, UsersModule],
  providers: [
    { provide: ChallengeStore, useClass: PostgresChallengeStore },
    ChallengeDesk,
    MatchStarter,
    Opponents,
    CreateChallenge,
    AcceptChallenge,
    EndChallenge,
    OfferRematch,
    BackSeats,
  ],
  exports: [
    ChallengeStore,
    CreateChallenge,
    AcceptChallenge,
    EndChallenge,
    OfferRematch,
    BackSeats,
  ],
})
export class ChallengesModule {}
