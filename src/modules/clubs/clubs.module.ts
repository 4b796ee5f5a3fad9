import { Module } from '@nestjs/common';
import { Consumers } from '../../platform/events/consumers.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { Sweeps } from '../../platform/tasks/sweeps.js';
import { InvitationRules } from '../challenges/application/index.js';
import { ChallengesModule } from '../challenges/challenges.module.js';
import { RatingsModule } from '../ratings/ratings.module.js';
import { UserRegistry } from '../users/application/index.js';
import { UsersModule } from '../users/users.module.js';
import { ClubEntry } from './application/club-entry.js';
import { ClubKeeping } from './application/club-keeping.js';
import { ClubLedgerConsumer } from './application/club-ledger.consumer.js';
import { ClubLinks } from './application/club-links.js';
import { ClubNews } from './application/club-news.js';
import { ClubParting } from './application/club-parting.js';
import { ClubPeople } from './application/club-people.js';
import { ClubStandings } from './application/club-standings.js';
import { FoundClubUseCase } from './application/found-club.use-case.js';
import { ClubBusiness, Clubs } from './application/index.js';
import { OfferInClubUseCase } from './application/offer-in-club.use-case.js';
import { ClubBookingStore } from './storage/club-booking-store.js';
import { ClubLedgers } from './storage/club-ledger.js';
import { ClubOffers } from './storage/club-offers.js';
import { ClubStore } from './storage/club-store.js';
import { CLUBS_DATA } from './storage/personal-data.js';

/** The sweeps are not urgent. */
const SWEEP_MILLIS = 600_000;

const OFFERED = [
  Clubs,
  ClubBusiness,
  ClubEntry,
  ClubKeeping,
  ClubPeople,
  ClubLinks,
  ClubStandings,
  ClubLedgers,
  ClubOffers,
  FoundClubUseCase,
  OfferInClubUseCase,
];

/** Clubs: circles of people who play with each other, with a lobby and a ledger of their own. */
@Module({
  imports: [ChallengesModule, RatingsModule, UsersModule],
  providers: [...OFFERED, ClubStore, ClubBookingStore, ClubLedgerConsumer, ClubNews, ClubParting],
  exports: OFFERED,
})
export class ClubsModule {
  constructor(
    sweeps: Sweeps,
    consumers: Consumers,
    offers: ClubOffers,
    store: ClubStore,
    parting: ClubParting,
    ledger: ClubLedgerConsumer,
    users: UserRegistry,
    invitations: InvitationRules,
    data: PersonalData,
  ) {
    data.register(CLUBS_DATA);
    consumers.register(ledger);
    invitations.register((challengeId, userId, within) =>
      offers.mayAccept(challengeId, userId, within),
    );
    users.onAccountEnd((userId, within) => parting.partAll(userId, within));
    sweeps.register({
      name: 'old club offers',
      everyMillis: SWEEP_MILLIS,
      run: () => offers.clear(),
    });
    sweeps.register({
      name: 'old club memberships',
      everyMillis: SWEEP_MILLIS,
      run: () => store.clearLeavings(),
    });
  }
}
