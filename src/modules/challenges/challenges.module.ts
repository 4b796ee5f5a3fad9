import { Module } from '@nestjs/common';
import { Sweeps } from '../../platform/tasks/sweeps.js';
import { BlocksModule } from '../blocks/blocks.module.js';
import { FairnessModule } from '../fairness/fairness.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { UsersModule } from '../users/users.module.js';
import { ChallengeDesk } from './application/challenge-desk.js';
import {
  AcceptChallenge,
  Admission,
  BackSeats,
  ChallengeStore,
  ChallengeSweep,
  CreateChallenge,
  EndChallenge,
  OfferRematch,
} from './application/index.js';
import { MatchStarter } from './application/match-starter.js';
import { Opponents } from './application/opponents.js';
import { RunningMatches } from './application/running-matches.js';
import { Strangers } from './application/strangers.js';

/** Nothing of it is urgent. */
const SWEEP_MILLIS = 600_000;

/** Challenges: how players find each other and agree on the rules. */
@Module({
  imports: [BlocksModule, FairnessModule, MatchesModule, UsersModule],
  providers: [
    ChallengeStore,
    Admission,
    ChallengeDesk,
    ChallengeSweep,
    MatchStarter,
    Opponents,
    RunningMatches,
    Strangers,
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
export class ChallengesModule {
  constructor(sweeps: Sweeps, challenges: ChallengeSweep) {
    sweeps.register({
      name: 'old challenges',
      everyMillis: SWEEP_MILLIS,
      run: () => challenges.run(),
    });
  }
}
