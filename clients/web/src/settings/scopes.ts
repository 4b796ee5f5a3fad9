import type { MessageKey } from '../messages/areas';
import { t } from '../i18n/i18n';

/** What one may let a program do, as the consent page has it; a row more there is a row more here. */
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
  'message:write',
  'notification:read',
  'notification:write',
  'event:read',
  'preference:read',
  'preference:write',
  'vacation:write',
  'block:write',
  'report:write',
  'webhook:read',
  'webhook:write',
  'bot:play',
] as const;
type Scope = (typeof SCOPES)[number];

const isKnown = (scope: string): scope is Scope => SCOPES.some((known) => known === scope);

/** A scope in words; one that this page does not know yet by its name. */
export function scopeWords(scope: string): string {
  if (!isKnown(scope)) return scope;
  const key: MessageKey = `settings.scope.${scope}`;
  return t(key);
}
