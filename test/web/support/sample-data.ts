/** Data for the pages: a player with matches, challenges and settings. */
import { seeded } from '../../../src/engine/record/shuffle.js';
import { PASSWORD, mustMutate } from '../../support/client.js';
import type { TestClient } from '../../support/client.js';
import type { TestService } from '../../support/service.js';
import { announceCompetition } from '../../support/competitions.js';
import { clubOf } from '../../support/clubs.js';
import type { FoundedClub } from '../../support/clubs.js';
import { playOut, startMatch } from '../../support/table.js';

export interface SampleData {
  readonly player: TestClient;
  readonly opponent: TestClient;
  /** Matches of two, three and four players. */
  readonly running: readonly string[];
  readonly finished: string;
  /** An open challenge to the player. */
  readonly challenge: string;
  /** The invitation token of the opponent's open challenge. */
  readonly invitation: string;
  /** A club of the player and the opponent. */
  readonly club: FoundedClub;
  /** A competition of the player, open for entry. */
  readonly competition: string;
}

const UNRATED = { variant: 'zweier', rated: false } as const;

export async function createSampleData(service: TestService): Promise<SampleData> {
  const [player, opponent, third, fourth] = [
    await service.player(),
    await service.player(),
    await service.player(),
    await service.player(),
  ];
  await fillSettings(player, fourth);
  await befriend(player, opponent);
  await mustMutate(third, 'sendFriendRequest', { username: player.username });
  await mustMutate(player, 'sendFriendRequest', { username: (await service.player()).username });
  return {
    player,
    opponent,
    running: [
      (await tableWithMessages([player, opponent])).matchId,
      (await startMatch([player, opponent, third], { variant: 'dreier' })).matchId,
      (await startMatch([player, opponent, third, await service.player()], { variant: 'bauern' }))
        .matchId,
    ],
    finished: await finishedMatch(service, [player, opponent]),
    challenge: await challengeTo(player, third),
    invitation: (await invitationFrom(opponent)).invitation,
    club: await clubOf([player, opponent], { about: 'Every Thursday.' }),
    competition: await announceCompetition(player),
  };
}

async function befriend(one: TestClient, other: TestClient): Promise<void> {
  await mustMutate(one, 'sendFriendRequest', { username: other.username });
  await mustMutate(other, 'acceptFriendRequest', { username: one.username });
}

async function tableWithMessages(players: readonly TestClient[]) {
  const table = await startMatch(players);
  for (const player of players) {
    await mustMutate(player, 'sendMessage', { matchId: table.matchId, text: 'Servus!' });
  }
  return table;
}

async function finishedMatch(
  service: TestService,
  players: readonly TestClient[],
): Promise<string> {
  const table = await startMatch(players, { ...UNRATED, target: 1 });
  await playOut(service, table, seeded(7));
  return table.matchId;
}

async function challengeTo({ username }: TestClient, from: TestClient): Promise<string> {
  const { challenge } = await from.challenge({ ...UNRATED, opponents: [{ username }] });
  return challenge!.id;
}

/** An open challenge by invitation, and the token of its link. */
export async function invitationFrom(
  player: TestClient,
  terms: object = {},
): Promise<{ readonly challenge: string; readonly invitation: string }> {
  interface Created {
    readonly challenge: {
      readonly id: string;
      readonly invitation: { readonly invitationToken: string };
    };
  }
  const input = { ...UNRATED, byInvitation: true, ...terms };
  const { challenge } = await mustMutate<Created>(
    player,
    'createChallenge',
    input,
    'challenge { id invitation { invitationToken } }',
  );
  return { challenge: challenge.id, invitation: challenge.invitation.invitationToken };
}

/** Adds a token, an app, an address, a vacation and a block, so that every list of the settings has a row. */
async function fillSettings(player: TestClient, other: TestClient): Promise<void> {
  const redirectUris = ['https://club.example/back'];
  await mustMutate(player, 'createApiToken', { name: 'my program', scopes: ['match:read'] });
  await mustMutate(player, 'createApp', { name: 'Club nights', redirectUris });
  await mustMutate(player, 'changeEmail', { email: 'player@club.example', password: PASSWORD });
  await mustMutate(player, 'bookVacation', { from: dayFromNow(20), to: dayFromNow(22) });
  await mustMutate(player, 'blockUser', { username: other.username });
}

const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
