import { Button } from '../design/button';
import { t } from '../i18n/i18n';

interface Props {
  readonly page: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly isLoading: boolean;
  readonly onMore: (after: string) => void;
}

/** Loads the next page of a list and appends it. */
export function More({ page: { hasNextPage, endCursor }, isLoading, onMore }: Props) {
  if (!hasNextPage || !endCursor) return null;
  return (
    <Button disabled={isLoading} onClick={() => onMore(endCursor)}>
      {t('app.more')}
    </Button>
  );
}
