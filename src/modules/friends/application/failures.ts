import { failuresOf } from '../../../platform/api/failure.js';
import { UNKNOWN_USER, VERIFY_FIRST } from '../../users/application/index.js';
import { MAX_FRIENDS, MAX_REQUESTS } from '../domain/friendship.js';

/** Why two users do not become friends. */
export const FRIEND_FAILURES = {
  UNKNOWN_USER,
  VERIFY_FIRST,
  FRIEND_IS_YOU: {
    en: 'You cannot be your own friend.',
    de: 'Du kannst nicht dein eigener Freund sein.',
    todo: 'Name somebody else.',
  },
  FRIEND_IS_BOT: {
    en: 'Bots have no friends: they play with everybody.',
    de: 'Bots haben keine Freunde: sie spielen mit allen.',
    todo: 'Name a person. A bot that calls this must not.',
  },
  FRIEND_IS_BLOCKED: {
    en: 'You have blocked this user: unblock them first.',
    de: 'Du hast diesen Spieler blockiert: gib ihn zuerst frei.',
    todo: 'Offer `unblockUser`.',
  },
  FRIEND_UNAVAILABLE: {
    en: 'You cannot become friends with this user now.',
    de: 'Mit diesem Spieler kannst du dich jetzt nicht anfreunden.',
    todo: 'Do nothing. The reason is not shown.',
  },
  GUESTS_ASK_OPPONENTS: {
    en: 'Guests can ask only players whom they have played with: give your account a name and a password first.',
    de: 'Gäste können nur Spieler anfragen, mit denen sie gespielt haben: gib deinem Konto zuerst einen Namen und ein Passwort.',
    todo: 'Offer `keepAccount`, then send it again.',
  },
  TOO_MANY_FRIENDS: {
    en: `You have ${MAX_FRIENDS} friends, the maximum: remove somebody first.`,
    de: `Du hast ${MAX_FRIENDS} Freunde, mehr geht nicht: entferne zuerst jemanden.`,
    todo: 'Offer `removeFriend`.',
  },
  TOO_MANY_FRIEND_REQUESTS: {
    en: `You have sent ${MAX_REQUESTS} friend requests without an answer, the maximum: wait, or cancel one.`,
    de: `Du hast ${MAX_REQUESTS} unbeantwortete Freundschaftsanfragen, mehr geht nicht: warte, oder zieh eine zurück.`,
    todo: 'Offer `cancelFriendRequest`.',
  },
  FRIEND_REQUEST_NOT_FOUND: {
    en: 'There is no such friend request any more.',
    de: 'Diese Freundschaftsanfrage gibt es nicht mehr.',
    todo: 'Read `friendRequests` again. You can send a request yourself.',
  },
};

export const friendFailure = failuresOf('friends', FRIEND_FAILURES);
