import type Provider from 'oidc-provider';
import type { SignedTokens } from '../../../../platform/signing/signed-tokens.js';

const PURPOSE = 'oauth refresh successor';

/** The library's class: its static `ctx` is the request that is being answered. */
type ProviderClass = Pick<typeof Provider, 'ctx'>;

/** The part of a token that the library's types do not name. */
interface DrawnToken {
  readonly grantId?: string;
  generateTokenId: (this: DrawnToken) => string;
}

/** The refresh token that the current request exchanges; null if it exchanges none. */
export const exchangedToken = ({ ctx }: ProviderClass): string | null =>
  ctx?.oidc.entities.RotatedRefreshToken?.jti ?? null;

/**
 * Makes the new refresh token of an exchange from the old one, so that an app that lost the answer, or asks twice
 * at once, gets the same one again (ADR 39). To compute it one needs the old token, the id of the grant, which is
 * only in the database, and the service's secret.
 */
export function deriveSuccessors(
  provider: Provider,
  library: ProviderClass,
  signing: SignedTokens,
): void {
  const prototype = provider.RefreshToken.prototype as unknown as DrawnToken;
  const drawTokenId = prototype.generateTokenId;
  prototype.generateTokenId = function (this: DrawnToken): string {
    const old = exchangedToken(library);
    if (old === null) return drawTokenId.call(this);
    return signing.signature(PURPOSE, `${this.grantId}.${old}`);
  };
}
