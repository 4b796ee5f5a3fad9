import { useMutation } from '@urql/preact';
import type { AnyVariables, DocumentInput } from '@urql/core';
import { useState } from 'preact/hooks';

interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly path: readonly string[] | null;
}

/** Every mutation has one field, whose payload tells what was refused. */
type Answer = Readonly<Record<string, unknown>> & { readonly __typename?: string };

/** The refusals of an answer, whatever its mutation is called. */
function refusalsOf(data: Answer): readonly Refusal[] {
  const payloads = Object.values(data).filter((value) => typeof value === 'object');
  return payloads.flatMap(
    (payload) => (payload as { userErrors?: readonly Refusal[] } | null)?.userErrors ?? [],
  );
}

/** A mutation with what was refused of it in words, so that each button can say it beside itself. */
export function useDeed<Data extends object, Variables extends AnyVariables>(
  document: DocumentInput<Data, Variables>,
) {
  const [{ fetching }, execute] = useMutation<Data, Variables>(document);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [failure, setFailure] = useState('');

  /** @returns the answer where nothing was refused */
  async function run(variables: Variables): Promise<Data | null> {
    const { data, error } = await execute(variables);
    const refused = data ? refusalsOf(data as Answer) : [];
    setRefusals(refused);
    setFailure(error?.message ?? '');
    return data && refused.length === 0 ? data : null;
  }
  return { run, isRunning: fetching, refusals, wrong: refusals[0]?.message ?? failure };
}
