import { beforeAll, describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { mustMutate } from '../../support/client.js';
import type { TestClient } from '../../support/client.js';
import {
  asPlayerToAct,
  playerToAct,
  playCard,
  startMatch,
  stackDeal,
} from '../../support/table.js';
import type { Table } from '../../support/table.js';
import { button, cardName, textOf } from '../support/pages.js';
import type { Visits } from '../support/visits.js';

/** Forehand can close or announce, and take every trick. */
const STRONG = {
  forehand: ['HA', 'HT', 'HK', 'HQ', 'CA'],
  dealer: ['ST', 'SK', 'DK', 'CT', 'CK'],
  talon: ['SA', 'SQ', 'SJ', 'DA', 'DT', 'DQ', 'DJ', 'CQ', 'CJ', 'HJ'],
};

export const reviewPage = (visits: Visits): void =>
  describe('a finished match', () => {
    describe('with a mistake in it', () => {
      const played: Played[] = [];
      let path: string;
      let forehand: TestClient;
      beforeAll(async () => {
        const table = await startMatch(await visits.pair(), { target: 1, rated: false });
        await stackDeal(visits.service, table, STRONG);
        forehand = playerToAct(table, await asPlayerToAct(table));
        path = `/match/${table.matchId}/review`;
        played.push(...(await playBadly(table)));
      });

      it('the arrow keys go through a finished match step by step', async () => {
        const page = await visits.pageAt(forehand, path);
        await page.getByText(textOf('review.dealt')).waitFor();
        for (const card of played) {
          await page.keyboard.press('ArrowRight');
          await stepOf(page, card).waitFor();
        }
        expect(await button(page, 'review.next').isDisabled()).toBe(true);
        await page.keyboard.press('ArrowLeft');
        await stepOf(page, played.at(-2)!).waitFor();
      });

      it('a review shows a curve, the costly decision, and a better action', async () => {
        const page = await visits.pageAt(forehand, path);
        await button(page, 'review.request').click();
        await page.getByRole('img', { name: textOf('review.curve') }).waitFor();
        await button(page, 'review.last').click();
        await stepOf(page, played.at(-1)!).waitFor();
        await page.getByRole('button', { name: MISTAKE }).click();
        await page.getByText(textOf('review.dealt')).waitFor();
        await page.getByRole('button', { name: MOMENT }).click();
        await page.getByRole('main').getByRole('paragraph').filter({ hasText: MOMENT }).waitFor();
      });
    });

    describe('with its shuffle', () => {
      let player: TestClient;
      let matchId: string;
      beforeAll(async () => {
        const table = await startMatch(await visits.pair(), { rated: false });
        await playCard(table);
        ({ matchId } = table);
        player = table.players[0]!;
        await player.resign(matchId);
      });

      it('is proved fair by one click', async () => {
        const page = await visits.pageAt(player, `/match/${matchId}/review`);
        await button(page, 'review.check').click();
        await page.getByText(textOf('review.proven')).waitFor();
        await page.getByText(`✓ ${textOf('review.theDraw')}`).waitFor();
        await page.getByText('✓ Deal 1').waitFor();
        expect(await page.getByText('✗').count()).toBe(0);
      });

      it('the proof fails if a card, the secret or a seed was changed', async () => {
        const page = await visits.pageAt(player, `/match/${matchId}/review`);
        for (const { change, link } of CHANGES) {
          await changeProof(page, change);
          await button(page, 'review.check').click();
          await page
            .getByText(`✗ Deal 1: ${textOf(link)} ${textOf('review.cardsWrong')}`, { exact: true })
            .waitFor();
          await page.getByText(textOf('review.notProven')).waitFor();
        }
      });

      it('a page adds a seed to the match that it accepts, and compares the proof with what it noted', async () => {
        const [creator, guest] = await visits.pair();
        const opponents = [{ username: guest.username }];
        const made = await creator.challenge({ variant: 'zweier', opponents, rated: false });
        const accepted = { matchId: made.challenge!.matchId, players: [creator, guest] };
        const page = await visits.pageAt(guest, '/');
        await button(page, 'home.accept').click();
        await page.waitForURL(/\/match\//);
        await playCard(accepted);
        await creator.resign(accepted.matchId);
        await page.goto(`${visits.service.base}/match/${accepted.matchId}/review`);
        await button(page, 'review.check').click();
        await page.getByText(`✓ ${textOf('review.asNoted')}`).waitFor();
        await page.getByText(textOf('review.proven')).waitFor();
        const { proof } = await guest.match<Documents>(accepted.matchId, 'proof');
        expect(proof.clientSeeds).toEqual(['', expect.stringMatching(/^[0-9a-f]{32}$/)]);
        await changeProof(page, ({ clientSeeds }) => clientSeeds.reverse());
        await button(page, 'review.check').click();
        await page.getByText(textOf('review.notProven')).waitFor();
        await changeProof(page, (changed) => (changed.commitment = changedHex(proof.commitment)));
        await button(page, 'review.check').click();
        await page.getByText(`✗ ${textOf('review.notAsNoted')}`).waitFor();
      });

      it('the record and the proof of a match can be downloaded', async () => {
        const page = await visits.pageAt(player, `/match/${matchId}/review`);
        const { record, proof } = await player.match<Documents>(matchId, 'record proof');
        expect(await downloaded(page, 'review.record')).toEqual(['record.json', record]);
        expect(await downloaded(page, 'review.proofFile')).toEqual(['proof.json', proof]);
      });
    });
  });

/** Closing or announcing was better than leading a card. */
const MISTAKE = /You: Lead the queen of hearts\. Better: (?!Lead)/;

/** The same mistake among the instructive moments, with the reason. */
const MOMENT = /was worth \d\.\d game points more than leading the queen of hearts: /;

interface Played {
  readonly player: TestClient;
  readonly card: string;
}

/** Plays to the end. The queen of trumps is led first, without announcing the marriage. */
async function playBadly(table: Table): Promise<Played[]> {
  const match = await asPlayerToAct(table);
  if (match.status === 'FINISHED') return [];
  const player = playerToAct(table, match);
  const cards = match.deal.legal.filter((token) => /^[HDSC][ATKQJ]$/.test(token));
  const card = cards.includes('HQ') ? 'HQ' : cards[0]!;
  await mustMutate(player, 'act', { matchId: table.matchId, actions: [card] });
  return [{ player, card }, ...(await playBadly(table))];
}

/** The text of the step, once it is shown. */
const stepOf = (page: Page, { player, card }: Played) =>
  page
    .getByRole('status')
    .filter({ hasText: `${player.username}: ` })
    .filter({ hasText: cardName(card) });

interface Proof {
  commitment: string;
  readonly clientSeeds: string[];
  readonly deals: { link: string; readonly hands: string[][] }[];
}

interface Documents {
  readonly record: object;
  readonly proof: Proof;
}

const changedHex = (hex: string): string => (hex.startsWith('0') ? '1' : '0') + hex.slice(1);

/** Changes to a proof, and the check's answer about the first deal's secret. */
const CHANGES: readonly { readonly change: (proof: Proof) => void; readonly link: string }[] = [
  { change: ({ deals }) => deals[0]!.hands[0]!.reverse(), link: 'review.linkRight' },
  {
    change: ({ deals }) => (deals[0]!.link = changedHex(deals[0]!.link)),
    link: 'review.linkWrong',
  },
  { change: ({ clientSeeds }) => (clientSeeds[0] += '!'), link: 'review.linkRight' },
];

/** From now on the page gets a changed proof. */
async function changeProof(page: Page, change: (proof: Proof) => void): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data?: { match?: { proof?: Proof } } };
    if (body.data?.match?.proof) change(body.data.match.proof);
    await route.fulfill({ response, json: body });
  });
}

/** The file that the button downloads: its name and its contents. */
async function downloaded(page: Page, key: string): Promise<[string, unknown]> {
  const download = page.waitForEvent('download');
  await button(page, key).click();
  const file = await download;
  return [file.suggestedFilename(), JSON.parse(await readFile(await file.path(), 'utf8'))];
}
