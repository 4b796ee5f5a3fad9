/** Checks every page of the client, and the parts that open on them, with axe. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { ROUTES } from '../../../clients/web/src/app/routes.js';
import type { RouteAddress } from '../../../clients/web/src/app/routes.js';
import { LAST_UUID, toGlobalId } from '../../../src/platform/api/ids.js';
import { describeInBrowser } from '../../support/browser.js';
import { AxePage } from '../support/axe-page.js';
import type { ColorScheme } from '../support/axe-page.js';
import { textOf } from '../support/pages.js';
import type { Language } from '../support/pages.js';
import { useVisits } from '../support/visits.js';
import { createSampleData } from '../support/sample-data.js';
import type { SampleData } from '../support/sample-data.js';
import { moderatorsPages } from '../support/moderators-pages.js';

/** The language, colours and screen with which the pages are shown. */
export interface Look {
  readonly language: Language;
  readonly screen: keyof typeof SCREENS;
  readonly colorScheme: ColorScheme;
}

const SCREENS = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

export const AT_A_DESK: Look = { language: 'en', screen: 'desk', colorScheme: 'light' };

/** German words are longer. A page with room for them also has room for English words. */
export const ON_A_PHONE: Look = { language: 'de', screen: 'phone', colorScheme: 'dark' };

/** The timeout for thirty pages on a busy machine. Jest's default is made for one short test. */
const MANY_PAGES_MILLIS = 600_000;

/** The addresses that are checked for a route. */
type Addresses = (data: SampleData) => readonly string[];

/** Ids of what does not exist. A text that is no id leads to the page for unknown addresses. */
const [NO_CHALLENGE, NO_CLUB, NO_COMPETITION, NO_MATCH, NO_REPORT] = [
  toGlobalId('Challenge', LAST_UUID),
  toGlobalId('Club', LAST_UUID),
  toGlobalId('Competition', LAST_UUID),
  toGlobalId('Match', LAST_UUID),
  toGlobalId('Report', LAST_UUID),
];

/** Every route of the client, with the addresses that a player sees. */
const CHECKED: Readonly<Record<RouteAddress | 'default', Addresses>> = {
  '/': () => ['/'],
  '/lobby': () => ['/lobby'],
  '/new': ({ opponent }) => ['/new', `/new?opponent=${opponent.username}`],
  '/challenge/:id': ({ challenge }) => [`/challenge/${challenge}`, `/challenge/${NO_CHALLENGE}`],
  '/join/:token': ({ invitation }) => [`/join/${invitation}`, '/join/none'],
  '/clubs': () => ['/clubs'],
  '/clubs/join/:token': ({ club }) => [`/clubs/join/${tokenOf(club)}`, '/clubs/join/none'],
  '/club/:id': ({ club }) => [`/club/${club.id}`, `/club/${NO_CLUB}`],
  '/competitions': () => ['/competitions', '/competitions?view=ended'],
  '/competitions/new': () => ['/competitions/new'],
  '/competitions/:id/:part?': ({ competition }) => [
    ...['', '/entrants', '/log'].map((part) => `/competitions/${competition}${part}`),
    `/competitions/${NO_COMPETITION}`,
  ],
  '/forgotten': () => [],
  '/keep': () => ['/keep'],
  // For visitors.
  '/login': () => [],
  '/register': () => [],
  '/match/:id': ({ running, finished }) =>
    [...running, finished, NO_MATCH].map((id) => `/match/${id}`),
  '/match/:id/review': ({ running, finished }) =>
    [running[0]!, finished, NO_MATCH].map((id) => `/match/${id}/review`),
  // For moderators; for others they do not exist.
  '/moderation/log': () => ['/moderation/log'],
  '/moderation/networks': () => ['/moderation/networks'],
  '/moderation': () => ['/moderation'],
  '/moderation/reports/:id': () => [`/moderation/reports/${NO_REPORT}`],
  '/moderation/players/:name': ({ opponent }) => [`/moderation/players/${opponent.username}`],
  '/leaderboard': () => ['/leaderboard'],
  '/decisions': () => ['/decisions'],
  '/friends': () => ['/friends'],
  '/people': () => ['/people'],
  '/rules/:variant?': () => ['/rules', '/rules/bauern'],
  '/settings/:part?': () => ['/settings', ...PARTS.map((part) => `/settings/${part}`)],
  '/user/:name': ({ player, opponent }) =>
    [player.username, opponent.username, 'easy', 'nobody'].map((name) => `/user/${name}`),
  default: () => ['/nowhere'],
};
const tokenOf = ({ invitation }: SampleData['club']): string => invitation.invitationToken;

const PARTS = ['notifications', 'vacation', 'account', 'access', 'blocked', 'data'];

/** For others the pages of moderators look like an unknown address, which is checked. */
const isForPlayers = (path: string): boolean => !path.startsWith('/moderation');

/** The pages for a visitor who is not signed in. */
const VISITOR_PAGES: Addresses = ({ invitation, finished, opponent, club, competition }) => [
  ...['/', '/lobby', '/login', '/register', '/forgotten', '/settings', '/people', '/friends'],
  ...['/competitions', `/competitions/${competition}`],
  ...['/clubs', `/clubs/join/${tokenOf(club)}`, `/club/${club.id}`],
  ...[`/join/${invitation}`, `/user/${opponent.username}`, `/match/${finished}`],
];

