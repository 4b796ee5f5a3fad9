import { useResult } from '../api/hooks';
import type { Answer } from '../app/answer';
import { ReplayStepsDocument } from '../generated/graphql';
import type { ReviewMatch, Step } from './match';
import type { RecordPosition } from './record-position';
import { DEAL_END } from './record-position';

/** The current step of the record, and the positions before and after it. They are null at the ends. */
export interface Replay {
  /** The query result of the current deal. */
  readonly result: Parameters<typeof Answer>[0]['result'];
  readonly at: number;
  readonly last: number;
  readonly before: Step | undefined;
  /** Undefined while the deal loads. */
  readonly step: Step | undefined;
  readonly back: RecordPosition | null;
  readonly next: RecordPosition | null;
}

/** Loads the record one deal at a time. After the end of a deal, the next step is the start of the next deal. */
export function useReplay(
  { id, deals }: ReviewMatch,
  { deal, actionCount }: RecordPosition,
): Replay {
  const result = useResult(ReplayStepsDocument, { id, deal });
  const { data } = result;
  const steps = data?.match?.steps.filter((step) => step.deal.number === deal) ?? [];
  const isThere = steps.length > 0;
  const last = Math.max(0, steps.length - 1);
  const at = Math.min(actionCount, last);
  const hasDeal = (number: number): boolean =>
    isThere && deals.some((one) => one.number === number);
  const after = hasDeal(deal + 1) ? { deal: deal + 1, actionCount: 0 } : null;
  const before = hasDeal(deal - 1) ? { deal: deal - 1, actionCount: DEAL_END } : null;
  return {
    result,
    at,
    last,
    before: steps[at - 1],
    step: steps[at],
    back: at > 0 ? { deal, actionCount: at - 1 } : before,
    next: at < last ? { deal, actionCount: at + 1 } : after,
  };
}
