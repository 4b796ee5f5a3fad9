import { appProblems, isNative } from '../../domain/app.js';
import { GRANT_TYPES } from './app-adapter.js';

/** Why an app may not register itself, in the terms of RFC 7591. */
export interface RegistrationRefusal {
  readonly error: 'invalid_client_metadata' | 'invalid_redirect_uri';
  readonly error_description: string;
}

type Metadata = Readonly<Record<string, unknown>>;

/**
 * The metadata of an app that we accept (RFC 7591): its name, homepage and redirect URIs, and what it states about the
 * protocol, which the library keeps or refuses. The rest is ignored and not in the answer, so that the service never
 * requests an address in it.
 */
export function registrationOf(body: unknown): Metadata | RegistrationRefusal {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return refusal('send a JSON object');
  }
  const metadata = body as Metadata;
  const { client_name, client_uri, redirect_uris } = metadata;
  const profile = profileOf(client_name, client_uri, redirect_uris);
  if (!profile) return refusal('client_name, client_uri and redirect_uris have wrong types');
  const [problem] = appProblems(profile);
  if (problem?.field === 'redirectUris') {
    return {
      error: 'invalid_redirect_uri',
      error_description:
        '1 to 10: https, http at 127.0.0.1, [::1] or localhost, or a private scheme with a dot; no fragments',
    };
  }
  if (problem)
    return refusal(`${problem.field === 'name' ? 'client_name' : 'client_uri'} is wrong`);
  return {
    client_name: profile.name,
    ...(profile.homepage !== null && { client_uri: profile.homepage }),
    redirect_uris: profile.redirectUris,
    application_type: isNative(profile.redirectUris) ? 'native' : 'web',
    grant_types: GRANT_TYPES,
    response_types: ['code'],
    ...Object.fromEntries(
      STATED.flatMap((name) => (name in metadata ? [[name, metadata[name]]] : [])),
    ),
  };
}

/** What an app may state about the protocol. */
const STATED = ['token_endpoint_auth_method', 'grant_types', 'response_types', 'application_type'];

function profileOf(name: unknown, homepage: unknown, uris: unknown) {
  if (typeof name !== 'string' || !Array.isArray(uris)) return null;
  if (homepage !== undefined && typeof homepage !== 'string') return null;
  const redirectUris = uris.filter((uri): uri is string => typeof uri === 'string');
  if (redirectUris.length !== uris.length) return null;
  return { name, homepage: homepage ?? null, redirectUris };
}

const refusal = (error_description: string): RegistrationRefusal => ({
  error: 'invalid_client_metadata',
  error_description,
});
