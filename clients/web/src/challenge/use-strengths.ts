import { useQuery } from '@urql/preact';
import { BotStrengthsDocument } from '../generated/graphql';
import type { BotLevel, BotStrengthsQuery, PresetKey, VariantKey } from '../generated/graphql';

/** The house bots as they play a game, weakest first. */
export type Strengths = BotStrengthsQuery['botStrengths'];

/** Who plays where nothing is known yet: about as well as most people. */
const USUAL: BotLevel = 'regular';

/** The level that is about as strong as the viewer. */
export const suggestedIn = (strengths: Strengths): BotLevel =>
  strengths.find(({ suggested }) => suggested)?.level ?? USUAL;

/** How strong the levels are in a game, as the service says; none until it is known. */
export function useStrengths(variant: VariantKey, preset?: PresetKey): Strengths {
  const variables = preset ? { variant, preset } : { variant };
  const [{ data }] = useQuery({ query: BotStrengthsDocument, variables });
  return data?.botStrengths ?? [];
}
