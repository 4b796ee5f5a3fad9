export { dealNumbers, DealsArgs, dealsPrice, unpaidDeals } from './deals-args.js';
export { toMatchType } from './match-mapper.js';
export { MatchType, TimeControlType } from './match.type.js';
export { SeatType } from './seat.type.js';
export { ONE_OF_VARIANTS, variantArg } from './variant-arg.js';
export { VariantType } from './variant.type.js';
