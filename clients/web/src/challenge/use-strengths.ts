import { useQuery } from '@urql/preact';
import { BotStrengthsDocument } from '../generated/graphql';
import type { BotLevel, BotStrengthsQuery, PresetKey, VariantKey } from '../generated/graphql';

/** The strengths of the house bots in a game, weakest first. */
export type Strengths = BotStrengthsQuery['botStrengths'];

/** The level until the strengths are loaded: about as good as most people. */
const USUAL: BotLevel = 'regular';

/** The level that is about as strong as the viewer. */
export const suggestedIn = (strengths: Strengths): BotLevel =>
  strengths.find(({ suggested }) => suggested)?.level ?? USUAL;

/** The strengths of the house bots in a game. Empty until the answer arrives. */
export function useStrengths(variant: VariantKey, preset?: PresetKey): Strengths {
  const variables = preset ? { variant, preset } : { variant };
  const [{ data }] = useQuery({ query: BotStrengthsDocument, variables });
  return data?.botStrengths ?? [];
}
