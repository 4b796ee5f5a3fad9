/**
 * Real: the complete service, the built web client, and Chromium. Skipped if there is no browser. All suites share one
 * service and one browser, because starting these takes longer than the tests.
 */
import { describeInBrowser } from '../support/browser.js';
import { afterwards } from './suites/afterwards.js';
import { besideTheTable } from './suites/beside.js';
import { hostileTexts } from './suites/hostile.js';
import { atTheTable } from './suites/table.js';
import { useVisits } from './support/visits.js';

describeInBrowser('the web client', () => {
  const visits = useVisits();
  atTheTable(visits);
  besideTheTable(visits);
  afterwards(visits);
  hostileTexts(visits);
});
