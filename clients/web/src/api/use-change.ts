import type { AnyVariables, DocumentInput } from '@urql/core';
import { useMutation } from '@urql/preact';
import { useState } from 'preact/hooks';
import type { RefusalFragment } from '../generated/graphql';
import { saysSuspended, whyFailed } from './why-failed';

type PathSegment = string | number;

/** The errors of a mutation's payload. */
export interface Payload {
  readonly userErrors: readonly RefusalFragment[];
}

/** An error of a mutation. `path` is null if it belongs to no field. */
type InputError = Pick<RefusalFragment, 'path' | 'message'>;

/** A mutation that a form or a button sends, and its result. */
export interface Change<Data, Variables> {
  /** @returns the answer, or undefined if the mutation was refused or lost */
  readonly send: (variables: Variables) => Promise<Data | undefined>;
  readonly isSending: boolean;
  /** Whether the last mutation succeeded. */
  readonly isDone: boolean;
  /** The error of an input field, or of the nested field at the given path. */
  readonly errorAt: (...path: readonly PathSegment[]) => string | undefined;
  /** The errors that belong to none of `fields`. They are shown beside the button. */
  readonly otherErrors: (...fields: readonly string[]) => readonly string[];
  /** Whether the last mutation was refused because the person is suspended. */
  readonly isSuspended: boolean;
}

/** Sends a mutation and sorts its errors by input field. */
export function useChange<Data, Variables extends AnyVariables>(
  document: DocumentInput<Data, Variables>,
  payloadOf: (data: Data) => Payload,
): Change<Data, Variables> {
  const [{ fetching, error: failure }, run] = useMutation<Data, Variables>(document);
  const [errors, setErrors] = useState<readonly InputError[] | null>(null);
  async function send(variables: Variables): Promise<Data | undefined> {
    const { data, error } = await run(variables);
    const found: readonly InputError[] = data
      ? payloadOf(data).userErrors
      : [{ path: null, message: whyFailed(error) }];
    setErrors(found);
    return found.length === 0 ? data : undefined;
  }
  const isAt = ({ path }: InputError, step: PathSegment) => path?.includes(step) ?? false;
  return {
    send,
    isSending: fetching,
    isSuspended: saysSuspended(failure),
    isDone: errors?.length === 0,
    errorAt: (...path) => errors?.find((error) => path.every((step) => isAt(error, step)))?.message,
    otherErrors: (...fields) =>
      (errors ?? [])
        .filter((error) => !fields.some((field) => isAt(error, field)))
        .map(({ message }) => message),
  };
}
