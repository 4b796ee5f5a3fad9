export { dealNumbers, DealsArgs, dealsPrice, unpaidDeals } from './deal.type.js';
export { toMatchType } from './match-mapper.js';
export { MatchType, SeatType, TimeControlType } from './match.type.js';
export { ONE_OF_VARIANTS, variantArg } from './variant.type.js';
