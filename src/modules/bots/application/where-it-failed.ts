/** How much of a stack is told. */
const FRAMES = 4;

/** What kind of error it was, and where: without its words, which may name a card of the bot's hand. */
export function whereItFailed(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [error.name, ...frames.slice(0, FRAMES).map((line) => line.trim())].join(' ');
}
