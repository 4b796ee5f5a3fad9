import { failuresOf } from '../../../platform/api/failure.js';
import { GUEST_FAILURES } from '../../users/application/index.js';
import { SERIES_FAILURES } from './series-failures.js';

/** Why acts in competitions are refused. */
export const COMPETITION_FAILURES = {
  COMPETITION_NOT_FOUND: {
    en: 'There is no such competition.',
    de: 'Diesen Wettbewerb gibt es nicht.',
    todo: 'Check the id.',
  },
  COMPETITION_NAME_INVALID: {
    en: 'A name of a competition has 3 to 60 characters.',
    de: 'Der Name eines Wettbewerbs hat 3 bis 60 Zeichen.',
    todo: 'Ask for another name.',
  },
  COMPETITION_ABOUT_INVALID: {
    en: 'The description has at most 2,000 characters.',
    de: 'Die Beschreibung hat höchstens 2000 Zeichen.',
    todo: 'Ask for a shorter text.',
  },
  FORM_UNKNOWN: {
    en: 'There is no such form of competition.',
    de: 'Diese Form eines Wettbewerbs gibt es nicht.',
    todo: 'Send the key of one of `competitionForms`.',
  },
  SETTING_UNKNOWN: {
    en: 'The form has no such setting.',
    de: 'Die Form hat keine solche Einstellung.',
    todo: 'Send only settings that the form lists.',
  },
  SETTING_INVALID: {
    en: 'The setting cannot have this value.',
    de: 'Die Einstellung kann diesen Wert nicht haben.',
    todo: 'Send a value within the bounds that the form lists.',
  },
  FORM_NEEDS_OTHER_GAME: {
    en: 'The form does not fit a game for so many players.',
    de: 'Die Form passt nicht zu einem Spiel für so viele Spieler.',
    todo: 'Choose a variant with one of the form’s `seatCounts`.',
  },
  PARTNERS_NEED_SIDES: {
    en: 'Only games of two sides have fixed partners.',
    de: 'Feste Partner gibt es nur in Spielen mit zwei Parteien.',
    todo: 'Send `fixedPartners: false`, or choose a variant with sides.',
  },
  PLACES_INVALID: {
    en: 'The number of places does not fit the form, or is more than you may give.',
    de: 'Die Zahl der Plätze passt nicht zur Form oder ist größer als erlaubt.',
    todo: 'Send fewer or more places, and a least number of entries that is not greater.',
  },
  ROUND_TOO_LARGE: {
    en: 'A round would have more than 15,000 pairings.',
    de: 'Eine Runde hätte mehr als 15.000 Paarungen.',
    todo: 'Send fewer places, smaller divisions or fewer legs, or do not play all at once.',
  },
  TIMES_INVALID: {
    en: 'Entries open within a year and not after the start, and close within a year; a ladder ends after its start, within ten years.',
    de: 'Die Nennfrist beginnt innerhalb eines Jahres und nicht nach dem Beginn, und endet innerhalb eines Jahres; eine Leiter endet nach ihrem Beginn, innerhalb von zehn Jahren.',
    todo: 'Correct the times.',
  },
  ROUND_DAYS_INVALID: {
    en: 'A round takes 1 to 365 days.',
    de: 'Eine Runde dauert 1 bis 365 Tage.',
    todo: 'Send a number of days within these bounds.',
  },
  MATCHES_AT_ONCE_INVALID: {
    en: 'A player plays 1 to 50 matches of a competition at once.',
    de: 'Ein Spieler spielt 1 bis 50 Partien eines Wettbewerbs gleichzeitig.',
    todo: 'Send a number within these bounds.',
  },
  TIMEOUTS_ALLOWED_INVALID: {
    en: 'A player may lose 0 to 50 matches by time.',
    de: 'Ein Spieler darf 0 bis 50 Partien durch Zeit verlieren.',
    todo: 'Send a number within these bounds.',
  },
  RATING_RANGE_INVALID: {
    en: 'A competition by rating needs a least or a greatest rating, in this order.',
    de: 'Ein Wettbewerb nach Wertung braucht eine kleinste oder eine größte Wertung, in dieser Ordnung.',
    todo: 'Send at least one of both; the least is not above the greatest.',
  },
  CLUB_NOT_YOURS: {
    en: 'You do not run this club.',
    de: 'Du leitest diesen Stammtisch nicht.',
    todo: 'Send a club whose owner or keeper the user is, or none.',
  },
  CLUB_NEEDED: {
    en: 'A competition for a club’s members needs the club.',
    de: 'Ein Wettbewerb für die Mitglieder eines Stammtisches braucht den Stammtisch.',
    todo: 'Send the club, or another access.',
  },
  TOO_MANY_COMPETITIONS: {
    en: 'Too many of your competitions are not over.',
    de: 'Zu viele deiner Wettbewerbe sind noch nicht zu Ende.',
    todo: 'Wait for the end of one, or cancel one.',
  },
  NOT_THE_ORGANISER: {
    en: 'Only the organiser can do this.',
    de: 'Das kann nur der Veranstalter.',
    todo: 'Do not offer it to others.',
  },
  COMPETITION_BEGUN: {
    en: 'The competition has begun: this cannot be changed any more.',
    de: 'Der Wettbewerb hat begonnen: Das lässt sich nicht mehr ändern.',
    todo: 'Read the competition again.',
  },
  COMPETITION_OVER: {
    en: 'The competition is over.',
    de: 'Der Wettbewerb ist zu Ende.',
    todo: 'Read the competition again.',
  },
  NOT_OPEN_FOR_ENTRY: {
    en: 'The competition is not open for entry.',
    de: 'Der Wettbewerb nimmt keine Nennungen an.',
    todo: 'Read when entries open and close.',
  },
  COMPETITION_FULL: {
    en: 'All places are taken, and the waiting list is full.',
    de: 'Alle Plätze sind vergeben, und die Warteliste ist voll.',
    todo: 'Try again later: somebody may withdraw.',
  },
  RATING_OUTSIDE: {
    en: 'Your rating is outside the bounds of this competition.',
    de: 'Deine Wertung liegt außerhalb der Grenzen dieses Wettbewerbs.',
    todo: 'Show the bounds.',
  },
  CLUB_MEMBERS_ONLY: {
    en: 'Only members of the club can enter.',
    de: 'Nur Mitglieder des Stammtisches können nennen.',
    todo: 'Show the club.',
  },
  BY_INVITATION_ONLY: {
    en: 'You can enter with an invitation only.',
    de: 'Du kannst nur mit einer Einladung nennen.',
    todo: 'Ask the organiser for the link.',
  },
  NO_BOTS_HERE: {
    en: 'Bots cannot enter this competition.',
    de: 'Bots können in diesem Wettbewerb nicht nennen.',
    todo: 'Look for competitions in which bots may enter.',
  },
  NOT_FOR_GUESTS: GUEST_FAILURES.NOT_FOR_GUESTS,
  DRAW_SEED_INVALID: {
    en: 'A seed for the draw has at most 64 characters and no control characters.',
    de: 'Ein Seed für die Auslosung hat höchstens 64 Zeichen, ohne Steuerzeichen.',
    todo: 'Send another seed, or none.',
  },
  ALREADY_ENTERED: {
    en: 'You have already entered, or are somebody’s partner.',
    de: 'Du hast schon genannt oder bist schon Partner von jemandem.',
    todo: 'Read your entry.',
  },
  NOT_ENTERED: {
    en: 'You have not entered this competition.',
    de: 'Du hast in diesem Wettbewerb nicht genannt.',
    todo: 'Read your entry.',
  },
  PARTNER_NEEDED: {
    en: 'In this competition two partners enter together.',
    de: 'In diesem Wettbewerb nennen zwei Partner gemeinsam.',
    todo: 'Send the username of a partner.',
  },
  NO_PARTNERS_HERE: {
    en: 'In this competition everyone enters alone.',
    de: 'In diesem Wettbewerb nennt jeder allein.',
    todo: 'Send no partner.',
  },
  PARTNER_UNAVAILABLE: {
    en: 'This user cannot be your partner here.',
    de: 'Dieser Spieler kann hier nicht dein Partner sein.',
    todo: 'Choose another partner.',
  },
  NO_PARTNER_ASKS: {
    en: 'Nobody has entered with you as a partner who has not agreed.',
    de: 'Niemand hat dich als Partner genannt und wartet auf deine Antwort.',
    todo: 'Read your entry again.',
  },
  REENTRY_NOT_POSSIBLE: {
    en: 'You cannot buy another lot now.',
    de: 'Du kannst jetzt kein weiteres Los nehmen.',
    todo: 'Read the form’s rules: lots are bought again after a loss, until a stated round.',
  },
  COMPETITION_NOT_RUNNING: {
    en: 'The competition is not running.',
    de: 'Der Wettbewerb läuft nicht.',
    todo: 'Wait for its start.',
  },
  ENTRANT_OUT: {
    en: 'Who is out cannot play any more.',
    de: 'Wer ausgeschieden ist, kann nicht mehr spielen.',
    todo: 'Read the entries again.',
  },
  NOT_A_LADDER: {
    en: 'Challenges are for ladders only.',
    de: 'Fordern kann man nur auf einer Leiter.',
    todo: 'Do not offer it.',
  },
  NOT_ABOVE: {
    en: 'You can challenge players above you only.',
    de: 'Du kannst nur Spieler fordern, die über dir stehen.',
    todo: 'Choose somebody above.',
  },
  TOO_FAR_ABOVE: {
    en: 'This player is too many places above you.',
    de: 'Dieser Spieler steht zu viele Plätze über dir.',
    todo: 'Choose somebody nearer.',
  },
  ALREADY_MEETING: {
    en: 'The two of you are playing already.',
    de: 'Ihr spielt schon gegeneinander.',
    todo: 'Wait for the end of that match.',
  },
  YOU_PLAY_TOO_MANY: {
    en: 'You play as many matches at once as you may.',
    de: 'Du spielst schon so viele Partien gleichzeitig wie erlaubt.',
    todo: 'Wait for the end of one.',
  },
  OPPONENT_PLAYS_TOO_MANY: {
    en: 'This player plays as many matches at once as allowed.',
    de: 'Dieser Spieler spielt schon so viele Partien gleichzeitig wie erlaubt.',
    todo: 'Choose somebody else, or try later.',
  },
  ENTRY_NOT_FOUND: {
    en: 'The competition has no such entry.',
    de: 'Der Wettbewerb hat keine solche Nennung.',
    todo: 'Check the number of the entry.',
  },
  REASON_INVALID: {
    en: 'A reason has 3 to 500 characters: everyone can read it.',
    de: 'Ein Grund hat 3 bis 500 Zeichen: Alle können ihn lesen.',
    todo: 'Ask for a reason.',
  },
  NO_ROUND_TO_END: {
    en: 'No round is being played.',
    de: 'Es wird gerade keine Runde gespielt.',
    todo: 'Read the competition again.',
  },
  ...SERIES_FAILURES,
};

export type CompetitionFailureCode = keyof typeof COMPETITION_FAILURES;

export const competitionFailure = failuresOf('competitions', COMPETITION_FAILURES);
