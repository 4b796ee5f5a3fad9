import { t } from '../i18n/i18n';

/** The start of the user names of house bots. Nobody else’s name begins with it. */
const BOT_PREFIX = /^bot-/;

export const isHouseBot = (username: string): boolean => BOT_PREFIX.test(username);

/** The name that the service draws for a deleted account. Nobody can register such a name. */
const DELETED = /^gone-[0-9a-f]{15}$/;

export const isDeletedUser = (username: string): boolean => DELETED.test(username);

/** A user's name beside a sign that tells bots from people: “easy”. */
export const shortName = (username: string): string =>
  isDeletedUser(username) ? t('people.deleted') : username.replace(BOT_PREFIX, '');

/** A user's name in a text: “Bot easy”. */
export const shownName = (username: string): string =>
  isHouseBot(username) ? t('table.botNamed', { name: shortName(username) }) : shortName(username);
