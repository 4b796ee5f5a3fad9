export type { ClosedNetwork } from '../storage/closed-network-store.js';
export { KnownClosedNetworks } from './known-closed-networks.js';
export { NetworkClosing } from './network-closing.js';
