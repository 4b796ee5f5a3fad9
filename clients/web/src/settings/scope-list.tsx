import type { AccessSettingsQuery } from '../generated/graphql';
import { scopeText } from './scopes';
import styles from './settings.module.css';

type Scope = NonNullable<
  NonNullable<AccessSettingsQuery['me']>['apiTokens']
>[number]['scopes'][number];

/** What a token or an app may do. One line each, because some texts are long. */
export function ScopeList({ scopes }: { scopes: readonly Scope[] }) {
  return (
    <ul class={styles.scopes}>
      {scopes.map((scope) => (
        <li key={scope}>{scopeText(scope)}</li>
      ))}
    </ul>
  );
}
