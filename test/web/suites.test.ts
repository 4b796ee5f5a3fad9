/**
 * Real: the whole service, the web client as it is built, and Chromium; without a browser, skipped. One service and
 * one browser for all of them: they cost more than what is done in them.
 */
import { describeInBrowser } from '../support/browser.js';
import { afterwards } from './suites/afterwards.js';
import { besideTheTable } from './suites/beside.js';
import { hostileTexts } from './suites/hostile.js';
import { atTheTable } from './suites/table.js';
import { useVisits } from './support/visits.js';

describeInBrowser('in the web client', () => {
  const visits = useVisits();
  atTheTable(visits);
  besideTheTable(visits);
  afterwards(visits);
  hostileTexts(visits);
});
