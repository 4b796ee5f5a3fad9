import type { Adapter, AdapterPayload, errors as Errors } from 'oidc-provider';
import { isUuid } from '../../../../platform/api/ids.js';
import type { App, Apps } from '../../application/apps.js';
import { isNative } from '../../domain/app.js';

export const GRANT_TYPES = [
  'authorization_code',
  'refresh_token',
  'urn:ietf:params:oauth:grant-type:device_code',
];

const never = () => Promise.resolve(undefined);

/** Apps as clients of oidc-provider. It is given hashes of their secrets and compares hashes. */
export class AppAdapter implements Adapter {
  readonly findByUid = never;
  readonly findByUserCode = never;
  readonly consume = never;
  readonly revokeByGrantId = never;
  readonly destroy = never;

  constructor(
    private readonly apps: Apps,
    private readonly errors: typeof Errors,
  ) {}

  /** Registers an app that registers itself. `registration.ts` has checked its metadata. */
  async upsert(id: string, payload: AdapterPayload): Promise<void> {
    const { client_name: name, client_uri: homepage, redirect_uris, client_secret } = payload;
    const profile = { name: name!, homepage: homepage ?? null, redirectUris: redirect_uris ?? [] };
    const app = await this.apps.register(profile, client_secret ?? null, id);
    if (app === null) {
      throw new this.errors.InvalidRequest('too many apps have registered themselves', 503);
    }
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const app = isUuid(id) ? await this.apps.find(id) : null;
    return app ? metadataOf(app) : undefined;
  }
}

const metadataOf = (app: App): AdapterPayload => ({
  client_id: app.id,
  client_name: app.name,
  ...(app.homepage !== null && { client_uri: app.homepage }),
  redirect_uris: [...app.redirectUris],
  application_type: isNative(app.redirectUris) ? 'native' : 'web',
  grant_types: [...GRANT_TYPES],
  ...(app.secretHash
    ? {
        token_endpoint_auth_method: 'client_secret_basic', // the library accepts client_secret_post as well
        client_secret: app.secretHash.toString('base64url'),
      }
    : { token_endpoint_auth_method: 'none' }),
});
