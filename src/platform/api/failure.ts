import type { InLanguages } from './reader.js';

/** The meaning of a code in every language; `todo` tells authors of clients what to do about it. */
export interface FailureMeaning extends InLanguages {
  readonly todo: string;
}

/** Only {@link failuresOf} makes failures: no code is sent that the schema does not know. */
declare const declared: unique symbol;

/** An expected failure: data with a stable code, never thrown. */
export interface Failure<Code extends string = string> {
  readonly code: Code;
  /** The input's field that is wrong. */
  readonly path?: readonly string[];
  /** Which of several actions was refused, from 0. */
  readonly actionIndex?: number;
  readonly [declared]: true;
}

/** A code as the schema and the documents show it. */
export interface DeclaredFailure extends FailureMeaning {
  readonly code: string;
  /** Where it can happen, as `failuresOf` names it; several where several lists have the code. */
  readonly areas: readonly string[];
}

const codes = new Map<string, { meaning: FailureMeaning; areas: string[] }>();

/**
 * Declares a list of codes and what they mean, and makes their failures. Each code becomes a value of the
 * schema's `UserErrorCode`, with its meaning as description.
 *
 * @param area where they can happen, in a word or two, for the documents
 * @throws Error when a code has another meaning elsewhere: the same code means the same everywhere
 */
export function failuresOf<Code extends string>(
  area: string,
  meanings: Readonly<Record<Code, FailureMeaning>>,
): (code: Code, ...path: string[]) => Failure<Code> {
  for (const [code, meaning] of Object.entries<FailureMeaning>(meanings)) {
    const known = codes.get(code);
    if (known && known.meaning !== meaning) throw new Error(`${code} has two meanings.`);
    codes.set(code, { meaning, areas: [...(known?.areas ?? []), area] });
  }
  return (code, ...path) => ({ code, ...(path.length > 0 && { path }) }) as Failure<Code>;
}

/** Every code that the loaded modules have declared, in the order of their declaration. */
export const declaredFailures = (): DeclaredFailure[] =>
  [...codes].map(([code, { meaning, areas }]) => ({ code, ...meaning, areas }));

/** What a failure means, in every language. @throws Error for a code that is not declared */
export function meaningOf({ code }: Pick<Failure, 'code'>): FailureMeaning {
  const known = codes.get(code);
  if (!known) throw new Error(`${code} is not declared.`);
  return known.meaning;
}
