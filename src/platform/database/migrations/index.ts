import { ServiceTime1763699990000 } from './1763699990000-service-time.js';
import { Accounts1763700000000 } from './1763700000000-accounts.js';
import { Outbox1763700050000 } from './1763700050000-outbox.js';
import { Fairness1763700100000 } from './1763700100000-fairness.js';
import { Matches1763700200000 } from './1763700200000-matches.js';
import { Challenges1763700300000 } from './1763700300000-challenges.js';
import { Ratings1763700400000 } from './1763700400000-ratings.js';
import { Notifications1763700500000 } from './1763700500000-notifications.js';
import { Clock1763700600000 } from './1763700600000-clock.js';
import { TimeControls1763700610000 } from './1763700610000-time-controls.js';
import { UserEvents1763700710000 } from './1763700710000-user-events.js';
import { Deliveries1763700720000 } from './1763700720000-deliveries.js';
import { Mail1763700730000 } from './1763700730000-mail.js';
import { Webhooks1763700740000 } from './1763700740000-webhooks.js';
import { Plans1763700750000 } from './1763700750000-plans.js';
import { Around1763700760000 } from './1763700760000-around.js';
import { Messages1763700770000 } from './1763700770000-messages.js';
import { Notices1763700780000 } from './1763700780000-notices.js';
import { Reminders1763700790000 } from './1763700790000-reminders.js';
import { Reviews1763710000010 } from './1763710000010-reviews.js';
import { Retention1763710000020 } from './1763710000020-retention.js';
import { ReviewAttempts1763710000030 } from './1763710000030-review-attempts.js';
import { Lookalikes1763720001000 } from './1763720001000-lookalikes.js';
import { RunningSeats1763720001010 } from './1763720001010-running-seats.js';
import { Shares1763720002000 } from './1763720002000-shares.js';
import { SecurityLetters1763720003000 } from './1763720003000-security-letters.js';
import { ConfirmedWebhooks1763720003010 } from './1763720003010-confirmed-webhooks.js';
import { SettledDeadlines1763720004000 } from './1763720004000-settled-deadlines.js';
import { RefreshGrace1763720004020 } from './1763720004020-refresh-grace.js';
import { FailedTasks1763720004030 } from './1763720004030-failed-tasks.js';
import { NextReminders1763720004040 } from './1763720004040-next-reminders.js';
import { OldRows1763720004050 } from './1763720004050-old-rows.js';
import { MatchesOver1763720004060 } from './1763720004060-matches-over.js';
import { SeatsThatRun1763720004070 } from './1763720004070-seats-that-run.js';
import { RowIds1763720005000 } from './1763720005000-row-ids.js';
import { Views1763720005010 } from './1763720005010-views.js';

/** Every migration in the order in which they run; a new one is a file here and a line below. */
export const migrations = [
  ServiceTime1763699990000,
  Accounts1763700000000,
  Outbox1763700050000,
  Fairness1763700100000,
  Matches1763700200000,
  Challenges1763700300000,
  Ratings1763700400000,
  Notifications1763700500000,
  Clock1763700600000,
  TimeControls1763700610000,
  UserEvents1763700710000,
  Deliveries1763700720000,
  Mail1763700730000,
  Webhooks1763700740000,
  Plans1763700750000,
  Around1763700760000,
  Messages1763700770000,
  Notices1763700780000,
  Reminders1763700790000,
  Reviews1763710000010,
  Retention1763710000020,
  ReviewAttempts1763710000030,
  Lookalikes1763720001000,
  RunningSeats1763720001010,
  Shares1763720002000,
  SecurityLetters1763720003000,
  ConfirmedWebhooks1763720003010,
  SettledDeadlines1763720004000,
  RefreshGrace1763720004020,
  FailedTasks1763720004030,
  NextReminders1763720004040,
  OldRows1763720004050,
  MatchesOver1763720004060,
  SeatsThatRun1763720004070,
  RowIds1763720005000,
  Views1763720005010,
];
