/** Writes fitted weights into the bots' source. */
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';

/** A source file in the project's style. */
export async function writeSource(file: URL, text: string): Promise<void> {
  const style = await resolveConfig(file);
  writeFileSync(file, await format(text, { ...style, parser: 'typescript' }));
}
