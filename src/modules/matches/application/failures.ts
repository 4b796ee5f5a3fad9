/** Failures about a match that several modules share; each module lists the failures that it may send. */
export const MATCH_FAILURES = {
  MATCH_NOT_FOUND: {
    en: 'There is no such match.',
    de: 'Diese Partie gibt es nicht.',
    todo: 'Check the id: it is wrong, or the match is not open to you.',
  },
  NOT_A_PLAYER: {
    en: 'You do not play in this match.',
    de: 'Du spielst in dieser Partie nicht mit.',
    todo: 'Only players of the match may do this. Check `viewerSeat` first.',
  },
  MATCH_OVER: {
    en: 'The match has ended.',
    de: 'Die Partie ist zu Ende.',
    todo: 'Read the match again and show its result.',
  },
  OWN_MATCH: {
    en: 'You have sat in this match: leave it to another moderator.',
    de: 'Du hast in dieser Partie mitgespielt: überlass sie jemand anderem.',
    todo: 'Leave it to another moderator.',
  },
  MATCH_NOT_OVER: {
    en: 'The match has not ended.',
    de: 'Die Partie ist noch nicht zu Ende.',
    todo: 'Try again when `status` is not IN_PROGRESS any more.',
  },
};
