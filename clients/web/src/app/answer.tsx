import type { ComponentChildren } from 'preact';
import { Pending } from './pending';

interface Props<Data> {
  readonly result: {
    readonly data?: Data | undefined;
    readonly error?: unknown;
    readonly again: () => void;
  };
  readonly children: (data: Data) => ComponentChildren;
}

/** What a query answered; what was there last is shown on while it is asked again, and a failure can be tried again. */
export function Answer<Data>({ result: { data, error, again }, children }: Props<Data>) {
  if (data) return <>{children(data)}</>;
  return <Pending error={error} again={again} />;
}
