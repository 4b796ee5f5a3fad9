import type { ComponentChildren } from 'preact';
import { Pending } from './pending';

interface Props<Data> {
  readonly result: {
    readonly data?: Data | undefined;
    readonly error?: unknown;
    readonly reload: () => void;
  };
  readonly children: (data: Data) => ComponentChildren;
}

/**
 * Shows the data of a query. Former data stays visible during a reload. Without data, `Pending` offers a
 * retry.
 */
export function Answer<Data>({ result: { data, error, reload }, children }: Props<Data>) {
  if (data) return <>{children(data)}</>;
  return <Pending error={error} reload={reload} />;
}
