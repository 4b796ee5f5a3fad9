import { useQuery } from '@urql/preact';
import { RateableDocument } from '../generated/graphql';
import type { RulesInput } from '../generated/graphql';
import { clockInput } from './clocks';
import type { ChallengeDraft } from './challenge-draft';

/** Asks the service whether a challenge with these terms may be rated. True until the answer arrives. */
export function useRateable({ variant, preset, rules, target, clock }: ChallengeDraft): boolean {
  const [{ data }] = useQuery({
    query: RateableDocument,
    variables: {
      variant,
      preset,
      // Names and values are the service’s own, from the options that it listed.
      rules: rules as RulesInput,
      target,
      timeControl: clockInput(clock),
    },
    pause: target < 1,
  });
  return data?.rateable ?? true;
}
