/** The document of `Match.proof`, as docs/schemas/proof.schema.json describes it. */
export interface Proof {
  readonly matchId: string;
  readonly variant: VariantKey;
  readonly rules: {
    readonly deck?: number;
    readonly handSize?: number;
    readonly trumpFrom?: string;
  };
  /** Link 0 of the chain, in hex. */
  readonly commitment: string;
  /** The chains of later deals, after restores of the service from a backup. */
  readonly laterCommitments?: readonly { readonly deal: number; readonly commitment: string }[];
  readonly clientSeeds: readonly string[];
  readonly draw: Draw | null;
  readonly deals: readonly ProvenDeal[];
}

export type VariantKey = 'zweier' | 'dritt' | 'dreier' | 'bauern';

export interface Draw {
  readonly rounds: readonly (readonly { readonly seat: number; readonly card: string }[])[];
  readonly dealer: number;
  /** Link 1 of the chain, in hex. */
  readonly link: string;
}

export interface ProvenDeal {
  readonly number: number;
  /** The match's variant, or `zweier` in a play-off. */
  readonly variant: VariantKey;
  readonly link: string;
  readonly dealer: number;
  /** By seat. Empty for a player who sits out a play-off. */
  readonly hands: readonly (readonly string[])[];
  /** From the top. A card that is turned up is the last one. */
  readonly talon: readonly string[];
  readonly actions: readonly string[];
}
