import { describedEnum, upperCaseEnum } from '../../../../platform/graphql/enum-type.js';
import type { Outlook } from '../../application/readers.js';
import type {
  EntryAccess,
  CompetitionStatus,
  EntryStatus,
  LogAct,
} from '../../domain/competition.js';
import type { ChangedTerm } from '../../domain/logged-changes.js';
import { FORMS } from '../../domain/index.js';
import type { Decision, FormSetting, Stage, TiebreakKey } from '../../domain/index.js';

export const CompetitionFormKeyEnum = upperCaseEnum<string>(
  'CompetitionFormKey',
  'A form of competition.',
  Object.fromEntries(FORMS.map(({ key, name }) => [key, `${name.en}.`])),
);

export const CompetitionStatusEnum = describedEnum<CompetitionStatus>(
  'CompetitionStatus',
  'The status of a competition.',
  {
    ANNOUNCED: 'Entries are not open yet.',
    OPEN: 'Open for entry.',
    RUNNING: 'The draw has been made; it is being played.',
    ENDED: 'It has ended with places.',
    CANCELLED: 'It was cancelled, or had too few entries at its start.',
  },
);

export const CompetitionAccessEnum = describedEnum<EntryAccess>(
  'CompetitionAccess',
  'Who may enter a competition.',
  {
    ALL: 'Every registered user.',
    RATING: 'Users whose rating for the variant is within the bounds.',
    CLUB: 'Members of the club.',
    INVITATION: 'Users with the organiser’s link. Others do not find it in lists.',
  },
);

export const EntryStatusEnum = describedEnum<EntryStatus>(
  'CompetitionEntryStatus',
  'The status of an entry.',
  {
    INCOMPLETE: 'The partner has not agreed yet.',
    WAITING: 'On the waiting list: moves up when a place becomes free.',
    ENTERED: 'Has a place, and takes part.',
    WITHDRAWN: 'Has withdrawn.',
    OUT: 'Has lost too many matches by time, or closed the account.',
    DISQUALIFIED: 'The organiser has disqualified the entrant.',
    NOT_DRAWN: 'Was still waiting, or without a partner, when entries closed.',
  },
);

export const StageEnum = describedEnum<Stage>(
  'CompetitionStage',
  'Where in a competition a pairing belongs.',
  {
    MAIN: 'The main part; most forms have only this.',
    LOSERS: 'The losers’ bracket.',
    THIRD_PLACE: 'The pairing for the third place.',
    FINAL: 'The final.',
  },
);

export const DecisionEnum = describedEnum<Decision>(
  'PairingDecision',
  'How a pairing was decided.',
  {
    PLAYED: 'By play.',
    TIMEOUT: 'A player lost a match by time.',
    BYE: 'There was no opponent.',
    WALKOVER: 'An entrant was out before its end.',
    ADJUDICATED: 'The round’s time was up; the score decided.',
    CALLED_OFF: 'The players called the match off.',
  },
);

export const TiebreakKeyEnum = describedEnum<TiebreakKey>(
  'TiebreakKey',
  'A figure that decides ties.',
  {
    POINTS: 'The points of the competition.',
    DIRECT_ENCOUNTER: 'The points in the pairings of those who are level.',
    BUCHHOLZ: 'The sum of the opponents’ points.',
    SONNEBORN_BERGER: 'The points of beaten opponents, and half of those of drawn ones.',
    WINS: 'The number of pairings won.',
    BUMMERL_DIFFERENCE: 'The Bummerl of the opponents minus one’s own.',
    ROUND_REACHED: 'The last round that was reached.',
    THIRD_PLACE: 'The points in the pairing for the third place.',
    LOT: 'The lot: the order of the draw.',
  },
);

export const OutlookEnum = describedEnum<Outlook>(
  'SeasonOutlook',
  'What a place means for the next season.',
  {
    PROMOTED: 'Moves up a division.',
    RELEGATED: 'Moves down a division.',
    STAYS: 'Stays in the division.',
  },
);

export const SettingKindEnum = describedEnum<FormSetting['kind']>(
  'CompetitionSettingKind',
  'The kind of value of a setting.',
  {
    INTEGER: 'A whole number within bounds.',
    BOOLEAN: 'Yes or no.',
    CHOICE: 'One of several words.',
  },
);

export const ChangedTermEnum = describedEnum<ChangedTerm>(
  'CompetitionChangedTerm',
  'What an organiser has changed.',
  {
    NAME: 'The name.',
    ABOUT: 'The description.',
    ACCESS: 'Who may enter.',
    RATING_LEAST: 'The least rating.',
    RATING_MOST: 'The greatest rating.',
    LEAST_ENTRIES: 'With fewer entries it is cancelled.',
    PLACES: 'The number of places.',
    OPENS_AT: 'When entries open.',
    STARTS_AT: 'When it starts.',
    ENDS_AT: 'When a ladder ends.',
    ROUND_DAYS: 'The days of a round.',
    MATCHES_AT_ONCE: 'How many matches a player plays at once.',
    TIMEOUTS_ALLOWED: 'How many losses by time are allowed.',
    INVITATION: 'The link of invitation was renewed; it has no value here.',
  },
);

export const LogActEnum = describedEnum<LogAct>(
  'CompetitionLogKind',
  'What has happened in a competition.',
  {
    ANNOUNCED: 'It was announced.',
    CHANGED: 'The organiser has changed its terms.',
    OPENED: 'Entries were opened.',
    CANCELLED: 'It was cancelled.',
    ENTERED: 'Somebody has entered.',
    WITHDRAWN: 'Somebody has withdrawn.',
    REENTERED: 'A player has bought another lot.',
    MOVED_UP: 'A place became free for somebody on the waiting list.',
    STARTED: 'Entries were closed, and the draw was made.',
    ROUND_BEGAN: 'A round began.',
    ROUND_END_BROUGHT_FORWARD: 'The organiser has ended a round early.',
    ADJUDICATED: 'A pairing was decided because the time was up.',
    CHALLENGED: 'Somebody was challenged on the ladder.',
    OUT: 'An entrant is out: too many matches lost by time, or the account closed.',
    DISQUALIFIED: 'The organiser has disqualified an entrant.',
    MATCH_VOIDED:
      'A moderator of the service has voided a match. The results and the table stay as they are.',
    ENDED: 'It has ended.',
  },
);
