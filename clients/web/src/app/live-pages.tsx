import type { AnyVariables, DocumentInput } from '@urql/core';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useLiveQuery } from '../api/hooks';
import { Button } from '../design/button';
import { t } from '../i18n/i18n';
import { Answer } from './answer';

interface Props<Data, Variables extends AnyVariables> {
  readonly query: DocumentInput<Data, Variables>;
  /** The variables for the page that begins after a cursor. The first page begins after null. */
  readonly variablesAt: (after: string | null) => Variables;
  /** Without an answer there is no next page. */
  readonly infoOf: (
    data: Data,
  ) => { readonly hasNextPage: boolean; readonly endCursor: string | null } | null | undefined;
  readonly after?: string | null;
  /** Whether the page has just loaded the first page of the list. */
  readonly isLoaded?: boolean;
  readonly children: (data: Data, isFirst: boolean) => ComponentChildren;
}

/**
 * A list that changes while it is shown. Each page begins where the page before it ends now, and an event reloads all
 * pages. So no entry is duplicated, left out, or shown after it is gone.
 */
export function LivePages<Data, Variables extends AnyVariables>(props: Props<Data, Variables>) {
  const { query, variablesAt, infoOf, after = null, isLoaded = false, children } = props;
  const [isOpen, setOpen] = useState(false);
  const result = useLiveQuery(query, variablesAt(after), { isLoaded });
  return (
    <Answer result={result}>
      {(data) => {
        const info = infoOf(data);
        const next = info?.hasNextPage ? info.endCursor : null;
        return (
          <>
            {children(data, after === null)}
            {next && isOpen && <LivePages {...props} after={next} isLoaded={false} />}
            {next && !isOpen && <Button onClick={() => setOpen(true)}>{t('app.more')}</Button>}
          </>
        );
      }}
    </Answer>
  );
}
