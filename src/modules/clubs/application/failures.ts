import { failuresOf } from '../../../platform/api/failure.js';
import type { Failure } from '../../../platform/api/failure.js';
import {
  MAX_CLUB_ABOUT,
  MAX_CLUB_MEMBERS,
  MAX_CLUB_REASON,
  MAX_CLUBS,
  MAX_KEEPERS,
  MAX_OWN_CLUBS,
} from '../domain/club.js';

/** Why nothing is done in a club. */
export const CLUB_FAILURES = {
  CLUB_NOT_FOUND: {
    en: 'There is no such club.',
    de: 'Diesen Stammtisch gibt es nicht.',
    todo: 'Read the list of clubs again. A private club does not exist for people outside.',
  },
  CLUB_NAME_INVALID: {
    en: 'A club’s name has 3 to 40 characters, without control characters.',
    de: 'Der Name eines Stammtisches hat 3 bis 40 Zeichen, ohne Steuerzeichen.',
    todo: 'Ask the user for another name.',
  },
  CLUB_ABOUT_INVALID: {
    en: `The text about a club has at most ${MAX_CLUB_ABOUT} characters, without control characters but line breaks.`,
    de: `Der Text über einen Stammtisch hat höchstens ${MAX_CLUB_ABOUT} Zeichen, ohne Steuerzeichen außer Zeilenumbrüchen.`,
    todo: 'Ask the user for a shorter text.',
  },
  CLUB_REASON_INVALID: {
    en: `Give a reason of 1 to ${MAX_CLUB_REASON} characters.`,
    de: `Gib einen Grund mit 1 bis ${MAX_CLUB_REASON} Zeichen an.`,
    todo: 'Ask the user for a reason.',
  },
  CLUB_NOT_FOR_BOTS: {
    en: 'Clubs are for people: bots cannot be members.',
    de: 'Stammtische sind für Menschen: Bots können nicht Mitglied sein.',
    todo: 'A bot that calls this must not.',
  },
  ALREADY_CLUB_MEMBER: {
    en: 'You are a member already.',
    de: 'Du bist schon Mitglied.',
    todo: 'Show the club.',
  },
  REMOVED_FROM_CLUB: {
    en: 'You were removed from this club: only a new invitation link lets you in again.',
    de: 'Du wurdest aus diesem Stammtisch entfernt: nur ein neuer Einladungslink lässt dich wieder hinein.',
    todo: 'Do nothing. A keeper of the club can make a new link and send it.',
  },
  CLUB_BY_INVITATION: {
    en: 'People join this club by its invitation link.',
    de: 'Diesem Stammtisch tritt man über seinen Einladungslink bei.',
    todo: 'Ask a member for the link, and send its `invitationToken`.',
  },
  GUESTS_JOIN_BY_LINK: {
    en: 'Guests join clubs by an invitation link only: give your account a name and a password first.',
    de: 'Gäste treten Stammtischen nur über einen Einladungslink bei: gib deinem Konto zuerst einen Namen und ein Passwort.',
    todo: 'Offer `keepAccount`, then send it again.',
  },
  CLUB_INVITATION_INVALID: {
    en: 'This invitation link is not valid, or no longer.',
    de: 'Dieser Einladungslink gilt nicht oder nicht mehr.',
    todo: 'Ask for a new link.',
  },
  TOO_MANY_CLUBS: {
    en: `You are in ${MAX_CLUBS} clubs, the maximum: leave one first.`,
    de: `Du bist in ${MAX_CLUBS} Stammtischen, mehr geht nicht: verlass zuerst einen.`,
    todo: 'Offer `leaveClub`.',
  },
  TOO_MANY_OWN_CLUBS: {
    en: `A user owns at most ${MAX_OWN_CLUBS} clubs: hand one over or close it first.`,
    de: `Ein Spieler hat höchstens ${MAX_OWN_CLUBS} eigene Stammtische: übergib oder schließ zuerst einen.`,
    todo: 'Offer `handOverClub` or `closeClub`.',
  },
  CLUB_FULL: {
    en: `The club has ${MAX_CLUB_MEMBERS} members, the maximum.`,
    de: `Der Stammtisch hat ${MAX_CLUB_MEMBERS} Mitglieder, mehr geht nicht.`,
    todo: 'Try again when somebody has left.',
  },
  NOT_CLUB_MEMBER: {
    en: 'You are not a member of this club.',
    de: 'Du bist nicht Mitglied dieses Stammtisches.',
    todo: 'Offer `joinClub` if its `acts` allow it.',
  },
  OWNER_HANDS_OVER_FIRST: {
    en: 'You own the club: hand it over before you leave, or close it.',
    de: 'Der Stammtisch gehört dir: übergib ihn, bevor du gehst, oder schließ ihn.',
    todo: 'Offer `handOverClub` or `closeClub`.',
  },
  CLUB_HAS_COMPETITIONS: {
    en: 'A competition or series of the club is not over: nobody would run it any more.',
    de: 'Ein Wettbewerb oder eine Reihe des Stammtisches ist noch nicht zu Ende: niemand würde ihn mehr leiten.',
    todo: 'Offer `cancelCompetition` and `endCompetitionSeries`, or wait for the end.',
  },
  CLUB_NOT_OFFERED: {
    en: 'The owner has not offered you the club.',
    de: 'Der Inhaber hat dir den Stammtisch nicht angeboten.',
    todo: 'Read `acts` again: the owner may have offered it to somebody else.',
  },
  CLUB_KEEPERS_ONLY: {
    en: 'Only the owner and the keepers of the club can do this.',
    de: 'Das können nur der Inhaber und die Mitverwalter des Stammtisches.',
    todo: 'Ask one of them.',
  },
  CLUB_OWNER_ONLY: {
    en: 'Only the owner of the club can do this.',
    de: 'Das kann nur der Inhaber des Stammtisches.',
    todo: 'Ask the owner.',
  },
  CLUB_MEMBER_NOT_FOUND: {
    en: 'The club has no such member.',
    de: 'Der Stammtisch hat kein solches Mitglied.',
    todo: 'Read `members` again.',
  },
  CLUB_MEMBER_IS_YOU: {
    en: 'You cannot do this to yourself.',
    de: 'Das kannst du nicht mit dir selbst machen.',
    todo: 'Name somebody else, or offer `leaveClub`.',
  },
  CLUB_ROLE_NOT_FOR_GUESTS: {
    en: 'A guest can be neither keeper nor owner.',
    de: 'Ein Gast kann weder Mitverwalter noch Inhaber sein.',
    todo: 'The guest can keep the account first (`keepAccount`).',
  },
  TOO_MANY_KEEPERS: {
    en: `A club has at most ${MAX_KEEPERS} keepers.`,
    de: `Ein Stammtisch hat höchstens ${MAX_KEEPERS} Mitverwalter.`,
    todo: 'Offer `dismissClubKeeper`.',
  },
};

export type ClubFailure = Failure<keyof typeof CLUB_FAILURES>;

export const clubFailure = failuresOf('clubs', CLUB_FAILURES);
