import { signal } from '@preact/signals';
import type { VariantKey } from '../generated/graphql';

interface Opened {
  readonly matchId: string;
  readonly variant: VariantKey;
  /** The option that is shown first. */
  readonly rule: string | null;
}

/** The rules that lie open over the table, or null. */
export const openedRules = signal<Opened | null>(null);

export function openRules(
  match: { readonly id: string; readonly variant: { readonly key: VariantKey } },
  rule: string | null = null,
): void {
  openedRules.value = { matchId: match.id, variant: match.variant.key, rule };
}
