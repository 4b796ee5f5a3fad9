/** An expected failure: data with a stable code, never thrown. */
export interface Failure<Code extends string = string> {
  readonly code: Code;
  readonly message: string;
  /** The input's field that is wrong. */
  readonly path?: readonly string[];
  /** Which of several actions was refused, from 0. */
  readonly actionIndex?: number;
}

export const failure = <Code extends string>(
  code: Code,
  message: string,
  ...path: string[]
): Failure<Code> => ({ code, message, ...(path.length > 0 && { path }) });

/** Makes failures of a list of codes and what they mean. */
export const failuresOf =
  <Code extends string>(meanings: Readonly<Record<Code, string>>) =>
  (code: Code, ...path: string[]): Failure<Code> =>
    failure(code, meanings[code], ...path);
