/** The one list of contracts, in the order of rules 10.1. A new contract needs a file and a line here. */
import type { CalledVariant, Contract } from './contract.js';
import { assBettler } from './ass-bettler.js';
import { assenbettler } from './assenbettler.js';
import { bauernloch } from './bauernloch.js';
import { bauernschnapser } from './bauernschnapser.js';
import { bettler } from './bettler.js';
import { farbringerl } from './farbringerl.js';
import { gang } from './gang.js';
import { herrenschnapser } from './herrenschnapser.js';
import { kontrabauernschnapser } from './kontrabauernschnapser.js';
import { kontraschnapser } from './kontraschnapser.js';
import { normal } from './normal.js';
import { plauderer } from './plauderer.js';
import { schnapser } from './schnapser.js';
import { zehnergang } from './zehnergang.js';

const LIST = [
  normal,
  bettler,
  assenbettler,
  assBettler,
  schnapser,
  plauderer,
  gang,
  zehnergang,
  bauernloch,
  bauernschnapser,
  kontraschnapser,
  farbringerl,
  kontrabauernschnapser,
  herrenschnapser,
] as const satisfies readonly Contract[];

export type ContractName = (typeof LIST)[number]['name'];
/** A contract of the list. */
export type ListedContract = Contract & { readonly name: ContractName };

export const CONTRACTS: readonly ListedContract[] = LIST;

/** The names that may follow `b:`. */
export const CONTRACT_NAMES: readonly ContractName[] = LIST.map((c) => c.name);

/** The names of a variant's contracts. */
export const contractsOf = (variant: CalledVariant): ContractName[] =>
  LIST.filter((c) => (c.variants as readonly string[]).includes(variant)).map((c) => c.name);

/** The contract that is played when nobody bids; it cannot be bid. */
export const UNBID: ListedContract = LIST[0];

const BY_NAME: ReadonlyMap<string, ListedContract> = new Map(CONTRACTS.map((c) => [c.name, c]));

/** The contract of a name; the name must be one of the list. */
export const contractOf = (name: string): ListedContract => BY_NAME.get(name)!;
