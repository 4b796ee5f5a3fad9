import { failuresOf } from '../../../platform/api/failure.js';
import type { Failure } from '../../../platform/api/failure.js';
import { MODERATION_REASON_INVALID } from '../../audit/application/index.js';
import { MOST_CLOSED } from '../storage/closed-network-store.js';

/** Why a network is not closed, or not opened. */
const NETWORK_FAILURES = {
  MODERATION_REASON_INVALID,
  NETWORK_INVALID: {
    en: 'This is no address and no network, such as 203.0.113.0/24 or 2001:db8::/32.',
    de: 'Das ist keine Adresse und kein Netz, etwa 203.0.113.0/24 oder 2001:db8::/32.',
    todo: 'Ask for another text.',
  },
  NETWORK_TOO_WIDE: {
    en: 'At most a /16 of IPv4 or a /32 of IPv6 can be closed.',
    de: 'Höchstens ein /16 von IPv4 oder ein /32 von IPv6 kann gesperrt werden.',
    todo: 'Ask for a narrower network.',
  },
  ONE_NETWORK_OR_USER: {
    en: 'Give either a network, or a user whose networks are closed.',
    de: 'Gib entweder ein Netz an, oder jemanden, dessen Netze gesperrt werden.',
    todo: 'Send `network` or `username`, and not both.',
  },
  OWN_NETWORK: {
    en: 'You use this network yourself.',
    de: 'Du benutzt dieses Netz selbst.',
    todo: 'Ask for a narrower network, or leave it to another moderator.',
  },
  NO_NETWORKS: {
    en: 'This user has not been seen in any network within 30 days.',
    de: 'Diese Person war seit 30 Tagen in keinem Netz zu sehen.',
    todo: 'Do nothing: there is nothing to close.',
  },
  CLOSING_END_INVALID: {
    en: 'A network is closed until a time in the future, within a year.',
    de: 'Ein Netz ist bis zu einer Zeit in der Zukunft gesperrt, innerhalb eines Jahres.',
    todo: 'Send a time within these limits.',
  },
  TOO_MANY_CLOSED: {
    en: `${MOST_CLOSED} networks are closed: open one first.`,
    de: `${MOST_CLOSED} Netze sind gesperrt: öffne zuerst eines.`,
    todo: 'Offer `openNetwork`.',
  },
  ALREADY_CLOSED: {
    en: 'This network is closed already.',
    de: 'Dieses Netz ist schon gesperrt.',
    todo: 'Read `closedNetworks`. Open it first to change its end.',
  },
  NOT_CLOSED: {
    en: 'This network is not closed any more.',
    de: 'Dieses Netz ist nicht mehr gesperrt.',
    todo: 'Read `closedNetworks` again.',
  },
};

export const networkFailure = failuresOf('networks', NETWORK_FAILURES);

export type NetworkFailure = Failure<keyof typeof NETWORK_FAILURES>;
