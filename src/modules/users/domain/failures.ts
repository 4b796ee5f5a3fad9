/** Why a user cannot be registered; the texts are the messages, and the documentation's. */
export const USER_FAILURES = [
  {
    code: 'USERNAME_INVALID',
    meaning: 'A username has 3 to 20 letters (A–Z), digits, "_" or "-".',
  },
  { code: 'USERNAME_RESERVED', meaning: 'This username is kept for the service itself.' },
  {
    code: 'USERNAME_TAKEN',
    meaning:
      'This username is taken, or looks like one that is: case, 0 and O, 1, l and I, m and rn, _ and - make no difference.',
  },
  { code: 'EMAIL_INVALID', meaning: 'This is not an e-mail address.' },
  { code: 'TIME_ZONE_INVALID', meaning: 'A time zone is named like Europe/Vienna.' },
] as const;

export type UserFailureCode = (typeof USER_FAILURES)[number]['code'];
