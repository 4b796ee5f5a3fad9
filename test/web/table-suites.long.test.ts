/**
 * Real: the complete service, the built web client, and Chromium. Skipped if there is no browser. All suites share one
 * service and one browser, because starting these takes longer than the tests.
 */
import { describeInBrowser } from '../support/browser.js';
import { feel } from './suites/feel.js';
import { tableLayout } from './suites/layout.js';
import { keepingOrder } from './suites/order.js';
import { reviewPage } from './suites/review.js';
import { sidebar } from './suites/sidebar.js';
import { atTheTable } from './suites/table.js';
import { useVisits } from './support/visits.js';

describeInBrowser('the table in the web client', () => {
  const visits = useVisits();
  atTheTable(visits);
  tableLayout(visits);
  sidebar(visits);
  keepingOrder(visits);
  reviewPage(visits);
  feel(visits);
});
