import type { InLanguages } from './reader.js';

/** The meaning of a code in every language; `todo` tells authors of clients what to do. */
export interface FailureMeaning extends InLanguages {
  readonly todo: string;
}

/** A step of a path in an input: the name of a field, or an index in a list, from 0. */
export type PathSegment = string | number;

/** A type that only {@link failuresOf} can make, so that every code that is sent is in the schema. */
declare const declared: unique symbol;

/** An expected failure: data with a stable code, never thrown. */
export interface Failure<Code extends string = string> {
  readonly code: Code;
  /** The field of the input that is wrong. */
  readonly path?: readonly PathSegment[];
  /** The index of the refused action among several, from 0. */
  readonly actionIndex?: number;
  readonly [declared]: true;
}

/** A code as the schema and the documents show it. */
export interface DeclaredFailure extends FailureMeaning {
  readonly code: string;
  /** The areas that `failuresOf` was given for this code: more than one if several lists have it. */
  readonly areas: readonly string[];
}

const codes = new Map<string, { meaning: FailureMeaning; areas: string[] }>();

type HearCode = (code: string, meaning: FailureMeaning) => void;
const listeners: HearCode[] = [];

/** Calls `hear` for every code that is declared, before and from now on. */
export function hearCodes(hear: HearCode): void {
  listeners.push(hear);
  for (const [code, { meaning }] of codes) hear(code, meaning);
}

/**
 * Declares a list of codes with their meanings, and returns the function that makes their failures. Each code becomes a
 * value of the schema's `UserErrorCode`, with its meaning as description.
 *
 * @param area where the failures can happen, in a word or two, for the documents
 * @throws Error when a code is already declared with another meaning
 */
export function failuresOf<Code extends string>(
  area: string,
  meanings: Readonly<Record<Code, FailureMeaning>>,
): (code: Code, ...path: PathSegment[]) => Failure<Code> {
  for (const [code, meaning] of Object.entries<FailureMeaning>(meanings)) {
    const known = codes.get(code);
    if (known && known.meaning !== meaning) throw new Error(`${code} has two meanings.`);
    codes.set(code, { meaning, areas: [...(known?.areas ?? []), area] });
    if (!known) for (const hear of listeners) hear(code, meaning);
  }
  return (code, ...path) => ({ code, ...(path.length > 0 && { path }) }) as Failure<Code>;
}

/** Every code that the loaded modules have declared, in the order of their declaration. */
export const declaredFailures = (): DeclaredFailure[] =>
  [...codes].map(([code, { meaning, areas }]) => ({ code, ...meaning, areas }));

/** The meaning of a failure, in every language. @throws Error for a code that is not declared */
export function meaningOf({ code }: Pick<Failure, 'code'>): FailureMeaning {
  const known = codes.get(code);
  if (!known) throw new Error(`${code} is not declared.`);
  return known.meaning;
}
