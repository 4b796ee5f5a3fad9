/** Lines of a text that comes in pieces, and may never end. */

/** A line, null in the place of one that is longer than it may be. */
export type Line = string | null;

/**
 * The lines that each piece completes, as soon as it has come, and at the end what stands behind the last line
 * break, unless that is blank. No more is kept than one line and one piece, however long a line is.
 */
export async function* linesOf(
  pieces: AsyncIterable<string>,
  longest: number,
): AsyncGenerator<readonly Line[]> {
  let rest: Line = '';
  for await (const piece of pieces) {
    const parts = piece.split('\n');
    const whole: Line[] = parts.map((part, n) => joined(n === 0 ? rest : '', part, longest));
    rest = whole.pop()!;
    if (whole.length > 0) yield whole;
  }
  if (rest?.trim() !== '') yield [rest];
}

function joined(begun: Line, part: string, longest: number): Line {
  return begun === null || begun.length + part.length > longest ? null : begun + part;
}
