import { describe, expect, it } from '@jest/globals';
import { mustMutate } from '../../support/client.js';
import { button, textOf } from '../support/pages.js';
import type { Visits } from '../support/visits.js';

export const friends = (visits: Visits): void =>
  describe('friends', () => {
    it('hear of a request on an open page; they see each other online until one hides it', async () => {
      const { service } = visits;
      const [one, other] = [await service.player(), await service.player()];
      const ones = await visits.pageAt(one, '/friends');
      const others = await visits.pageAt(other, '/friends');
      await others.getByText(textOf('friends.none')).waitFor();
      await ones.getByLabel(textOf('friends.name')).fill(` ${other.username} `);
      await button(ones, 'friends.send').click();
      await others.getByRole('link', { name: one.username }).waitFor();
      await others
        .getByRole('button', { name: new RegExp(`request of ${one.username}`) })
        .first()
        .click();
      const row = ones.getByRole('listitem').filter({ hasText: other.username });
      await row.getByText(textOf('friends.online'), { exact: true }).waitFor();
      await mustMutate(other, 'setShowsOnline', { showsOnline: false });
      await ones.reload();
      await row.waitFor();
      expect(await row.getByText(/online|not here/).count()).toBe(0);
      await row.getByRole('link', { name: `Challenge ${other.username}` }).click();
      await ones.waitForURL(/\/new\?opponent=/);
    });
  });
