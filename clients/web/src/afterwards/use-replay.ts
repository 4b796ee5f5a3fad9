import { useResult } from '../api/hooks';
import type { Answer } from '../app/answer';
import { AfterwardsStepsDocument } from '../generated/graphql';
import type { AfterwardsMatch, Step } from './match';
import type { RecordPlace } from './place';
import { DEAL_END } from './place';

/** Where one stands in the record, and the ways from there; null where there is none. */
export interface Replay {
  /** The answer that it is taken from. */
  readonly result: Parameters<typeof Answer>[0]['result'];
  readonly at: number;
  readonly last: number;
  readonly before: Step | undefined;
  /** Undefined while the deal is asked for. */
  readonly step: Step | undefined;
  readonly back: RecordPlace | null;
  readonly next: RecordPlace | null;
}

/** The record a deal at a time; from one deal's end the way goes on to the next. */
export function useReplay({ id, deals }: AfterwardsMatch, { deal, position }: RecordPlace): Replay {
  const result = useResult(AfterwardsStepsDocument, { id, deal });
  const { data } = result;
  const steps = data?.match?.steps.filter((step) => step.deal.number === deal) ?? [];
  const isThere = steps.length > 0;
  const last = Math.max(0, steps.length - 1);
  const at = Math.min(position, last);
  const hasDeal = (number: number): boolean =>
    isThere && deals.some((one) => one.number === number);
  const after = hasDeal(deal + 1) ? { deal: deal + 1, position: 0 } : null;
  const before = hasDeal(deal - 1) ? { deal: deal - 1, position: DEAL_END } : null;
  return {
    result,
    at,
    last,
    before: steps[at - 1],
    step: steps[at],
    back: at > 0 ? { deal, position: at - 1 } : before,
    next: at < last ? { deal, position: at + 1 } : after,
  };
}
