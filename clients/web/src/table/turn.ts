import type { TableMatchFragment } from '../generated/graphql';

export const isOwnTurn = ({ viewerSeat, deal }: TableMatchFragment): boolean =>
  viewerSeat !== null && deal.toAct === viewerSeat && deal.legalActions.length > 0;
