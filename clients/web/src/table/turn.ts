import type { Match } from './game';

export const isOwnTurn = ({ viewerSeat, deal }: Match): boolean =>
  viewerSeat !== null && deal.toAct === viewerSeat && deal.legalActions.length > 0;
