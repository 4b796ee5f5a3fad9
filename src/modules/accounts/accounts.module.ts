import { Module } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { Sweeps } from '../../platform/tasks/sweeps.js';
import { SignIns } from '../auth/application/index.js';
import { ChallengesModule } from '../challenges/challenges.module.js';
import { CompetitionsModule } from '../competitions/competitions.module.js';
import { MailModule } from '../mail/mail.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { MovesModule } from '../moves/moves.module.js';
import { UsersModule } from '../users/users.module.js';
import { VacationsModule } from '../vacations/vacations.module.js';
import { AccountEnd } from './application/account-end.js';
import { DeletionSweep } from './application/deletion.sweep.js';
import { AccountDeletion, RunningAffairs } from './application/index.js';
import { LateDeletionSweep } from './application/late-deletions.sweep.js';
import { DeletionStore } from './storage/deletion-store.js';
import { Erasure } from './storage/erasure.js';
import { ACCOUNTS_DATA } from './storage/personal-data.js';

/** How often accounts end; it is not urgent. */
const SWEEP_MILLIS = 60_000;

/** The end of accounts: what a user has running, and what is stored of the user. */
@Module({
  imports: [
    ChallengesModule,
    CompetitionsModule,
    MailModule,
    MatchesModule,
    MovesModule,
    UsersModule,
    VacationsModule,
  ],
  providers: [
    AccountDeletion,
    AccountEnd,
    DeletionStore,
    DeletionSweep,
    Erasure,
    LateDeletionSweep,
    RunningAffairs,
  ],
  exports: [AccountDeletion, RunningAffairs],
})
export class AccountsModule {
  constructor(
    sweeps: Sweeps,
    data: PersonalData,
    signIns: SignIns,
    deletion: AccountDeletion,
    sweep: DeletionSweep,
    late: LateDeletionSweep,
  ) {
    data.register(ACCOUNTS_DATA);
    signIns.onSignIn((userId, within) => deletion.signedIn(userId, within));
    sweeps.register({
      name: 'account deletions',
      everyMillis: SWEEP_MILLIS,
      run: () => sweep.run(),
    });
    sweeps.register({ name: 'late deletions', everyMillis: SWEEP_MILLIS, run: () => late.run() });
  }
}