const GUEST_PAGES: Addresses = () => [
  '/',
  '/new',
  '/keep',
  '/settings/account',
  '/settings/access',
];

/** The service's own pages, to which e-mails link. */
const EMAIL_LINK_PAGES = ['/verify?token=none', '/reset?token=none', '/unsubscribe?token=none'];

/** Tests that axe finds no violations on any page of the client in these looks. */
export function testAccessibility(looks: readonly Look[]): void {
  describeInBrowser('accessibility of the web client', () => {
    const visits = useVisits();
    let data: SampleData;
    beforeAll(async () => {
      data = await createSampleData(visits.service);
    });

    it('axe checks every route of the client', () => {
      expect([...ROUTES, 'default'].sort()).toEqual(Object.keys(CHECKED).sort());
    });

    describe.each(looks)('in $language, $colorScheme, $screen', (look) => {
      const { language, colorScheme } = look;
      const viewport = SCREENS[look.screen];
      const visit = () => visits.visit({ locale: `${language}-AT`, viewport });
      const axeOn = (page: Page): Promise<AxePage> => AxePage.of(page, language, colorScheme);
      const signedIn = async (): Promise<AxePage> =>
        axeOn(await visits.pageAt(data.player, '/nowhere', { language, viewport }));

      it(
        'axe finds no violations on the pages of a player, with all settings',
        async () => {
          const axe = await signedIn();
          const paths = Object.values(CHECKED).flatMap((addresses) => addresses(data));
          for (const path of paths.filter(isForPlayers)) await axe.check(path);
          await axe.go('/settings');
          const menu = axe.page.getByRole('navigation', {
            name: textOf('settings.title', language),
          });
          const links = await menu.getByRole('link').all();
          const parts = await Promise.all(links.map((link) => link.getAttribute('href')));
          expect(parts).toEqual(CHECKED['/settings/:part?'](data));
        },
        MANY_PAGES_MILLIS,
      );

      it('axe finds no violations on the pages of a moderator', async () => {
        const { moderator, pages } = await moderatorsPages(visits.service, data);
        const axe = await axeOn(await visits.pageAt(moderator, '/nowhere', { language, viewport }));
        for (const path of pages) await axe.check(path);
      });

      it('axe finds no violations in the parts that open on these pages', async () => {
        const axe = await signedIn();
        for (const { path, open } of openings(data, language)) {
          await axe.go(path);
          await open(axe.page);
          await axe.expectNoViolations(`${path}, opened`);
        }
      });

      it('axe finds no violations on the pages of a visitor and of a guest', async () => {
        const page = await (await visit()).open(visits.service.base);
        const axe = await axeOn(page);
        for (const path of VISITOR_PAGES(data)) await axe.check(path);
        await axe.go('/');
        await page.getByRole('button', { name: textOf('home.playNow', language) }).click();
        await page.waitForURL(/\/match\//);
        await axe.settle();
        await axe.expectNoViolations('the match of a guest');
        for (const path of GUEST_PAGES(data)) await axe.check(path);
      });

      it('axe finds no violations on the pages to which e-mails link', async () => {
        const visitor = await visit();
        for (const path of EMAIL_LINK_PAGES) {
          const page = await visitor.open(visits.service.base + path);
          await (await axeOn(page)).expectNoViolations(path);
        }
        // The tokens are invalid, so the service answers 404.
        expect(visitor.complaints.splice(0).every((text) => text.includes('404'))).toBe(true);
      });
    });
  });
}

interface Opening {
  readonly path: string;
  readonly open: (page: Page) => Promise<unknown>;
}

/** The boxes, tabs and confirmations that a click opens. */
function openings(data: SampleData, language: Language): readonly Opening[] {
  const press = (role: 'button' | 'tab', key: string) => (page: Page) =>
    page
      .getByRole('main')
      .getByRole(role, { name: textOf(key, language), exact: true })
      .first()
      .click();
  const match = `/match/${data.running[0]!}`;
  const headerButton = (index: number) => (page: Page) =>
    page.getByRole('banner').getByRole('button').nth(index).click();
  const unfold = async (page: Page) => {
    for (const summary of await page.locator('main summary').all()) await summary.click();
  };
  return [
    { path: '/', open: headerButton(0) },
    { path: '/lobby', open: headerButton(1) },
    { path: '/new', open: unfold },
    { path: match, open: press('tab', 'sidebar.clock') },
    { path: match, open: press('tab', 'sidebar.plans') },
    { path: match, open: press('tab', 'sidebar.match') },
    { path: `/club/${data.club.id}`, open: unfold },
    { path: '/competitions/new', open: unfold },
    { path: `/competitions/${data.competition}`, open: unfold },
    { path: '/settings/vacation', open: press('button', 'settings.cancelVacation') },
    { path: '/settings/access', open: unfold },
    { path: '/settings/account', open: press('button', 'settings.endAll') },
    { path: `/user/${data.opponent.username}`, open: press('button', 'people.report') },
  ];
}
