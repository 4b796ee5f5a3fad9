import { Module } from '@nestjs/common';
import { EventHints } from '../../platform/events/hints.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { Sweeps } from '../../platform/tasks/sweeps.js';
import { BotAccountsModule } from '../bot-accounts/bot-accounts.module.js';
import { BlocksModule } from '../blocks/blocks.module.js';
import { FairnessModule } from '../fairness/fairness.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { UsersModule } from '../users/users.module.js';
import { AcceptChallengeUseCase } from './application/accept-challenge.use-case.js';
import { Admission } from './application/admission.js';
import { BackingRequests } from './application/backing-requests.js';
import { BotSeats } from './application/bot-seats.js';
import { ChallengeClosing } from './application/challenge-closing.js';
import { ChallengeWriter } from './application/challenge-writer.js';
import { ChallengeSweep } from './application/challenge.sweep.js';
import { CreateChallengeUseCase } from './application/create-challenge.use-case.js';
import { EndChallengeUseCase } from './application/end-challenge.use-case.js';
import { InvitationRules } from './application/invitation-rules.js';
import { Invitations } from './application/invitations.js';
import { Lobby, lobbyHints } from './application/lobby.js';
import { MatchStarter } from './application/match-starter.js';
import { OfferRematchUseCase } from './application/offer-rematch.use-case.js';
import { SeatingFinder } from './application/seating.js';
import { ChallengeStore } from './storage/challenge-store.js';
import { Challenges } from './storage/challenges.js';
import { CHALLENGES_DATA } from './storage/personal-data.js';

/** The sweep is not urgent. */
const SWEEP_MILLIS = 600_000;

/** The providers that the API needs. */
const API = [
  Challenges,
  CreateChallengeUseCase,
  AcceptChallengeUseCase,
  EndChallengeUseCase,
  OfferRematchUseCase,
  BackingRequests,
  Invitations,
];

/** Challenges: how players find each other and agree on the rules. */
@Module({
  imports: [BlocksModule, BotAccountsModule, FairnessModule, MatchesModule, UsersModule],
  providers: [
    ...API,
    Admission,
    BotSeats,
    ChallengeClosing,
    ChallengeStore,
    ChallengeWriter,
    ChallengeSweep,
    InvitationRules,
    Lobby,
    MatchStarter,
    SeatingFinder,
  ],
  exports: [...API, ChallengeClosing, InvitationRules],
})
export class ChallengesModule {
  constructor(sweeps: Sweeps, hints: EventHints, challenges: ChallengeSweep, data: PersonalData) {
    data.register(CHALLENGES_DATA);
    hints.register('CHALLENGE_OPENED', lobbyHints);
    hints.register('CHALLENGE_CLOSED', lobbyHints);
    sweeps.register({
      name: 'old challenges',
      everyMillis: SWEEP_MILLIS,
      run: () => challenges.run(),
    });
  }
}
