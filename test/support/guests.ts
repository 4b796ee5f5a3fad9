import type { TestClient } from './client.js';
import type { TestService } from './service.js';

const START = `mutation { startAsGuest {
  accessToken refreshToken user { username } userErrors { code } } }`;

interface Started {
  readonly startAsGuest: {
    readonly accessToken: string;
    readonly refreshToken: string;
    readonly user: { readonly username: string };
  };
}

/** A client signed in as a new guest. */
export async function guestOf(service: Pick<TestService, 'client'>): Promise<TestClient> {
  const client = service.client();
  const { accessToken, refreshToken, user } = (await client.ask<Started>(START)).startAsGuest;
  return Object.assign(client, { accessToken, refreshToken, username: user.username });
}

/** The terms of a challenge that a guest may create. */
export const FOR_GUESTS = { variant: 'zweier', rated: false } as const;

/** Starts a match of a guest against the easiest bot; returns its id. */
export async function matchOfGuest(guest: TestClient): Promise<string> {
  const { match } = await guest.challenge({ ...FOR_GUESTS, opponents: [{ bot: 'random' }] });
  return match!.id;
}
