import type { AnyVariables, DocumentInput } from '@urql/core';
import { useMutation } from '@urql/preact';
import { useState } from 'preact/hooks';
import type { RefusalFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';

interface Payload {
  readonly userErrors: readonly RefusalFragment[];
}

/** What was wrong with what was sent: `path` is null where it is no field. */
type Wrong = Pick<RefusalFragment, 'path' | 'message'>;

/** A change that a form or a button sends, with what became of it. */
export interface Change<Data, Variables> {
  /** @returns the answer; undefined when it was refused or lost */
  readonly send: (variables: Variables) => Promise<Data | undefined>;
  readonly isSending: boolean;
  /** Whether the last one sent was done. */
  readonly isDone: boolean;
  /** What is wrong with a field of the input, or with the part of it that the further steps name. */
  readonly wrong: (...path: readonly string[]) => string | undefined;
  /** What is wrong with none of `fields`, to be told beside the button. */
  readonly others: (...fields: readonly string[]) => readonly string[];
}

/** Sends a mutation, and sorts what is wrong by the fields of the input. */
export function useChange<Data, Variables extends AnyVariables>(
  document: DocumentInput<Data, Variables>,
  payloadOf: (data: Data) => Payload,
): Change<Data, Variables> {
  const [{ fetching }, run] = useMutation<Data, Variables>(document);
  const [wrongs, setWrongs] = useState<readonly Wrong[] | null>(null);
  async function send(variables: Variables): Promise<Data | undefined> {
    const { data } = await run(variables);
    const found: readonly Wrong[] = data
      ? payloadOf(data).userErrors
      : [{ path: null, message: t('app.failed') }];
    setWrongs(found);
    return found.length === 0 ? data : undefined;
  }
  const isAt = ({ path }: Wrong, field: string) => path?.includes(field) ?? false;
  return {
    send,
    isSending: fetching,
    isDone: wrongs?.length === 0,
    wrong: (...path) => wrongs?.find((wrong) => path.every((step) => isAt(wrong, step)))?.message,
    others: (...fields) =>
      (wrongs ?? [])
        .filter((wrong) => !fields.some((field) => isAt(wrong, field)))
        .map(({ message }) => message),
  };
}
