import { Module } from '@nestjs/common';
import { Sweeps } from '../../platform/tasks/sweeps.js';
import { UsersModule } from '../users/users.module.js';
import { GuestSweep } from './application/guest.sweep.js';

/** How often the sweep runs; it is not urgent. */
const SWEEP_MILLIS = 600_000;

/** Notes which guests do not come back, so that their accounts end. The module of auth creates guests and their accounts. */
@Module({
  imports: [UsersModule],
  providers: [GuestSweep],
})
export class GuestsModule {
  constructor(sweeps: Sweeps, guests: GuestSweep) {
    sweeps.register({ name: 'guests', everyMillis: SWEEP_MILLIS, run: () => guests.run() });
  }
}
