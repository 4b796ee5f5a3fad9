/** What the owner has given, and what others have said of the owner: each to be found before the end, and not after. */
export const TRUE = {
  name: 'the_newest_name',
  oldName: 'the_owner',
  email: 'owner@example.org',
  network: '198.51.100.77',
  message: 'the words of a message',
  comment: 'the comment of a report',
  appeal: 'the text of an appeal',
  cancelled: 'the reason to cancel a competition',
  botName: 'the_program',
  bot: 'the description of a bot',
  homepage: 'https://home.example/of-a-bot',
  app: 'the name of an app',
  callback: 'https://app.example/of-an-app',
  token: 'the name of a token',
  label: 'the name of a browser',
  webhook: '/the-address-of-a-webhook',
  // Said of the owner.
  reported: 'the comment of a report about the owner',
  warned: 'the_reason_of_it',
  voided: 'the reason to void a match',
  removed: 'the reason of a removal',
  disqualified: 'the reason of a disqualification',
} as const;

/** What programs of the owner say of themselves: it is stored nowhere. */
export const USER_AGENT = 'TheBrowserOfTheOwner/1.0';
