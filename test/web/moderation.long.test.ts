/** Real: the complete service, the built web client, and Chromium. Skipped if there is no browser. */
import { expect, it } from '@jest/globals';
import { describeInBrowser } from '../support/browser.js';
import { mustMutate } from '../support/client.js';
import { mustSend } from '../support/messages.js';
import { openReportBy, reportOf } from '../support/reports.js';
import { giveRole } from '../support/staff.js';
import { startMatch } from '../support/table.js';
import { operationIn } from './support/delayed-responses.js';
import { button, textOf } from './support/pages.js';
import { useVisits } from './support/visits.js';

interface Decisions {
  readonly decisionsAboutMe: { readonly nodes: readonly { readonly id: string }[] };
}

const MINUTE = 60_000;
const PHONE = { width: 390, height: 844 };

describeInBrowser('the pages of moderators', () => {
  const visits = useVisits();

  it('a moderator claims a report, reads its context, and decides it with a mute', async () => {
    const { service } = visits;
    const moderator = await service.player();
    await giveRole(service, moderator, 'MODERATOR');
    const [anna, ben] = [await service.player(), await service.player()];
    const { matchId } = await startMatch([anna, ben]);
    await mustSend(anna, matchId, 'Servus!');
    const { id: messageId } = await mustSend(anna, matchId, 'Du Bock!');
    await mustMutate(ben, 'reportMessage', { messageId, reason: 'ABUSE' });
    await openReportBy(moderator, ben, anna.username);

    const page = await visits.pageAt(moderator, '/', { viewport: PHONE });
    await page.getByRole('button', { name: moderator.username }).click();
    await page.getByRole('link', { name: `${textOf('app.toModeration')} (1)` }).click();
    await page.getByRole('link', { name: `${textOf('moderation.queue')} (1)` }).waitFor();
    await page.getByRole('link', { name: anna.username }).click();
    await page.getByText('Servus!').waitFor();
    await page.getByText(textOf('moderation.free')).waitFor();
    expect(await button(page, 'moderation.decide').count()).toBe(0);
    await button(page, 'moderation.claim').click();
    await page.getByRole('link', { name: textOf('moderation.queue'), exact: true }).waitFor();
    const decide = button(page, 'moderation.decide');
    await decide.waitFor();
    expect(await decide.isDisabled()).toBe(true);
    await page.getByLabel(textOf('moderation.follows')).selectOption('MUTE');
    await page.getByLabel(textOf('moderation.length'), { exact: true }).selectOption('30');
    await page.getByLabel(textOf('moderation.why')).fill('Insults.');
    // What was typed outlives the form.
    await button(page, 'moderation.release').click();
    await decide.waitFor({ state: 'detached' });
    await button(page, 'moderation.claim').click();
    await page.getByLabel(textOf('moderation.follows')).selectOption('MUTE');
    await page.getByLabel(textOf('moderation.length'), { exact: true }).selectOption('30');
    expect(await page.getByLabel(textOf('moderation.why')).inputValue()).toBe('Insults.');
    await decide.click();
    await button(page, 'app.cancel').waitFor();
    await decide.click();
    await page.getByText('Insults.').waitFor();
    await expect(mustSend(anna, matchId, 'Na!')).rejects.toThrow('MUTED');

    await page.goto(`${service.base}/moderation?part=DECIDED`);
    await page.getByRole('link', { name: anna.username }).waitFor();
  });

  it('a moderator decides reports about one person together, and only those with a tick', async () => {
    const { service } = visits;
    const moderator = await service.player();
    await giveRole(service, moderator, 'MODERATOR');
    const anna = await service.player();
    const [ben, carla, dora] = [
      await service.player(),
      await service.player(),
      await service.player(),
    ];
    const first = await reportOf(moderator, { reporter: ben, of: anna, isClaimed: true });
    await reportOf(moderator, { reporter: carla, of: anna });
    await reportOf(moderator, { reporter: dora, of: anna });

    const page = await visits.pageAt(moderator, `/moderation/reports/${first}`, {
      viewport: PHONE,
    });
    const others = page.getByRole('group', { name: textOf('moderation.others') });
    await others.waitFor();
    expect(await others.getByRole('checkbox', { checked: false }).count()).toBe(2);
    await others.getByLabel(carla.username).check();
    await page.getByLabel(textOf('moderation.follows')).selectOption('WARN');
    await page.getByLabel(textOf('moderation.why')).fill('Insults.');
    const decide = button(page, 'moderation.decide');
    await decide.click();
    await page.getByText('One more report is decided in the same way.').waitFor();
    await decide.click();
    await others.waitFor({ state: 'detached' });
    await openReportBy(moderator, dora, anna.username);
    await expect(openReportBy(moderator, carla, anna.username)).rejects.toThrow('no such report');
  });

  it('an admin answers an appeal, and takes back what was decided on the page of the person', async () => {
    const { service } = visits;
    const [admin, moderator] = [await service.player(), await service.player()];
    await giveRole(service, admin, 'ADMIN');
    await giveRole(service, moderator, 'MODERATOR');
    const anna = await service.player();
    await mustMutate(moderator, 'muteUser', { username: anna.username, reason: 'Insults.' });
    const { decisionsAboutMe } = await anna.ask<Decisions>('{ decisionsAboutMe { nodes { id } } }');
    const appeal = { auditEntryId: decisionsAboutMe.nodes[0]!.id, text: 'It was a joke.' };
    await mustMutate(anna, 'appeal', appeal);

    const page = await visits.pageAt(admin, '/moderation');
    await page.getByRole('link', { name: textOf('moderation.log') }).click();
    const open = page.getByRole('region', { name: textOf('moderation.openAppeals') });
    await open.getByText('It was a joke.').waitFor();
    await open.getByText(textOf('moderation.answerAppeal')).click();
    await open.getByLabel(textOf('moderation.answer'), { exact: true }).fill('So it was.');
    await button(open, 'moderation.answerSend').click();
    await button(open, 'app.cancel').waitFor();
    await button(open, 'moderation.answerSend').click();
    await open.getByText(textOf('moderation.noAppeals')).waitFor();

    await page.getByLabel(textOf('moderation.subject')).fill(anna.username);
    await page.getByLabel(textOf('moderation.act')).selectOption('MUTED');
    await button(page, 'moderation.show').click();
    const entries = page.getByRole('region', { name: textOf('moderation.entries') });
    await entries.getByText('So it was.').waitFor();
    expect(await entries.getByRole('listitem').count()).toBe(1);

    await entries.getByRole('link', { name: anna.username }).click();
    await page.getByText(textOf('moderation.holdsForGood.mute')).waitFor();
    const acts = page.getByRole('region', { name: textOf('moderation.actOn') });
    // What was typed stays when another act is chosen.
    await acts.getByLabel(textOf('moderation.why')).fill('An appeal was granted.');
    await acts.getByLabel(textOf('moderation.act'), { exact: true }).selectOption('UNMUTE');
    await button(acts, 'moderation.sanction.UNMUTE').click();
    await button(acts, 'app.cancel').waitFor();
    await button(acts, 'moderation.sanction.UNMUTE').click();
    await page.getByText(textOf('moderation.doneOn.UNMUTE')).waitFor();
    await page.getByText(textOf('moderation.holdsForGood.mute')).waitFor({ state: 'detached' });

    await page.goto(`${service.base}/moderation/players/nobody-of-that-name`);
    await page.getByText('There is no player called nobody-of-that-name.').waitFor();
    await page.goto(`${service.base}/moderation/players/${admin.username}`);
    await page.getByText(textOf('moderation.yourself')).waitFor();
    expect(await page.getByLabel(textOf('moderation.why')).count()).toBe(0);
  });

  it('the queue grows while it is open, and a page that cannot be loaded says so', async () => {
    const { service } = visits;
    const [moderator, anna, ben] = await visits.newPlayers(3);
    await giveRole(service, moderator!, 'MODERATOR');
    const page = await visits.pageAt(moderator!, '/rules');
    await page.clock.install();
    await page.goto(`${service.base}/moderation`);
    await page.getByRole('heading', { name: textOf('moderation.state.OPEN') }).waitFor();
    await page.waitForLoadState('networkidle');
    await reportOf(moderator!, { reporter: ben!, of: anna! });
    await page.clock.runFor(MINUTE);
    await page.getByRole('link', { name: anna!.username }).waitFor();

    await page.route('**/graphql', (route) =>
      operationIn(route.request()) === 'Staff'
        ? route.fulfill({ json: { errors: [{ message: 'fault' }] } })
        : route.fallback(),
    );
    await page.reload();
    await button(page, 'app.again').waitFor();
    await page.unrouteAll();
    await button(page, 'app.again').click();
    await page.getByRole('link', { name: anna!.username }).waitFor();
  });

  it('a question that is not confirmed gives the focus back', async () => {
    const { service } = visits;
    const [moderator, anna] = await visits.newPlayers(2);
    await giveRole(service, moderator!, 'MODERATOR');
    const page = await visits.pageAt(moderator!, `/moderation/players/${anna!.username}`);
    await page.getByLabel(textOf('moderation.why')).fill('Insults.');
    const warn = button(page, 'moderation.sanction.WARN');
    await warn.press('Enter');
    await button(page, 'app.cancel').and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Escape');
    await warn.and(page.locator(':focus')).waitFor();
  });

  it('are not there for others, and say what is missing without a second factor', async () => {
    const { service } = visits;
    const [anna, novice] = [await service.player(), await service.player()];
    await giveRole(service, novice, 'MODERATOR', { isInForce: false });
    const page = await visits.pageAt(anna, '/');
    await page.getByRole('button', { name: anna.username }).click();
    await page.getByRole('link', { name: textOf('app.profile') }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('link', { name: textOf('app.toModeration') }).count()).toBe(0);
    for (const path of [
      '/moderation',
      '/moderation/log',
      `/moderation/players/${novice.username}`,
    ]) {
      await page.goto(`${service.base}${path}`);
      await page.getByRole('heading', { name: textOf('app.notFound') }).waitFor();
    }

    const other = await visits.pageAt(novice, '/moderation');
    await other.getByText(textOf('settings.roleObstacle.NO_SECOND_FACTOR')).waitFor();
    expect(await other.getByRole('link', { name: textOf('moderation.toFactor') }).count()).toBe(1);
  });
});
