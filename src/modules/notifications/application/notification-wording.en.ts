import type { NotificationWording } from './notification-wording.js';

export const ENGLISH: NotificationWording = {
  notices: {
    CHALLENGE: {
      subject: ({ first }) => `${first} challenges you`,
      sentence: ({ game, first }) => `${first} challenges you: ${game}.`,
    },
    CHALLENGE_DECLINED: {
      subject: ({ others }) => `Your challenge to ${others} was declined`,
      sentence: ({ game, others }) => `Your challenge to ${others} was declined: ${game}.`,
    },
    FRIEND_REQUEST: {
      subject: ({ others }) => `A friend request from ${others}`,
      sentence: ({ others }) => `${others} would like to be friends with you.`,
    },
    FRIEND_ACCEPTED: {
      subject: ({ others }) => `You and ${others} are friends now`,
      sentence: ({ others }) =>
        `${others} has accepted your friend request. Now you can challenge each other from your lists of friends.`,
    },
    CLUB_JOINED: {
      subject: ({ first, club }) => `${first} has joined ${club}`,
      sentence: ({ first, club }) => `${first} has joined ${club}.`,
    },
    CLUB_REMOVED: {
      subject: ({ club }) => `You are no longer in ${club}`,
      sentence: ({ club }) => `You were removed, and are no longer in ${club}. Your matches go on.`,
    },
    CLUB_OFFERED: {
      subject: ({ club }) => `Will you take over ${club}?`,
      sentence: ({ club }) =>
        `The owner would like you to take over ${club}. On its page you can accept or decline.`,
    },
    REPORT_DECIDED: {
      subject: ({ decision }) => decision || 'Your report was decided',
      sentence: ({ decisionRest }) =>
        decisionRest ||
        'A moderator has looked at a report of yours and has decided it by the rules of the service. What was done stays between the moderators and the person concerned. Thank you for reporting.',
    },
    MODERATED: {
      subject: ({ decision }) => decision || 'A decision of the moderators',
      sentence: ({ decision, decisionRest }) =>
        decision ? `${decision}.\n${decisionRest}` : 'A decision of the moderators.',
    },
    BACKING_ASKED: {
      subject: () => 'Somebody asks to be your idle partner',
      sentence: ({ game }) => `Somebody asks to be your idle partner: ${game}.`,
    },
    BACKING_ANSWERED: {
      subject: () => 'Your request to be an idle partner',
      sentence: ({ game }) => `Your request to be an idle partner was answered: ${game}.`,
    },
    RULES_CONFLICT: {
      subject: ({ others }) => `Rules of your match with ${others}`,
      sentence: ({ game, others }) =>
        `Your match with ${others} has begun: ${game}. Not everybody asked for the same rules. Where they differed, the default applies.`,
    },
    YOUR_TURN: {
      subject: ({ others }) => `Your turn: match with ${others}`,
      sentence: ({ game, others, until }) =>
        `It is your turn in the match with ${others}: ${game}.${until}`,
    },
    ABORT_OFFERED: {
      subject: ({ others }) => `Call off your match with ${others}?`,
      sentence: ({ game, others }) =>
        `Your match with ${others} may be called off: ${game}. Everybody must agree before anybody plays.`,
    },
    ROUND_BEGAN: {
      subject: ({ number, competition }) => `Round ${number} of ${competition}`,
      sentence: ({ number, competition, others, isAlone, until }) =>
        !isAlone
          ? `Round ${number} of ${competition} has begun. You meet ${others}.${until}`
          : `Round ${number} of ${competition} has begun. You have a bye.`,
    },
    LADDER_CHALLENGED: {
      subject: ({ first, competition }) => `${first} challenges you on the ladder ${competition}`,
      sentence: ({ first, competition }) =>
        `${first} has challenged you on the ladder ${competition}. The match has begun.`,
    },
    PLACE_WON: {
      subject: ({ competition }) => `You have climbed on the ladder ${competition}`,
      sentence: ({ competition, number }) =>
        `You have won a place on the ladder ${competition}. You are in place ${number} now.`,
    },
    PARTNER_ASKED: {
      subject: ({ competition }) => `Will you be a partner in ${competition}?`,
      sentence: ({ competition }) =>
        `Somebody has entered ${competition} with you as the partner. Agree or decline on its page.`,
    },
    ENTRY_MOVED_UP: {
      subject: ({ competition }) => `You have a place in ${competition}`,
      sentence: ({ competition }) => `A place in ${competition} has become free, and it is yours.`,
    },
    ENTRANT_OUT: {
      subject: ({ competition }) => `You are out of ${competition}`,
      sentence: ({ competition }) => `You are out of ${competition}. Its log says why.`,
    },
    COMPETITION_ENDED: {
      subject: ({ competition, number }) =>
        number ? `${competition} has ended: place ${number}` : `${competition} has ended`,
      sentence: ({ competition, number }) =>
        number ? `${competition} has ended. Your place: ${number}.` : `${competition} has ended.`,
    },
    COMPETITION_CANCELLED: {
      subject: ({ competition }) => `${competition} was cancelled`,
      sentence: ({ competition }) => `${competition} was cancelled. Its log says why.`,
    },
    MATCH_MESSAGE: {
      subject: ({ others }) => `A message in your match with ${others}`,
      sentence: ({ game, others }) => `There is a message in your match with ${others}: ${game}.`,
    },
    REMINDER: {
      subject: ({ others }) => `Your time runs out: match with ${others}`,
      sentence: ({ game, others, until }) =>
        `It is still your turn in the match with ${others}: ${game}.${until} If your time runs out, you lose the match.`,
    },
    VACATION_TAKEN: {
      subject: ({ others }) => `A day of vacation for your match with ${others}`,
      sentence: ({ game, others, until }) =>
        `Your time in the match with ${others} had run out, so a day of your vacation was taken: ${game}.${until}`,
    },
    MATCH_OVER: {
      subject: ({ others }) => `Your match with ${others} is over`,
      sentence: ({ game, others }) => `Your match with ${others} is over: ${game}.`,
    },
    MATCH_VOIDED: {
      subject: ({ others }) => `Your match with ${others} was voided`,
      sentence: ({ game, others }) =>
        `A moderator has voided your match with ${others}: ${game}. It counts for nothing, and what it changed in ratings is taken back.`,
    },
    TIME_GIVEN: {
      subject: ({ first }) => `${first} was given time in your match`,
      sentence: ({ game, first }) =>
        `A moderator has given ${first} back time that the service has cost, in a match with you: ${game}. Nothing changes for your own time.`,
    },
    REVIEW_READY: {
      subject: ({ others }) => `The review of your match with ${others}`,
      sentence: ({ game, others }) => `The review of your match with ${others} is ready: ${game}.`,
    },
    DATA_READY: {
      subject: () => 'Your data can be downloaded',
      sentence: () =>
        'The archive of your data that you asked for is ready. You can download it from your settings for a week.',
    },
    SERVICE_RESTORED: {
      subject: () => 'The service was restored from a backup',
      sentence: () =>
        'After a failure the service was restored from a backup. What has happened since that ' +
        'backup is lost, also in your matches. In unrated matches the running deal is dealt again, ' +
        'with other cards. Rated matches are called off, and no rating changes. Open challenges ' +
        'are cancelled.',
    },
    WEBHOOK_DISABLED: {
      subject: () => 'A webhook of yours was disabled',
      sentence: () =>
        'A webhook of yours was disabled: its server did not accept the messages. Enable the ' +
        'webhook when the server works again, and have the missed messages sent again.',
    },
  },
  digest: {
    subject: (count) => (count === 1 ? 'One match waits for you' : `${count} matches wait for you`),
    intro: 'It is your turn in these matches:',
    line: ({ game, others, until }) => `with ${others}: ${game}.${until}`,
  },
  until: (time) => `You have until ${time}.`,
  somebody: 'somebody',
  somebodyActs: 'Somebody',
  and: 'and',
  clubNamed: (name) => `the club “${name}”`,
  someClub: 'a club',
};
