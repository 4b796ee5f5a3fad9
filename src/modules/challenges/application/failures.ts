import { failuresOf } from '../../../platform/api/failure.js';

/** Why challenges are refused. */
export const CHALLENGE_FAILURES = {
  UNKNOWN_VARIANT: 'There is no such variant.',
  UNKNOWN_PRESET: 'The variant has no such preset.',
  UNKNOWN_OPTION: 'The variant has no such option.',
  BAD_VALUE: 'The option has no such value.',
  NOT_RATEABLE: 'A rated match takes a named preset with its own target: send rated: false.',
  TIME_CONTROL_INVALID:
    'Either a turn of 1 hour to 30 days or a bank of 1 hour to 90 days, not both.',
  CLIENT_SEED_INVALID:
    'A client seed has at most 64 characters, control characters not among them.',
  UNKNOWN_OPPONENT: 'There is no such player.',
  UNKNOWN_BOT: 'There is no such house bot.',
  OPPONENT_INVALID: 'An opponent is either a username or a bot.',
  OPPONENT_TWICE: 'Nobody can hold two seats of one match.',
  OPPONENT_IS_YOU: 'You cannot challenge yourself.',
  OPPONENT_UNAVAILABLE: 'You cannot play with this player now.',
  OPPONENTS_AND_SEATS: 'Name the others either in `opponents` or in `seats`, not in both.',
  SEAT_UNKNOWN: 'The variant has no such seat.',
  SEAT_TAKEN: 'This seat is taken, or kept for somebody else.',
  SEAT_KEPT_FOR_YOU: 'Another seat of this challenge is kept for you: take that one.',
  TOO_MANY_OPPONENTS: 'The variant has fewer seats.',
  TOO_MANY_CHALLENGES: 'Too many of your challenges are open.',
  ALREADY_CHALLENGED:
    'A challenge of yours to this player is open: wait for the answer, or cancel it.',
  VERIFY_FIRST:
    'Your account is new: verify your e-mail address before you call to players you have not played with. Open challenges and house bots are free to you.',
  TOO_MANY_MATCHES: 'You play too many matches at a time: finish some first.',
  CHALLENGE_NOT_FOUND: 'There is no such challenge.',
  CHALLENGE_OVER: 'The challenge is not open any more.',
  INVITATION_INVALID: 'This invitation is not for this challenge.',
  NOT_INVITED: 'This challenge is for somebody else.',
  ALREADY_SEATED: 'You sit in this challenge already.',
  NOT_YOUR_CHALLENGE: 'Only its creator can cancel a challenge.',
  MATCH_NOT_FOUND: 'There is no such match.',
  NOT_A_PLAYER: 'You do not play in this match.',
  MATCH_NOT_OVER: 'The match has not ended.',
  REMATCH_OFFERED: 'You have offered to play this match again, or have begun to.',
  BACKS_A_SEAT: 'You back a seat of this challenge, or ask to: withdraw first.',
  ALREADY_BACKING: 'You back a seat of this challenge, or have asked to.',
  NOT_BACKING: 'You do not back a seat of this challenge.',
  NOT_ASKED: 'Nobody of this name has asked to back your seat.',
  SEAT_NOT_HELD: 'Nobody who could say yes has sat down there.',
  BACKING_DECLINED: 'Who holds this seat has said no.',
  TOO_MANY_BACKERS: 'Too many have asked to back a seat of this challenge.',
  RULES_FIXED: 'The rules of this challenge are fixed, and yours differ.',
} as const;
export type ChallengeFailureCode = keyof typeof CHALLENGE_FAILURES;

export const challengeFailure = failuresOf(CHALLENGE_FAILURES);
