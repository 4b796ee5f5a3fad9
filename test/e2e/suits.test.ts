/** Real: the service. The names of cards by the suits of a user, and the cards of a deck. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mustMutate } from '../support/client.js';
import type { TestClient } from '../support/client.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { asPlayerToAct, playerToAct, startMatch } from '../support/table.js';

let service: TestService;
beforeAll(async () => (service = await startService()));
afterAll(() => service.stop());

type Suits = 'FRENCH' | 'GERMAN';

const OWN = '{ me { suits } }';
const own = async (client: TestClient) =>
  (await client.ask<{ me: { suits: Suits | null } }>(OWN)).me.suits;

interface Card {
  readonly token: string;
  readonly suit: string;
  readonly rank: string;
  readonly cardPoints: number;
  readonly name: string;
  readonly suitName: string;
  readonly rankName: string;
  readonly corner: string;
}
const CARDS = `query ($deck: Int!, $suits: CardSuits) { cards(deck: $deck, suits: $suits) {
  token suit rank cardPoints name suitName rankName corner } }`;
const cards = async (client: TestClient, deck = 32, suits?: Suits) =>
  (await client.ask<{ cards: Card[] }>(CARDS, { deck, suits })).cards;
const nameOf = async (client: TestClient, token: string, suits?: Suits) =>
  (await cards(client, 32, suits)).find((card) => card.token === token)?.name;

interface Lead {
  readonly token: string;
  readonly text: string;
}
const LEADS = `query ($id: ID!) { match(id: $id) { deals { legalActions { token text } } } }`;

/** The cards that a player may lead, by their tokens. */
async function leads(client: TestClient, id: string): Promise<Lead[]> {
  type Data = { match: { deals: { legalActions: Lead[] }[] } };
  const { match } = await client.ask<Data>(LEADS, { id });
  return match.deals[0]!.legalActions.filter(({ token }) => /^[HDSC][AKQJT789]$/.test(token));
}

describe('the suits of a user', () => {
  it('are none until they are chosen, and nobody else sees them', async () => {
    const [anna, ben] = [await service.player(), await service.player()];
    expect(await own(anna)).toBeNull();
    const chosen = { suits: 'GERMAN' };
    const done = await mustMutate<{ user: { suits: Suits } }>(
      anna,
      'setSuits',
      chosen,
      'user { suits }',
    );
    expect(done.user).toEqual(chosen);
    expect(await own(anna)).toBe('GERMAN');
    const query = 'query ($username: String!) { user(username: $username) { suits } }';
    expect(await ben.ask(query, { username: anna.username })).toEqual({ user: { suits: null } });
  });

  it('name the cards of legal actions from the next operation on', async () => {
    const table = await startMatch([await service.player(), await service.player()]);
    const first = playerToAct(table, await asPlayerToAct(table));
    const { matchId } = table;
    const french = await leads(first, matchId);
    await mustMutate(first, 'setSuits', { suits: 'GERMAN' });
    const german = await leads(first, matchId);
    expect(german.map(({ token }) => token)).toEqual(french.map(({ token }) => token));
    for (const { token, text } of german)
      expect(text).toBe(`Lead the ${await nameOf(first, token, 'GERMAN')}`);
    for (const { token, text } of french)
      expect(text).toBe(`Lead the ${await nameOf(first, token, 'FRENCH')}`);
  });

  it('apply to the user’s programs and to German texts', async () => {
    const anna = await service.player();
    await mustMutate(anna, 'setSuits', { suits: 'GERMAN' });
    await mustMutate(anna, 'setLocale', { locale: 'DE' });
    const { secret } = await mustMutate<{ secret: string }>(
      anna,
      'createApiToken',
      { name: 'bot', scopes: ['match:read'] },
      'secret',
    );
    const program = service.client();
    program.accessToken = secret;
    expect(await nameOf(program, 'SQ')).toBe('Laub-Ober');
    await mustMutate(anna, 'setSuits', { suits: 'FRENCH' });
    expect(await nameOf(program, 'SQ')).toBe('Pik-Dame');
  });
});

describe('the cards of a deck', () => {
  it('are listed once, by suit, the strongest first, with 120 card points', async () => {
    for (const deck of [20, 24, 32]) {
      const all = await cards(service.client(), deck);
      expect(new Set(all.map(({ token }) => token)).size).toBe(deck);
      expect(all.reduce((sum, { cardPoints }) => sum + cardPoints, 0)).toBe(120);
      const suits = all.map(({ suit }) => suit).filter((suit, i, every) => suit !== every[i - 1]);
      expect(suits).toEqual(['H', 'S', 'D', 'C']);
    }
  });

  it('are named by the requested suits', async () => {
    const [french, german] = [
      await cards(service.client(), 32, 'FRENCH'),
      await cards(service.client(), 32, 'GERMAN'),
    ];
    const jack = { token: 'CJ', suit: 'C', rank: 'JACK', cardPoints: 2 };
    expect(french.find(({ token }) => token === 'CJ')).toEqual({
      ...jack,
      name: 'jack of clubs',
      suitName: 'clubs',
      rankName: 'jack',
      corner: 'J',
    });
    expect(german.find(({ token }) => token === 'CJ')).toEqual({
      ...jack,
      name: 'Unter of acorns',
      suitName: 'acorns',
      rankName: 'Unter',
      corner: 'U',
    });
  });

  it('are BAD_USER_INPUT if the deck is unknown', async () => {
    const { errors } = await service.client().raw(CARDS, { deck: 52 });
    expect(errors).toEqual([
      expect.objectContaining({
        extensions: expect.objectContaining({
          code: 'BAD_USER_INPUT',
          knownValues: ['20', '24', '32'],
        }),
      }),
    ]);
  });
});
