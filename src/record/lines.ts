/** The lines of a text that arrives in pieces and may never end. */

/** A line; null for a line that is too long. */
export type Line = string | null;

/** How many blank lines are returned at a time: the answer to a blank line is much longer than the line. */
const BLANKS = 1000;

/**
 * The lines that each piece completes, as soon as it has arrived, and at the end the text after the last line
 * break. Blank lines are returned with the next line that is not blank; blank lines at the end are dropped. Memory
 * holds one line, one piece and a number, however long a line is and however many lines are blank.
 */
export async function* linesOf(
  pieces: AsyncIterable<string>,
  longest: number,
): AsyncGenerator<readonly Line[]> {
  let rest: Line = '';
  let blank = 0;
  for await (const piece of pieces) {
    const parts = piece.split('\n');
    const whole: Line[] = parts.map((part, n) => joined(n === 0 ? rest : '', part, longest));
    rest = whole.pop()!;
    const upToLastText = whole.findLastIndex(isText) + 1;
    if (upToLastText > 0) {
      yield* blanks(blank);
      yield whole.slice(0, upToLastText);
      blank = 0;
    }
    blank += whole.length - upToLastText;
  }
  if (!isText(rest)) return;
  yield* blanks(blank);
  yield [rest];
}

function joined(begun: Line, part: string, longest: number): Line {
  return begun === null || begun.length + part.length > longest ? null : begun + part;
}

const isText = (line: Line): boolean => line?.trim() !== '';

function* blanks(count: number): Generator<readonly Line[]> {
  for (let left = count; left > 0; left -= BLANKS)
    yield Array.from({ length: Math.min(left, BLANKS) }, () => '');
}
