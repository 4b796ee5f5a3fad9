/**
 * Real: the complete service, the built web client, and Chromium. Skipped if there is no browser. All suites share one
 * service and one browser, because starting these takes longer than the tests.
 */
import { describeInBrowser } from '../support/browser.js';
import { everyAddress } from './suites/addresses.js';
import { friends } from './suites/friends.js';
import { guests } from './suites/guest.js';
import { guidedMatch } from './suites/learn.js';
import { hostileTexts } from './suites/hostile.js';
import { invitations } from './suites/invitation.js';
import { names } from './suites/names.js';
import { newMatch } from './suites/new-match.js';
import { useVisits } from './support/visits.js';

describeInBrowser('the pages of the web client', () => {
  const visits = useVisits();
  hostileTexts(visits);
  everyAddress(visits);
  newMatch(visits);
  invitations(visits);
  guests(visits);
  friends(visits);
  names(visits);
  guidedMatch(visits);
});
