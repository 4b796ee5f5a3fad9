import type { KoaContextWithOIDC } from 'oidc-provider';
import { toGlobalId } from '../../../../platform/api/ids.js';
import { SCOPES } from '../../../../platform/api/scopes.js';

type Answer = Readonly<Record<string, unknown>>;

/** Corrects the library's answers about OpenID Connect, which is off. */
export async function correctAnswers(
  ctx: KoaContextWithOIDC,
  next: () => Promise<unknown>,
): Promise<void> {
  await next();
  const correct = CORRECTIONS[ctx.oidc?.route];
  if (correct) ctx.body = correct(ctx.body as Answer);
}

const CORRECTIONS: Readonly<Record<string, (answer: Answer) => Answer>> = {
  discovery: trueMetadata,
  registration: (answer) => ({
    ...answer,
    id_token_signed_response_alg: undefined,
    require_auth_time: undefined,
  }),
  introspection: ({ sub, ...answer }) => ({
    ...answer,
    ...(typeof sub === 'string' && { sub: toGlobalId('User', sub) }),
  }),
};

/**
 * The metadata without what it says about ID tokens, which the service does not have, and about answers by a form, for
 * which a page would need a script. Only our scopes are in it: the library adds `openid`.
 */
function trueMetadata(metadata: Answer): Answer {
  const methods = metadata['token_endpoint_auth_methods_supported'];
  return {
    ...metadata,
    claim_types_supported: undefined,
    claims_supported: undefined,
    id_token_signing_alg_values_supported: undefined,
    introspection_endpoint_auth_methods_supported: methods,
    response_modes_supported: ['query', 'fragment'],
    revocation_endpoint_auth_methods_supported: methods,
    scopes_supported: SCOPES,
  };
}
