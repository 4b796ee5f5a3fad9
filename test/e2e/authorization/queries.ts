/** A row for every query. */
import {
  anyone,
  betweenTwo,
  forAdmins,
  forStaff,
  inClub,
  optional,
  ownersAlone,
  signedIn,
  staff,
} from './rows.js';
import type { Row } from './rows.js';

export const QUERIES: Readonly<Record<string, Row | readonly Row[]>> = {
  auditLog: {
    needs: staff('ADMIN'),
    select: 'nodes { reason }',
    looksFor: () => 'the_reason_of_it',
    gives: forAdmins('data'),
  },
  decisionsAboutMe: {
    needs: signedIn('session'),
    select: 'nodes { reason }',
    looksFor: () => 'the_reason_of_it',
    gives: ownersAlone,
  },
  autoplay: { needs: signedIn('match:read'), gives: { others: 'data' } },
  bots: {
    needs: optional('challenge:read'),
    asks: signedIn('challenge:read'),
    variables: () => ({ filter: { acceptsMe: true } }),
    select: 'nodes { engine }',
    gives: { others: 'data' },
  },
  authorization: {
    needs: optional(null),
    select: 'kind expiresAt',
    gives: { anonymous: 'hidden', others: 'data' },
  },
  challenges: {
    needs: optional('challenge:read'),
    asks: signedIn('challenge:read'),
    variables: () => ({ filter: { mine: true }, first: 100 }),
    select: 'nodes { id }',
    looksFor: ({ ids }) => ids.named,
    gives: { owner: 'data', partner: 'data', others: 'hidden' },
  },
  fairPlay: {
    needs: staff('MODERATOR'),
    variables: () => ({ username: 'the_absent', variant: 'zweier' }),
    gives: forStaff('hidden'),
  },
  club: [
    {
      needs: optional('club:read'),
      variables: ({ ids }) => ({ clubId: ids.club }),
      gives: inClub,
    },
    {
      needs: optional('club:read'),
      variables: ({ ids }) => ({ clubId: ids.openClub }),
      gives: { others: 'data' },
    },
  ],
  clubInvitation: {
    needs: anyone,
    variables: () => ({ invitationToken: 'nonsense' }),
    gives: { others: 'hidden' },
  },
  clubs: {
    needs: anyone,
    select: 'nodes { name }',
    looksFor: () => 'the_open_club',
    gives: { others: 'data' },
  },
  closedNetworks: { needs: staff('MODERATOR'), gives: forStaff('data') },
  reports: {
    needs: staff('MODERATOR'),
    variables: () => ({ state: 'OPEN' }),
    gives: forStaff('data'),
  },
  competition: [
    {
      needs: optional('competition:read'),
      variables: ({ ids }) => ({ competitionId: ids.competition }),
      gives: { others: 'data' },
    },
    {
      needs: optional('competition:read'),
      variables: ({ ids }) => ({ competitionId: ids.membersCompetition }),
      gives: inClub,
    },
  ],
  competitionForms: { needs: anyone, gives: { others: 'data' } },
  competitions: {
    needs: optional('competition:read'),
    asks: signedIn('competition:read'),
    variables: () => ({ filter: { mine: true } }),
    select: 'nodes { id }',
    looksFor: ({ ids }) => ids.competition,
    gives: betweenTwo,
  },
  competitionSeries: { needs: optional('competition:read'), gives: { others: 'data' } },
  deliveries: {
    needs: signedIn('notification:read'),
    variables: () => ({ first: 100 }),
    select: 'nodes { id }',
    looksFor: ({ ids }) => ids.delivery,
    gives: ownersAlone,
  },
  eventCursor: { needs: signedIn('event:read'), gives: { others: 'data' } },
  events: {
    needs: signedIn('event:read'),
    variables: () => ({ first: 100 }),
    select: 'nodes { ... on MatchEvent { matchId } }',
    looksFor: ({ ids }) => ids.over,
    gives: betweenTwo,
  },
  friendRequests: {
    needs: signedIn('friend:read'),
    select: 'nodes { user { username } }',
    looksFor: () => 'the_backer',
    gives: ownersAlone,
  },
  friends: {
    needs: signedIn('friend:read'),
    select: 'nodes { username }',
    looksFor: () => 'the_partner',
    gives: ownersAlone,
  },
  botStrengths: {
    needs: optional('profile:read'),
    variables: () => ({ variant: 'zweier' }),
    gives: { others: 'data' },
  },
  invitation: {
    needs: optional('challenge:read'),
    variables: () => ({ invitationToken: 'nonsense' }),
    gives: { others: 'hidden' },
  },
  leaderboard: {
    needs: anyone,
    variables: () => ({ variant: 'zweier' }),
    gives: { others: 'data' },
  },
  ledger: {
    needs: anyone,
    variables: () => ({ username: 'the_owner', opponent: 'the_opponent' }),
    gives: { others: 'data' },
  },
  match: [
    {
      needs: optional('match:read'),
      variables: ({ ids }) => ({ id: ids.privateMatch }),
      gives: betweenTwo,
    },
    {
      needs: optional('match:read'),
      variables: ({ ids }) => ({ id: ids.over }),
      gives: betweenTwo,
    },
    {
      needs: optional('match:read'),
      variables: ({ ids }) => ({ id: ids.duel }),
      gives: { others: 'data' },
    },
  ],
  matches: [
    {
      needs: optional('match:read'),
      variables: () => ({ filter: { player: 'the_owner' }, first: 100 }),
      select: 'nodes { id }',
      looksFor: ({ ids }) => ids.privateMatch,
      gives: betweenTwo,
    },
    ...['mine', 'myTurn', 'backed'].map((own) => ({
      needs: optional('match:read'),
      asks: signedIn('match:read'),
      variables: () => ({ filter: { [own]: true } }),
      gives: { others: 'data' as const },
    })),
  ],
  me: {
    needs: optional(null),
    select: 'username',
    gives: { anonymous: 'hidden', others: 'data' },
  },
  myTurnCount: { needs: signedIn('match:read'), gives: { others: 'data' } },
  myTurns: { needs: signedIn('match:read'), gives: { others: 'data' } },
  // Every type of node has a row of its own in `nodes.ts`.
  node: {
    needs: optional(null),
    variables: ({ ids }) => ({ id: ids.user }),
    gives: { others: 'data' },
  },
  nodes: {
    needs: optional(null),
    variables: ({ ids }) => ({ ids: [ids.user] }),
    gives: { others: 'data' },
  },
  notifications: {
    needs: signedIn('notification:read'),
    variables: () => ({ first: 100 }),
    select: 'nodes { id }',
    looksFor: ({ ids }) => ids.notification,
    gives: ownersAlone,
  },
  phrases: { needs: anyone, gives: { others: 'data' } },
  unreadNotifications: { needs: signedIn('notification:read'), gives: { others: 'data' } },
  users: { needs: anyone, variables: () => ({ prefix: 'the' }), gives: { others: 'data' } },
  user: {
    needs: anyone,
    variables: () => ({ username: 'the_owner' }),
    gives: { others: 'data' },
  },
  operatorTexts: { needs: anyone, select: 'pagePath', gives: { others: 'data' } },
  vapidPublicKey: { needs: anyone, gives: { others: 'data' } },
  clocks: { needs: anyone, select: 'bank { max }', gives: { others: 'data' } },
  rateable: {
    needs: anyone,
    variables: () => ({ variant: 'zweier' }),
    gives: { others: 'data' },
  },
  operationCost: {
    needs: anyone,
    variables: () => ({ query: '{ me { id } }' }),
    gives: { others: 'data' },
  },
  cards: { needs: anyone, gives: { others: 'data' } },
  variants: { needs: anyone, gives: { others: 'data' } },
  viewerPairings: {
    needs: signedIn('competition:read'),
    select: 'nodes { competition { id } }',
    looksFor: ({ ids }) => ids.competition,
    gives: betweenTwo,
  },
  takeout: { needs: signedIn('session'), select: 'status', gives: { others: 'hidden' } },
};
