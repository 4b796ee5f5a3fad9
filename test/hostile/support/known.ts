/** The values of the prepared data that an attacker knows and the service accepts. */
import { SCOPES } from '../../../src/platform/api/scopes.js';
import { BOTS } from '../../../src/bots/list.js';
import { ALL_TOKENS, catalogue, VARIANTS } from '../../../src/engine/index.js';

export interface Known {
  /** Global ids by their type. */
  readonly ids: Readonly<Record<string, readonly string[]>>;
  readonly usernames: readonly string[];
  /** Secrets and tokens that the service has issued. */
  readonly tokens: readonly string[];
  readonly cursors: readonly string[];
}

type Texts = (known: Known) => readonly string[];

const users: Texts = ({ usernames }) => [...usernames, 'bot-easy', 'nobody'];
const passwords: Texts = () => ['wrong horse battery 9', 'another horse 99'];
const tokens: Texts = (known) => known.tokens;

/** Valid texts by the name of the argument or input field that takes them. */
export const GOOD_TEXTS: Readonly<Record<string, Texts>> = {
  username: users,
  opponent: users,
  player: users,
  usernameOrEmail: users,
  password: passwords,
  currentPassword: passwords,
  newPassword: passwords,
  refreshToken: tokens,
  token: tokens,
  after: ({ cursors }) => cursors,
  actions: () => ALL_TOKENS,
  variant: () => VARIANTS.map(({ key }) => key),
  bot: () => Object.keys(BOTS),
  preset: () => catalogue().flatMap(({ presets }) => presets.map(({ name }) => name)),
  scopes: () => SCOPES,
  email: () => ['ann@example.org', 'ben@example.org'],
  timeZone: () => ['Europe/Vienna', 'UTC', 'America/Los_Angeles'],
  from: () => ['2026-12-24', '2027-01-01'],
  to: () => ['2026-12-26', '2027-02-01'],
  weekdays: () => ['SATURDAY'],
  idempotencyKey: () => ['once', 'twice', 'k'.repeat(200)],
  clientSeed: () => ['', 'seed', 's'.repeat(64)],
  url: () => ['https://hooks.invalid/a', 'http://127.0.0.1/', 'https://[::1]:1/'],
  endpoint: () => ['https://push.invalid/a'],
};

export const PLAN_RULES: readonly unknown[] = [
  [],
  [{ when: {}, then: [{ cheapest: true }] }],
  [
    {
      when: { led: 'HA', not: { closed: true } },
      then: [{ token: 'HJ' }, { cheapest: true, suit: 'H' }],
    },
  ],
  [{ when: { any: [{ onLead: true }, { phase: 'LEAD' }] }, then: [{ token: 'mS' }], once: true }],
];
