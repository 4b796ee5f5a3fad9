import type { PairingDecision } from '../generated/graphql';
import { t } from '../i18n/i18n';

interface Side {
  readonly lot: number;
  readonly competitionPoints: number | null;
  readonly bummerlCount: number | null;
}

interface Decided {
  readonly isPlaying?: boolean;
  readonly decision: PairingDecision | null;
  readonly entrants: readonly Side[];
}

/** Whether an entrant has more points than every other one of a decided pairing, or is alone in it. */
export function isAhead({ decision, entrants }: Decided, side: Side): boolean {
  const points = side.competitionPoints;
  if (decision === null || points === null) return false;
  return entrants.every(({ lot, competitionPoints }) =>
    lot === side.lot ? points > 0 : (competitionPoints ?? 0) < points,
  );
}

/** How a pairing stands, or how it was decided. */
export function decisionText({ decision, isPlaying = false }: Decided): string {
  if (decision !== null) return t(`competitions.decision.${decision}`);
  return isPlaying ? t('competitions.playing') : t('competitions.notBegun');
}

/** The result from the side of one entrant, in a letter with the points: for a cross table. */
export function resultLetter(pairing: Decided, lot: number): string {
  const own = pairing.entrants.find((side) => side.lot === lot);
  if (pairing.decision === null || !own) return '…';
  if (isAhead(pairing, own)) return t('competitions.letter.won');
  const isBeaten = pairing.entrants.some((side) => isAhead(pairing, side));
  return isBeaten ? t('competitions.letter.lost') : t('competitions.letter.drawn');
}
