/** Every address of the web client, with every kind of id, name and token that the service gives to clients. */
import { ROUTES } from '../../../clients/web/src/app/routes.js';

/** Names and tokens as a user or a program may write them. Later kinds of ids may have any of these characters. */
const ODD = ['Ľubomíra-Öttl', 'a/b =c+d&e 100% ~.', 'worker.js'];

/** Ids that the API has given. */
export interface GivenIds {
  readonly match: string;
  readonly challenge: string;
  readonly invitation: string;
  readonly username: string;
}

/** The values of each variable segment. */
const valuesOf = (given: GivenIds): Readonly<Record<string, readonly string[]>> => ({
  id: [given.match, given.challenge, ...ODD],
  token: [given.invitation, ...ODD],
  name: [given.username, ...ODD],
  variant: ['', 'dreier', 'nothing.like-this'],
  part: ['', 'account', 'nothing.like-this'],
});

export interface TriedAddress {
  readonly path: string;
  /** The value of its variable segment; null without one. */
  readonly value: string | null;
}

/** Each address of the client's own list, with each value of its variable segment. */
export const addressesFor = (given: GivenIds): TriedAddress[] =>
  ROUTES.flatMap((route): TriedAddress[] => {
    const [segment, name] = /:(\w+)\??/.exec(route) ?? [];
    if (segment === undefined) return [{ path: route, value: null }];
    return valuesOf(given)[name!]!.map((value) => ({
      path: route.replace(segment, encodeURIComponent(value)),
      value,
    }));
  });
