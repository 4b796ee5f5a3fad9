import { readFile } from 'node:fs/promises';

/** The text of a file in which `${NAME}` is replaced by values, as by envsubst. @throws Error for one without a value */
export async function filledIn(
  file: string,
  values: Readonly<Record<string, string | number>>,
): Promise<string> {
  const text = await readFile(file, 'utf8');
  return text.replace(/\$\{([A-Z][A-Z0-9_]*)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${file}: there is no value for ${name}`);
    return String(value);
  });
}
