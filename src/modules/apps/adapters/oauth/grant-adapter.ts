import type { Adapter, AdapterPayload } from 'oidc-provider';
import { isScope } from '../../../../platform/api/scopes.js';
import type { AppGrants } from '../../application/app-grants.js';

/** The scopes in a grant's payload. */
interface GrantPayload extends AdapterPayload {
  readonly openid?: { readonly scope?: string };
}

const never = () => Promise.resolve(undefined);

/** Grants of oidc-provider as rows, so that users can list them. */
export class GrantAdapter implements Adapter {
  readonly findByUid = never;
  readonly findByUserCode = never;
  readonly consume = never;
  readonly revokeByGrantId = never;

  constructor(private readonly grants: AppGrants) {}

  async upsert(id: string, { accountId, clientId, openid }: GrantPayload): Promise<void> {
    const scopes = (openid?.scope ?? '').split(' ').filter(isScope);
    await this.grants.add({ id, userId: accountId!, appId: clientId!, scopes });
  }

  async find(id: string): Promise<GrantPayload | undefined> {
    const found = await this.grants.byId(id);
    if (!found) return undefined;
    return {
      jti: id,
      kind: 'Grant',
      iat: Math.floor(found.createdAt.getTime() / 1000),
      accountId: found.userId,
      clientId: found.appId,
      openid: { scope: found.scopes.join(' ') },
    };
  }

  destroy(id: string): Promise<void> {
    return this.grants.end(id);
  }
}
