import type { MessageKey } from '../messages/areas';
import { t } from '../i18n/i18n';

/** All scopes that a user can grant, as on the consent page. Add each new scope of that page here. */
export const SCOPES = [
  'profile:read',
  'email:read',
  'match:read',
  'match:play',
  'plan:write',
  'review:write',
  'challenge:read',
  'challenge:write',
  'message:read',
  'phrase:write',
  'message:write',
  'notification:read',
  'notification:write',
  'event:read',
  'preference:read',
  'preference:write',
  'push:write',
  'vacation:write',
  'block:write',
  'friend:read',
  'friend:write',
  'club:read',
  'club:write',
  'report:write',
  'webhook:read',
  'webhook:write',
  'bot:play',
] as const;
type Scope = (typeof SCOPES)[number];

const isKnown = (scope: string): scope is Scope => SCOPES.some((known) => known === scope);

/** The text of a scope. A scope that this client does not know is shown by its name. */
export function scopeText(scope: string): string {
  if (!isKnown(scope)) return scope;
  const key: MessageKey = `settings.scope.${scope}`;
  return t(key);
}
