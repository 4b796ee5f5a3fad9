/** Real: the complete service, the built web client, and Chromium. Skipped if there is no browser. */
import { expect, it } from '@jest/globals';
import { describeInBrowser } from '../support/browser.js';
import { untilOutboxEmpty } from '../support/sql.js';
import { giveRole } from '../support/staff.js';
import { startMatch } from '../support/table.js';
import { setClock } from '../support/time.js';
import { until } from '../support/wait.js';
import { button, textOf } from './support/pages.js';
import { useVisits } from './support/visits.js';

describeInBrowser('fair play', () => {
  const visits = useVisits();

  it('is read by a moderator, who voids a match; the match says so', async () => {
    const { service } = visits;
    const [moderator, anna, ben] = [
      await service.player(),
      await service.player(),
      await service.player(),
    ];
    const { matchId } = await startMatch([anna, ben], { rated: true });
    await ben.resign(matchId);
    await untilOutboxEmpty(service);

    const page = await visits.pageOf(moderator);
    await giveRole(service, moderator, 'MODERATOR');
    const link = page.getByRole('link', { name: textOf('moderation.toPerson') });
    // The api remembers the session without its role for some seconds.
    await until(
      'the role to be in force',
      async () => {
        await page.goto(`${service.base}/user/${ben.username}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        return (await link.count()) > 0;
      },
      60_000,
    );
    await link.click();
    await page.getByText(textOf('fairPlay.noVerdict')).waitFor();
    await button(page, 'fairPlay.read').click();
    await page.getByText(textOf('fairPlay.noPairs')).waitFor();

    await page.goto(`${service.base}/match/${encodeURIComponent(matchId)}`);
    await page.getByRole('tab', { name: textOf('sidebar.match') }).click();
    const act = button(page, 'fairPlay.void');
    await act.waitFor();
    expect(await act.isDisabled()).toBe(true);
    await page.getByLabel(textOf('fairPlay.voidReason')).fill('They arranged the result.');
    await act.click();
    await page.getByText(textOf('fairPlay.voidAsk')).waitFor();
    await button(page, 'fairPlay.void').click();
    await page.getByRole('note').waitFor();
    await untilOutboxEmpty(service);

    const other = await visits.pageOf(anna);
    await other.goto(`${service.base}/match/${encodeURIComponent(matchId)}`);
    await button(other, 'table.goOn').click();
    await other.getByRole('heading', { name: textOf('table.voidedMatch') }).waitFor();
    await other.goto(`${service.base}/user/${ben.username}`);
    await other.getByText(textOf('fairPlay.voided'), { exact: true }).waitFor();
    expect(await other.getByText(textOf('moderation.toPerson')).count()).toBe(0);
    await other.goto(`${service.base}/moderation/players/${ben.username}`);
    await other.getByRole('heading', { name: textOf('app.notFound') }).waitFor();
  });

  it('time is given back by a moderator beside a running match', async () => {
    const { service } = visits;
    const [moderator, anna, ben] = [
      await service.player(),
      await service.player(),
      await service.player(),
    ];
    await giveRole(service, moderator, 'MODERATOR');
    const { matchId } = await startMatch([anna, ben], { timeControl: { perTurnSeconds: 86_400 } });
    await setClock(service, 7200);
    try {
      const before = (await anna.match(matchId)).deadline!;
      const page = await visits.pageAt(moderator, `/match/${encodeURIComponent(matchId)}`);
      await page.getByRole('tab', { name: textOf('sidebar.match') }).click();
      await page.getByLabel(textOf('fairPlay.timeReason')).fill('The service was slow.');
      await button(page, 'fairPlay.timeGive').click();
      await page.getByText(/ gets 1 hour\./).waitFor();
      await button(page, 'fairPlay.timeGive').click();
      await page.getByText(textOf('fairPlay.timeGiven')).waitFor();
      const after = (await anna.match(matchId)).deadline!;
      expect(Date.parse(after) - Date.parse(before)).toBe(3_600_000);
    } finally {
      await setClock(service, 0);
    }
  });
});
