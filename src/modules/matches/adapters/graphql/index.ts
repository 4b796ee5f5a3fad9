export { BotsFilterEnum, botsIn } from './bots-filter.js';
export type { BotsFilter } from './bots-filter.js';
export { DealReasonEnum, LeaveReasonEnum, PhaseEnum } from './deal-enums.js';
export { DealResultType, PlayedCardType } from './deal-parts.type.js';
export { dealNumbers, DealsArgs, dealsPrice, unpaidDeals } from './deal.type.js';
export {
  BotLevelEnum,
  ContractKeyEnum,
  PresetKeyEnum,
  RuleNameEnum,
  SuitEnum,
  VariantKeyEnum,
} from './game-enums.js';
export { soundOf, toMatchType } from './match-mapper.js';
export { CHANGED_ARG, RuleSettingType, rulesPrice, toRuleSettings } from './rule-setting.type.js';
export { givenRules, RulesInput } from './rules.input.js';
export { presetIn } from './variant.type.js';
export {
  MATCH_PRICE,
  MatchResultType,
  MatchType,
  SeatType,
  TimeControlType,
} from './match.type.js';
export { ClockKindEnum } from './clock-kind.js';
