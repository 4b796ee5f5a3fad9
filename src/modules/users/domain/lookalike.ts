/**
 * The characters of names that Unicode's confusables (UTS 39) draw like others: the lines of
 * confusables.txt whose characters a username may have. All others stand for themselves.
 */
const DRAWN_LIKE: Readonly<Record<string, string>> = { '0': 'O', '1': 'l', I: 'l', m: 'rn' };

/** Unicode tells the two apart; people who read "bot_easy" do not. */
const SEPARATORS = /[_-]+/g;

const drawn = (text: string): string => text.replace(/[01Im]/g, (letter) => DRAWN_LIKE[letter]!);

/**
 * The key that names share which look alike: UTS 39's skeleton, of names in which case makes no
 * difference. So it is taken as typed and once more in lower case ("AnnaI" is "annal", "MAX" is "rnax").
 */
export function lookalikeKey(username: string): string {
  return drawn(drawn(username).toLowerCase()).replace(SEPARATORS, '-');
}
