/**
 * The areas of the message catalogues, with one file each in `en` and `de`. A new area needs both files and a line
 * here.
 */
import type account from './en/account.json';
import type app from './en/app.json';
import type cards from './en/cards.json';
import type challenge from './en/challenge.json';
import type clubs from './en/clubs.json';
import type competitions from './en/competitions.json';
import type fairPlay from './en/fairPlay.json';
import type friends from './en/friends.json';
import type home from './en/home.json';
import type learn from './en/learn.json';
import type leaving from './en/leaving.json';
import type moderation from './en/moderation.json';
import type networks from './en/networks.json';
import type people from './en/people.json';
import type settings from './en/settings.json';
import type review from './en/review.json';
import type sidebar from './en/sidebar.json';
import type suspended from './en/suspended.json';
import type table from './en/table.json';

interface Areas {
  readonly account: typeof account;
  readonly app: typeof app;
  readonly cards: typeof cards;
  readonly challenge: typeof challenge;
  readonly clubs: typeof clubs;
  readonly competitions: typeof competitions;
  readonly fairPlay: typeof fairPlay;
  readonly friends: typeof friends;
  readonly home: typeof home;
  readonly learn: typeof learn;
  readonly leaving: typeof leaving;
  readonly moderation: typeof moderation;
  readonly networks: typeof networks;
  readonly people: typeof people;
  readonly settings: typeof settings;
  readonly review: typeof review;
  readonly sidebar: typeof sidebar;
  readonly suspended: typeof suspended;
  readonly table: typeof table;
}

type KeysOf<A extends keyof Areas> = `${A}.${Extract<keyof Areas[A], string>}`;

/** The key of a message: its area and its name. */
export type MessageKey = { [A in keyof Areas]: KeysOf<A> }[keyof Areas];
