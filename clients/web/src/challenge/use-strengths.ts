import { useQuery } from '@urql/preact';
import { BotStrengthsDocument } from '../generated/graphql';
import type { PresetKey, VariantKey } from '../generated/graphql';
import { offeredIn } from './levels';
import type { Strengths } from './levels';

/** The house bots to choose from in a game, weakest first. Empty until the answer arrives. */
export function useStrengths(variant: VariantKey, preset?: PresetKey): Strengths {
  const variables = preset ? { variant, preset } : { variant };
  const [{ data }] = useQuery({ query: BotStrengthsDocument, variables });
  return offeredIn(data?.botStrengths ?? []);
}
